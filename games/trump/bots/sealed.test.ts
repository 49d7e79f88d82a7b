import { describe, expect, it } from 'vitest';
import { type SealedGame, solve } from './sealed.ts';

const ROUNDS = 5_000;

/** The highest bid pays itself; equal ones share. `values[bidder][kind]` in steps, all kinds equally likely. */
function firstPrice(
  values: readonly (readonly number[])[],
  cash: (bidder: number) => number,
): SealedGame {
  const kinds = values.map((list) => list.length);
  const deals = kinds.reduce((all, count) => all * count, 1);
  const kindOf = (deal: number, bidder: number): number => {
    let rest = deal;
    for (let before = 0; before < bidder; before++) rest = Math.floor(rest / kinds[before]!);
    return rest % kinds[bidder]!;
  };
  return {
    bidders: values.length,
    deals,
    kinds,
    kindOf,
    bidsOf: (bidder) => cash(bidder) + 1,
    learns: () => true,
    outcome(deal, bids, into) {
      let most = -1;
      let first = 0;
      for (let bidder = 0; bidder < values.length; bidder++) {
        if (bids[bidder]! > most) first = 0;
        most = Math.max(most, bids[bidder]!);
        if (bids[bidder] === most) first++;
      }
      for (let bidder = 0; bidder < values.length; bidder++) {
        const value = values[bidder]![kindOf(deal, bidder)]!;
        into[bidder] = bids[bidder] === most ? (value - most) / first : 0;
      }
    },
  };
}

const meanBid = (plan: Float64Array): number =>
  plan.reduce((sum, share, bid) => sum + share * bid, 0);

describe('sealed bids', () => {
  it('two alike who know only their own value bid about half of it', () => {
    const values = Array.from({ length: 11 }, (_, value) => 2 * value);
    const solution = solve(
      firstPrice([values, values], () => 12),
      16 * ROUNDS,
    );
    for (const kind of [3, 5, 7, 9, 10]) {
      expect(Math.abs(meanBid(solution.plan(0, kind)) - kind)).toBeLessThan(1.2);
      expect(Math.abs(meanBid(solution.plan(1, kind)) - kind)).toBeLessThan(1.2);
    }
  });

  it('three alike shade less: about two thirds', () => {
    const values = Array.from({ length: 6 }, (_, value) => 3 * value);
    const solution = solve(
      firstPrice([values, values, values], () => 14),
      16 * ROUNDS,
    );
    for (const kind of [3, 4, 5]) {
      expect(Math.abs(meanBid(solution.plan(0, kind)) - (2 / 3) * 3 * kind)).toBeLessThan(1.5);
    }
  });

  it('two who know each other to want it alike leave nothing to gain', () => {
    const solution = solve(
      firstPrice([[8], [8]], () => 12),
      ROUNDS,
    );
    expect(meanBid(solution.plan(0, 0))).toBeGreaterThan(6);
    expect(meanBid(solution.plan(0, 0))).toBeLessThanOrEqual(8);
    expect(Math.max(...solution.worth(0, 0))).toBeLessThan(1);
  });

  it('one with little cash is outbid by a step, and not by more', () => {
    const solution = solve(
      firstPrice([[10], [10]], (bidder) => (bidder === 1 ? 3 : 12)),
      ROUNDS,
    );
    const plan = solution.plan(0, 0);
    expect(plan.indexOf(Math.max(...plan))).toBe(4);
    expect(plan[4]).toBeGreaterThan(0.9);
    expect(solution.worth(0, 0)[4]).toBeCloseTo(6, 0);
    expect(solution.plan(1, 0)).toHaveLength(4);
  });

  it('nobody gains much by leaving the plan', () => {
    const game = firstPrice(
      [
        [4, 10],
        [6, 12],
      ],
      () => 12,
    );
    const solution = solve(game, 4 * ROUNDS);
    for (let bidder = 0; bidder < 2; bidder++) {
      for (let kind = 0; kind < 2; kind++) {
        const plan = solution.plan(bidder, kind);
        const worth = solution.worth(bidder, kind);
        const byPlan = plan.reduce((sum, share, bid) => sum + share * worth[bid]!, 0);
        expect(Math.max(...worth) - byPlan).toBeLessThan(0.15);
      }
    }
  });

  it('comes to the same every time', () => {
    const game = firstPrice([[5, 9], [7]], () => 10);
    expect(solve(game, 500).plan(0, 1)).toEqual(solve(game, 500).plan(0, 1));
  });
});
