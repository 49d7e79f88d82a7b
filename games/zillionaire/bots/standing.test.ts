import { zillionaire } from '../rules/index.ts';
import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { Standing } from './standing.ts';

const viewOf = (game: number, points: readonly number[]) => {
  const table = { seats: 4, options: { games: 4 } };
  return { ...zillionaire.view(zillionaire.setup(table, fastRng(1)), 0), game, points };
};

describe('what an order of going out is worth', () => {
  it('is the match itself in the last game, shared by those with equal points', () => {
    const worth = new Standing(viewOf(4, [8, 10, 3, 3]), 0).worth([0, 1, 2, 3], 0);
    expect([...worth]).toEqual([0.5, 0.5, 0, 0]);
  });

  it('adds up to 1 before that, and more so for the Rich', () => {
    const worth = new Standing(viewOf(2, [4, 4, 2, 2]), 0).worth([2, 0, 1, 3], 0);
    expect(worth.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(worth[2]).toBeGreaterThan(worth[3]!);
    expect(worth[0]).toBeGreaterThan(worth[1]!);
  });

  it('knows what cannot be caught up', () => {
    const worth = new Standing(viewOf(3, [12, 2, 4, 8]), 0).worth([0, 1, 2, 3], 0);
    expect(worth[0]).toBe(1);
  });

  it('counts points for a little where asked to', () => {
    const lost = new Standing(viewOf(4, [18, 3, 3, 3]), 0.1).worth([0, 2, 1, 3], 0);
    expect(lost[2]).toBeGreaterThan(lost[1]!);
    expect(lost[1]).toBeGreaterThan(lost[3]!);
  });
});
