/** The 72 cards. All values from the rulebook, but the colours, which published reviews agree on. */

import { type Card, GHOST, HALF } from './types.ts';

/** Kinds of card: ten numbers, Half and Ghost. */
export const KINDS = 12;

/** E-1.1: how often each kind is in the deck. */
export const COPIES: readonly number[] = [6, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8];

/** The most identical cards there are. */
export const MOST_COPIES = Math.max(...COPIES);

/** By kind, ascending: the order before every shuffle. */
export const DECK: readonly Card[] = COPIES.flatMap((copies, card) =>
  Array<Card>(copies).fill(card),
);

/** E-2.1: places on the table, each with an Open card on a Blind one. */
export const PLACES = 3;

/** E-7.4: the turns every seat has before a round is stopped. */
export const TURN_CAP = 300;

/** A set of kinds as a bit mask. */
export type Kinds = number;

export const kindBit = (card: Card): Kinds => 1 << card;

const kindsOf = (...cards: readonly Card[]): Kinds =>
  cards.reduce((kinds, card) => kinds | kindBit(card), 0);

/** The lowest kind of a set that is not empty. */
export const lowestKind = (kinds: Kinds): Card => 31 - Math.clz32(kinds & -kinds);

/** E-1.2: the plain numbers. */
export const YELLOW: Kinds = kindsOf(1, 2, 3, 4, 6, 7, 8);

export const ALL_KINDS: Kinds = (1 << KINDS) - 1;

/** Not a kind: the bit that stands for an 8 and a Half together. */
export const PAIR: Kinds = 1 << KINDS;

export const ZERO: Card = 0;
export const FIVE: Card = 5;
export const EIGHT: Card = 8;
export const NINE: Card = 9;

export const isNumber = (card: Card): boolean => card <= NINE;

/** What a hand needs for the pair. */
export const PAIR_CARDS: Kinds = kindsOf(EIGHT, HALF);

export const holdsPair = (kinds: Kinds): boolean => (kinds & PAIR_CARDS) === PAIR_CARDS;

/** E-4.4: whether cards that were laid in one turn are an 8 and a Half together; otherwise they are all alike. */
export const isPair = (laid: readonly Card[]): boolean => laid.length === 2 && laid[0] !== laid[1];

export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < KINDS;

/** In notation, where no language is spoken. What a card is called in a sentence is in the messages. */
export const cardName = (card: Card): string =>
  card === HALF ? '½' : card === GHOST ? 'Ghost' : String(card);

/** 3.5 is written 3½, and 0.5 is ½. */
export function valueName(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(value);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Kinds with how many of each, in the order given. */
export function counted(cards: readonly Card[]): { readonly card: Card; readonly count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
