import { describe, expect, it } from 'vitest';
import { finish } from '@parlor/search';
import { lessonsOf } from './learn.ts';
import { STAGES } from './stages.ts';
import { TRAITS } from './traits.ts';
import { SPREADS, WEIGHTS } from './weights.ts';

describe('what was learned', () => {
  it('is of the shape that the learner gives', () => {
    const lessons = finish(lessonsOf(3));
    for (const table of [lessons.weights, WEIGHTS]) {
      expect(table).toHaveLength(STAGES);
      for (const row of table) expect(row).toHaveLength(TRAITS);
    }
    expect(lessons.spreads).toHaveLength(SPREADS.length);
  });

  it('makes cash worth about itself in the end, and a card that pays at once worth most of its pay', () => {
    const [cash, , met] = WEIGHTS.at(-1)!;
    expect(cash).toBeGreaterThan(90);
    expect(cash).toBeLessThan(105);
    expect(met).toBeGreaterThan(70);
    expect(met).toBeLessThanOrEqual(100);
  });
});
