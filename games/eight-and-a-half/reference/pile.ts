/** What may go on the pile, and what it is worth then. */

import type { Seat } from '@parlor/kit';

/** 0 to 9 are the numbers. */
export type Card = number;

export const [EIGHT, HALF, GHOST] = [8, 10, 11] as const;
const [ZERO, FIVE, NINE] = [0, 5, 9] as const;

const EIGHT_AND_A_HALF = 8.5;

export interface Pile {
  /** From bottom to top. */
  cards: Card[];
  value: number;
  /** E-4.6: the next player faces a Five's demand. */
  five: boolean;
  /** E-5.1, E-4.1: who has left the pile as it is; nobody when it is empty. */
  by: Seat | null;
}

export const distinct = (cards: Card[]): Card[] => [...new Set(cards)];
export const copies = (card: Card, count: number): Card[] =>
  Array.from({ length: count }, () => card);

export function without(cards: Card[], gone: Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** E-3.1 */
export const emptyPile = (): Pile => ({ cards: [], value: 0, five: false, by: null });

export const isHalf = (value: number): boolean => !Number.isInteger(value);

/** May this one card go on the pile, whoever holds it? */
function mayGoOn(pile: Pile, card: Card): boolean {
  if (card === GHOST) return true; // E-4.1
  if (card === HALF) return pile.value !== EIGHT_AND_A_HALF; // E-4.2
  if (pile.value === EIGHT_AND_A_HALF) return card === NINE; // E-4.5
  if (card === ZERO) return !isHalf(pile.value); // E-4.3
  if (pile.five) return card <= FIVE; // E-4.6
  return card >= pile.value; // E-3.2
}

function valueAfter(pile: Pile, card: Card): number {
  if (card === GHOST) return pile.value; // E-4.1
  if (card === HALF) return pile.value + 0.5; // E-4.2
  return card; // E-3.2, E-4.3
}

/** The pile with one more card on it. */
const withOne = (pile: Pile, card: Card, by: Seat): Pile => ({
  cards: [...pile.cards, card],
  value: valueAfter(pile, card),
  five: card === GHOST ? pile.five : card === FIVE, // E-4.6: only a Ghost hands a demand on
  by,
});

/** The pile with `cards` on it, the last of them on top. */
export function withCards(pile: Pile, cards: Card[], by: Seat): Pile {
  let result = pile;
  for (const card of cards) result = withOne(result, card, by);
  return result;
}

/** E-4.2: do Halves of one play count as one raise, or is each laid on what the ones before have made? */
export type Halves = 'together' | 'oneByOne';

/**
 * E-3.3: several identical cards in one turn. E-4.2: the source forbids Halves on 8½ only, and its answer about
 * several of them speaks of what they raise the pile by in all and of the pile at the end of the play: so
 * they are one raise of the pile before it, and 8½ on the way is no obstacle. With `oneByOne` it is.
 */
export function mayLie(pile: Pile, cards: Card[], halves: Halves): boolean {
  if (halves === 'together' && cards[0] === HALF) return mayGoOn(pile, HALF);
  const nobody = -1;
  return cards.every((card, nth) => mayGoOn(withCards(pile, cards.slice(0, nth), nobody), card));
}

/** E-4.4: wherever an 8 may be played, and on 8½. */
export const mayLieEightAndAHalf = (pile: Pile): boolean =>
  pile.value === EIGHT_AND_A_HALF || mayGoOn(pile, EIGHT);

/** E-5.1, E-5.2: the next whole number, once or several times. E-4.7: there is none above 9. */
export const catches = (pile: Pile, cards: Card[]): boolean =>
  isHalf(pile.value) && cards.every((card) => card <= NINE && card === pile.value + 0.5);
