/** Sets of cards as bits by card number: what a hand holds, what a hidden card can be. */

import { BANKRUPTS, CARDS, type Card, STEALS, VALUES } from '../facts/types.ts';

export type CardSet = number;

export const setOf = (cards: readonly number[]): CardSet =>
  cards.reduce((set, card) => set | (1 << card), 0);

export const VALUE_SET: CardSet = setOf(VALUES);
export const BANKRUPT_SET: CardSet = setOf(BANKRUPTS);
export const STEAL_SET: CardSet = setOf(STEALS);

/** Bit 0, which is no card: the card may have come from the present draw pile. */
export const FRESH: CardSet = 1;

export const lowestOf = (set: CardSet): number => 31 - Math.clz32(set & -set);
export const highestOf = (set: CardSet): number => 31 - Math.clz32(set);

/** Values below and above a value, for what a settled Bankrupt tells of the rest of a hand. */
export const valuesBelow = (value: number): CardSet => VALUE_SET & ((1 << value) - 1);
export const valuesAbove = (value: number): CardSet => VALUE_SET & ~((1 << (value + 1)) - 1);

/** A row of counts by card number, starting at `row`, as a list of cards. */
export function cardsIn<A extends Card = Card>(counts: ArrayLike<number>, row = 0): A[] {
  const cards: A[] = [];
  for (let card = 1; card <= CARDS.length; card++) {
    for (let copy = counts[row + card]!; copy > 0; copy--) cards.push(card as A);
  }
  return cards;
}
