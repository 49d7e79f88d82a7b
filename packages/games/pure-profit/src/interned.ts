/** Every move that can be listed exists once; lists, parser and search share the objects. */

import type { Seat } from '@parlor/kit';
import { MOST_SEATS, SEAT_COUNTS } from './options.ts';
import { type Takes, takesOf } from './takes.ts';
import {
  BANKRUPTS,
  CARDS,
  type Card,
  type FinishMove,
  GOAL,
  type Move,
  STEAL_ONE,
  STEAL_THREE,
  STEALS,
  type StealMove,
  stealPower,
  VALUES,
} from './types.ts';

/** Places by card number; those of cards without such a move stay empty. */
function byCard<C extends Card>(cards: readonly C[], make: (card: C) => Move): readonly Move[] {
  const moves: Move[] = [];
  for (const card of cards) moves[card] = make(card);
  return moves;
}

export const DRAW_FROM_PILE: Move = { type: 'draw', from: 'pile' };
export const TAKE_DISCARD: Move = { type: 'draw', from: 'discard' };
export const SETTLING = byCard(BANKRUPTS, (card) => ({ type: 'settle', card }));
export const BANKING = byCard(CARDS, (card) => ({ type: 'bank', card }));
export const DISCARDING = byCard(CARDS, (card) => ({ type: 'discard', card }));
export const CHOOSING = byCard(CARDS, (card) => ({ type: 'choose', card }));

// Steals

/** Ascending lists of up to three victims; short ones first. */
function victimLists(): Seat[][] {
  const lists: Seat[][] = [[]];
  let longest: Seat[][] = [[]];
  for (let length = 1; length <= stealPower(STEAL_THREE); length++) {
    longest = longest.flatMap((list) => {
      const from = list.at(-1) ?? 0;
      return Array.from({ length: MOST_SEATS - from }, (_, step) => [...list, from + step]);
    });
    lists.push(...longest);
  }
  return lists;
}

const stealsByTakes: ReadonlyMap<Takes, StealMove>[] = STEALS.map(
  (card) => new Map(victimLists().map((from) => [takesOf(from), { type: 'steal', card, from }])),
);

/** The steal with this card that takes so much, be it more than the card allows. */
export const stealMove = (card: number, takes: Takes): StealMove =>
  stealsByTakes[card - STEAL_ONE]!.get(takes)!;

export interface StealList {
  readonly moves: readonly StealMove[];
  /** What each of the moves takes. */
  readonly takes: Int32Array;
}

function stealListOf(card: number, seats: number, thief: Seat): StealList {
  const moves = [...stealsByTakes[card - STEAL_ONE]!.values()].filter(
    ({ from }) =>
      from.length <= stealPower(card) && from.every((victim) => victim !== thief && victim < seats),
  );
  return { moves, takes: Int32Array.from(moves, ({ from }) => takesOf(from)) };
}

const stealLists: StealList[][][] = STEALS.map((card) => {
  const bySeats: StealList[][] = [];
  for (const seats of SEAT_COUNTS) {
    bySeats[seats] = Array.from({ length: seats }, (_, thief) => stealListOf(card, seats, thief));
  }
  return bySeats;
});

/** All steals with a card at a table, whatever the hands allow. */
export const stealList = (card: number, seats: number, thief: Seat): StealList =>
  stealLists[card - STEAL_ONE]![seats]![thief]!;

// Finishes

/** So many equal cards or more are too many for a finish to have a key. */
export const COPIES_PER_KEY = 16;

/** Where the discard stands in a key, above the counts of the ten values. */
export const DISCARD_UNIT = COPIES_PER_KEY ** VALUES.length;

/** The part of a finish's key for one card of this value. */
export const KEY_UNITS: readonly number[] = [
  0,
  ...VALUES.map((value) => COPIES_PER_KEY ** (value - 1)),
];

const finishes = new Map<number, FinishMove>();

/** The finish with this key: counts of the values laid, in base 16, and the discard (0 for none). */
export function finishMove(key: number): FinishMove {
  const known = finishes.get(key);
  if (known) return known;
  const discard = Math.floor(key / DISCARD_UNIT);
  const cards = VALUES.flatMap((value) => {
    const copies = Math.floor(key / KEY_UNITS[value]!) % COPIES_PER_KEY;
    return new Array<typeof value>(copies).fill(value);
  });
  const move: FinishMove = {
    type: 'finish',
    cards,
    discard: discard === 0 ? null : (discard as Card),
  };
  finishes.set(key, move);
  return move;
}

/** Finishes of so many cards are few enough to keep them all; longer ones are kept when listed. */
const USUAL_LENGTH = 9;

/**
 * The kept object for a finish read from outside, or the finish itself. What
 * no list could offer is not kept, or strangers could fill the memory.
 */
export function internedFinish(move: FinishMove): FinishMove {
  const key = finishKey(move);
  if (key === undefined) return move;
  const { cards } = move;
  const isRun = cards.every((card, place) => (cards[place + 1] ?? GOAL) - card <= 1);
  return isRun && cards.length <= USUAL_LENGTH ? finishMove(key) : (finishes.get(key) ?? move);
}

/** The key of a finish, or undefined if it lays too many equal cards to have one. */
export function finishKey({ cards, discard }: FinishMove): number | undefined {
  let key = DISCARD_UNIT * (discard ?? 0);
  let copies = 0;
  let last = 0;
  for (const card of cards) {
    copies = card === last ? copies + 1 : 1;
    if (copies === COPIES_PER_KEY) return undefined;
    last = card;
    key += KEY_UNITS[card]!;
  }
  return key;
}
