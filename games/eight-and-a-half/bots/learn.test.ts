import { fastRng } from '@parlor/kit';
import { eightAndAHalf } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { learnWeights } from './learn.ts';
import { SENSIBLE } from './levels.ts';
import { FEATURES, prospectOf } from './prospects.ts';
import { MatchUtility } from './matchUtility.ts';
import { position } from './testPosition.ts';
import { WEIGHTS } from './weights.ts';

describe('learnWeights', () => {
  it('learns the same from the same seed, a weight for every feature', () => {
    const weights = learnWeights(3, 40, SENSIBLE, 1);
    expect(weights).toEqual(learnWeights(3, 40, SENSIBLE, 1));
    expect(weights.out).toHaveLength(FEATURES);
    expect(weights.fewest).toHaveLength(FEATURES);
  });
});

describe('the learned weights', () => {
  it('are there for every number of seats', () => {
    for (const seats of eightAndAHalf.seatCounts) {
      expect(WEIGHTS[seats]!.out).toHaveLength(FEATURES);
      expect(WEIGHTS[seats]!.fewest).toHaveLength(FEATURES);
    }
  });

  it('add up to 1 over the seats', () => {
    for (const seats of eightAndAHalf.seatCounts) {
      const state = eightAndAHalf.setup(
        { seats, options: { ...eightAndAHalf.presets.standard, rounds: 3 } },
        fastRng(seats),
      );
      const matchUtility = new MatchUtility(Array.from(state.points), 2);
      let sum = 0;
      for (let seat = 0; seat < seats; seat++)
        sum += prospectOf(state, seat, WEIGHTS[seats]!, matchUtility);
      expect(sum).toBeCloseTo(1);
    }
  });

  it('would rather have few cards, and a Ghost on the table than a 1', () => {
    const matchUtility = new MatchUtility([0, 0, 0], 3);
    const prospect = (opens: string, hand: string): number =>
      prospectOf(
        position({
          hands: [hand, '3 4 6', '3 4 6'],
          opens: [opens, '6 7', '6 7'],
          blinds: ['3 4 5', '3 4 5', '3 4 6'],
          table: [0],
        }),
        0,
        WEIGHTS[3]!,
        matchUtility,
      );
    expect(prospect('G 9', '')).toBeGreaterThan(prospect('1 2', ''));
    expect(prospect('G 9', '')).toBeGreaterThan(prospect('G 9', '1 2 3 4 6'));
  });
});
