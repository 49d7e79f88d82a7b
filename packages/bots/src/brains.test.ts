import { describe, expect, it } from 'vitest';
import { LEVELS } from '@parlor/search';
import { brains } from '@parlor/games/bots';

const all = await Promise.all(Object.values(brains).map((load) => load()));

describe('the players of all games', () => {
  it('have names of their own: nobody is in two games or at two levels', () => {
    const names = all.flatMap(({ personas }) => LEVELS.map((level) => personas[level].name));
    expect(names).toHaveLength(all.length * LEVELS.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('think longer from level to level, where they search', () => {
    for (const { iterations } of all) {
      expect(iterations.skilled).toBeGreaterThan(iterations.casual);
      expect(iterations.expert).toBeGreaterThan(iterations.skilled);
    }
  });
});
