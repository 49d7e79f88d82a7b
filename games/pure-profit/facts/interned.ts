/** Every move that can be listed exists once; lists, parser and search share the objects. */

import { MOST_SEATS } from './options.ts';
import {
  BANKRUPTS,
  CARDS,
  type Card,
  type FinishMove,
  GOAL,
  type LayMove,
  type Move,
  STEALS,
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
export const STEALING = byCard(STEALS, (card) => ({ type: 'steal', card }));
export const PASS: Move = { type: 'pass' };
export const STOP: Move = { type: 'stop' };

/** By the seat that is robbed. */
export const TAKING: readonly Move[] = Array.from({ length: MOST_SEATS }, (_, from) => ({
  type: 'take',
  from,
}));

/** By Bankrupt, then by value. */
export const LAYING: readonly (readonly LayMove[])[] = (() => {
  const laying: LayMove[][] = [];
  for (const bankrupt of BANKRUPTS) {
    laying[bankrupt] = [];
    for (const value of VALUES) laying[bankrupt][value] = { type: 'lay', bankrupt, value };
  }
  return laying;
})();

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
