import { zillionaire } from '../rules/index.ts';
import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { MatchUtility } from './matchUtility.ts';

const viewOf = (game: number, points: readonly number[]) => {
  const table = { seats: 4, options: { games: 4 } };
  return { ...zillionaire.view(zillionaire.setup(table, fastRng(1)), 0), game, points };
};

describe('what an order of going out is worth', () => {
  it('is the match itself in the last game, shared by those with equal points', () => {
    const utility = new MatchUtility(viewOf(4, [8, 10, 3, 3]), 0).of([0, 1, 2, 3], 0);
    expect([...utility]).toEqual([0.5, 0.5, 0, 0]);
  });

  it('adds up to 1 before that, and more so for the Rich', () => {
    const utility = new MatchUtility(viewOf(2, [4, 4, 2, 2]), 0).of([2, 0, 1, 3], 0);
    expect(utility.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(utility[2]).toBeGreaterThan(utility[3]!);
    expect(utility[0]).toBeGreaterThan(utility[1]!);
  });

  it('knows what cannot be caught up', () => {
    const utility = new MatchUtility(viewOf(3, [12, 2, 4, 8]), 0).of([0, 1, 2, 3], 0);
    expect(utility[0]).toBe(1);
  });

  it('counts points for a little where asked to', () => {
    const lost = new MatchUtility(viewOf(4, [18, 3, 3, 3]), 0.1).of([0, 2, 1, 3], 0);
    expect(lost[2]).toBeGreaterThan(lost[1]!);
    expect(lost[1]).toBeGreaterThan(lost[3]!);
  });
});
