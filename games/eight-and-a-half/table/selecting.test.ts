import { describe, expect, it } from 'vitest';
import { type Card, GHOST, HALF } from '../facts/types.ts';
import type { Move } from '../rules/index.ts';
import {
  cardsFor,
  type Chosen,
  chosenMove,
  isSame,
  isUsable,
  offered,
  rowsOf,
  tap,
} from './selecting.ts';
import { stepsOf } from './testMatches.ts';
import type { Placed } from './tracking.ts';

const handOf = (...cards: Card[]): Placed[] => cards.map((card, i) => ({ key: `k${i}`, card }));
const plays = (card: Card, most: number): Move[] =>
  Array.from({ length: most }, (_, i) => ({ type: 'play', card, count: i + 1 }));
const PAIR: Move = { type: 'eight-and-a-half' };

const tapped = (hand: Placed[], legal: Move[], ...keys: string[]): Chosen => {
  let chosen: Chosen = [];
  for (const key of keys) {
    const next = tap(hand, chosen, legal, key);
    if ('chosen' in next) ({ chosen } = next);
  }
  return chosen;
};

describe('choosing from the hand', () => {
  it('takes twins together and lets them go one by one', () => {
    const hand = handOf(7, 7, 9);
    const legal = [...plays(7, 2), ...plays(9, 1)];
    expect(tapped(hand, legal, 'k0', 'k1')).toEqual(['k0', 'k1']);
    expect(tapped(hand, legal, 'k0', 'k1', 'k0')).toEqual(['k1']);
    expect(tapped(hand, legal, 'k0', 'k0')).toEqual([]);
  });

  it('turns to another card when that one cannot go with it', () => {
    const legal = [...plays(7, 1), ...plays(9, 1)];
    expect(tapped(handOf(7, 9), legal, 'k0', 'k1')).toEqual(['k1']);
  });

  it('takes 8 and Half together where that is a play', () => {
    const hand = handOf(8, HALF);
    expect(tapped(hand, [...plays(8, 1), ...plays(HALF, 1), PAIR], 'k1', 'k0')).toEqual([
      'k1',
      'k0',
    ]);
    expect(tapped(hand, [...plays(8, 1), ...plays(HALF, 1)], 'k1', 'k0')).toEqual(['k0']);
  });

  it('brings the other half of the pair along where neither goes alone, and lets both go', () => {
    const hand = handOf(8, HALF, GHOST);
    const legal = [PAIR, ...plays(GHOST, 1)];
    expect(tapped(hand, legal, 'k0')).toEqual(['k0', 'k1']);
    expect(tapped(hand, legal, 'k1')).toEqual(['k1', 'k0']);
    expect(tapped(hand, legal, 'k0', 'k1')).toEqual([]);
  });

  it('keeps the choice when one more of the same is too many, and can say why', () => {
    const hand = handOf(HALF, HALF);
    const legal = plays(HALF, 1);
    expect(tap(hand, ['k0'], legal, 'k1')).toEqual({
      refused: { type: 'play', card: HALF, count: 2 },
    });
  });

  it('names the move that is not allowed', () => {
    expect(tap(handOf(2, 7), [], plays(7, 1), 'k0')).toEqual({
      refused: { type: 'play', card: 2, count: 1 },
    });
  });

  it('never chooses anything but legal moves, and reaches them all', () => {
    let reached = 0;
    for (const { view, seat, legal } of stepsOf(4, 4, 31)) {
      const hand = handOf(...view.players[seat].hand!);
      for (const move of legal) {
        if (move.type !== 'play' && move.type !== 'eight-and-a-half') continue;
        const keys = cardsFor(hand, move);
        // Card by card; an 8 that goes down only with its Half brings it along.
        const isThere = keys
          .map((_, i) => chosenMove(hand, tapped(hand, [...legal], ...keys.slice(0, i + 1)), legal))
          .some((made) => made !== undefined && isSame(made, move));
        expect(isThere, JSON.stringify(move)).toBe(true);
        reached++;
      }
      for (const { key, card } of hand) {
        const next = tap(hand, [], legal, key);
        expect('chosen' in next).toBe(isUsable(legal, card));
      }
    }
    expect(reached).toBeGreaterThan(300);
  });
});

describe('plays with buttons of their own', () => {
  it('are all while they are few', () => {
    const legal = [...plays(3, 2), ...plays(9, 1)];
    expect(offered(legal, undefined, 6)).toEqual(legal);
  });

  it('are those with the chosen card when they are many', () => {
    const legal = [...plays(3, 3), ...plays(8, 1), ...plays(HALF, 3), PAIR];
    expect(offered(legal, undefined, 6)).toEqual([]);
    expect(offered(legal, { type: 'play', card: 3, count: 1 }, 6)).toEqual(plays(3, 3));
    expect(offered(legal, { type: 'play', card: 8, count: 1 }, 6)).toEqual([...plays(8, 1), PAIR]);
    expect(offered(legal, PAIR, 6)).toEqual([...plays(8, 1), ...plays(HALF, 3), PAIR]);
  });
});

describe('rows of a long hand', () => {
  it('are as even as they can be', () => {
    expect(rowsOf([1, 2, 3], 12)).toEqual([[1, 2, 3]]);
    expect(rowsOf(Array.from({ length: 14 }), 12).map(({ length }) => length)).toEqual([7, 7]);
    expect(rowsOf([], 12)).toEqual([[]]);
  });
});
