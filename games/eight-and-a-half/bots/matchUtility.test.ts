import { describe, expect, it } from 'vitest';
import { chancesAt, MatchUtility } from './matchUtility.ts';

const chances = (points: readonly number[], roundsLeft: number): number[] => {
  const into = new Float64Array(points.length);
  chancesAt(points, roundsLeft, into);
  return Array.from(into);
};

describe('chancesAt', () => {
  it('is the result when nothing is left to play', () => {
    expect(chances([3, 5, 1], 0)).toEqual([0, 1, 0]);
    expect(chances([5, 5, 1, 5], 0).map((chance) => chance.toFixed(3))).toEqual([
      '0.333',
      '0.333',
      '0.000',
      '0.333',
    ]);
  });

  it('is even where points are even, and adds up to 1', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const chance of chances(Array<number>(seats).fill(2), 4))
        expect(chance).toBeCloseTo(1 / seats);
      const uneven = chances(
        Array.from({ length: seats }, (_, seat) => seat),
        3,
      );
      expect(uneven.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(uneven.toSorted((a, b) => a - b)).toEqual(uneven);
    }
  });

  it('is worth more to lead late than to lead early', () => {
    expect(chances([4, 2, 2, 2], 1)[0]!).toBeGreaterThan(chances([4, 2, 2, 2], 5)[0]!);
  });

  it('knows a lead that cannot be lost', () => {
    expect(chances([9, 2, 2], 2)[0]).toBe(1);
  });
});

describe('MatchUtility', () => {
  it('looks up what a round changes', () => {
    const matchUtility = new MatchUtility([2, 2, 2], 1);
    expect(Array.from(matchUtility.ifRoundGoesTo(1, 0))).toEqual(chances([3, 4, 2], 1));
    expect(matchUtility.after([3, 4, 2])).toBe(matchUtility.ifRoundGoesTo(1, 0));
  });

  it('keeps some pride when the match is lost', () => {
    const matchUtility = new MatchUtility([0, 9, 0], 0, 0.03);
    expect(matchUtility.ifRoundGoesTo(0, 0)[0]).toBeCloseTo(0.03);
    expect(matchUtility.ifRoundGoesTo(2, 2)[0]).toBe(0);
  });
});
