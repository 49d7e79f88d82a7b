import { describe, expect, it } from 'vitest';
import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { NO_DRAFT, opening } from './draft.ts';
import { moveOf } from './moving.ts';
import { STANDARD } from './printed.ts';
import { candidates, groupsOf, leastBid, moveKey, others, worths } from './reading.ts';
import { type Step, stepsOf } from './testMatches.ts';

const first = (asked: View['asked'], fits: (step: Step) => boolean = () => true): Step => {
  for (let seed = 1; seed <= 12; seed++)
    for (const step of stepsOf(4, seed)) if (step.view.asked === asked && fits(step)) return step;
  throw new Error(`nobody was asked to ${asked}`);
};

describe('a hand', () => {
  it('lies in groups of the same face', () => {
    expect(groupsOf([3, 24, 24, 36, 36, 36])).toEqual([
      { card: 3, count: 1 },
      { card: 24, count: 2 },
      { card: 36, count: 3 },
    ]);
  });
});

describe('everybody’s money', () => {
  it('is what the game counts in the end, debts settled', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const { after } = [...stepsOf(4, seed, 'public')].at(-1)!;
      const all = worths(after);
      expect(all.map(({ seat, sum }) => [seat, sum])).toEqual(
        after
          .totals!.map((total, seat) => [seat, total] as const)
          .sort((a, b) => b[1] - a[1] || a[0] - b[0]),
      );
      for (const { cash, boxes, debts, sum } of all) expect(cash + boxes + debts).toBe(sum);
    }
  });

  it('counts a bid on the table as still one’s own', () => {
    const { view } = first('bid');
    const sums = new Map(worths(view).map(({ seat, cash }) => [seat, cash]));
    for (const [seat, cash] of view.cash.entries())
      expect(sums.get(seat)).toBe(cash + (view.sale?.bids[seat] ?? 0));
  });
});

describe('moves from choices', () => {
  it('are found among the candidates whenever they are not listed', () => {
    for (const { view, move } of stepsOf(4, 8)) {
      if (move.type !== 'play' && move.type !== 'knockOut' && move.type !== 'backIn') continue;
      expect(candidates(view, STANDARD).map(moveKey)).toContain(moveKey(move));
    }
  });

  it('seal an opening that is never more than the cash', () => {
    const { view, check } = first('open');
    const draft = opening(view, STANDARD, []);
    expect(draft.amount).toBeLessThanOrEqual(view.cash[view.viewer as Seat] ?? 0);
    expect(check(moveOf(view, STANDARD, 'open', draft))).toBeUndefined();
  });

  it('raise by at least ten, with investors in ascending order', () => {
    const { view, check } = first(
      'bid',
      ({ view: { sale, viewer, cash } }) =>
        sale!.investorPlayed &&
        sale!.leader !== viewer &&
        sale!.standing[viewer as Seat] === 'in' &&
        (cash[viewer as Seat] ?? 0) > leastBid(sale!, 10),
    );
    const draft = opening(view, STANDARD, null);
    const move = moveOf(view, STANDARD, 'bid', draft);
    expect(move).toMatchObject({ type: 'raise', cards: [] });
    expect(check(move)).toBeUndefined();
    expect(check({ ...move, cash: draft.cash - 10 })).toBeDefined();
    expect(moveOf(view, STANDARD, 'bid', { ...NO_DRAFT, investors: [34, 32] })).toEqual({
      type: 'raise',
      cash: 0,
      cards: [32, 34],
    });
  });

  it('wait for their aim', () => {
    const { view } = first('turn');
    const chosen = (change: object) => moveOf(view, STANDARD, 'turn', { ...NO_DRAFT, ...change });
    expect(chosen({})).toBeUndefined();
    expect(chosen({ card: 28 })).toBeUndefined();
    expect(chosen({ card: 28, seat: 2 })).toEqual({ type: 'play', card: 28, seat: 2 });
    expect(chosen({ card: 29, seat: 2 })).toBeUndefined();
    expect(chosen({ card: 29, property: 4 })).toEqual({ type: 'play', card: 29, property: 4 });
    expect(chosen({ card: 0, property: 4 })).toEqual({ type: 'play', card: 0 });
  });

  it('trade one for another', () => {
    const { view, check } = first('trade');
    const me = view.viewer as Seat;
    const give = view.owners.indexOf(me);
    const property = view.owners.findIndex((owner) => owner !== me);
    const move = moveOf(view, STANDARD, 'trade', { ...NO_DRAFT, give, property });
    expect(check(move)).toBeUndefined();
  });
});

describe('the others', () => {
  it('sit clockwise from me; onlookers see all', () => {
    const { view } = first('turn');
    expect(others({ ...view, viewer: 2 })).toEqual([3, 0, 1]);
    expect(others({ ...view, viewer: 'public' })).toEqual([0, 1, 2, 3]);
  });
});
