/** The deck as data: what is in the box, and what a table may put in its place. */

import type { Source } from '@parlor/kit';
import type { DeckRefusals, Refusal } from './refusals.ts';
import { CARD_KEYS, CARDS, type CardKey, type Deck, VALUES } from './types.ts';

/** P-1.1: that there are 108 cards of these kinds; P-1.2: how many of each. It prints no such count. */
export const TOTAL_SOURCE: Source = 'rulebook';
export const COUNTS_SOURCE: Source = 'rebuilt';

export const BOX: Required<Deck> = {
  '1': 8,
  '2': 8,
  '3': 8,
  '4': 8,
  '5': 8,
  '6': 8,
  '7': 8,
  '8': 8,
  '9': 8,
  '10': 8,
  bankruptLowest: 8,
  bankruptHighest: 8,
  stealOne: 4,
  stealTwo: 4,
  stealThree: 4,
};

/** From the rulebook. */
export const HAND_DEALT = 5;
export const HAND_FILLED = 6;

export const MOST_OF_A_KIND = 60;
export const MOST_CARDS = 240;

/** What is no card may be anything, and of any length; so much of it says which it was. */
const LONGEST_QUOTED = 40;

export const keyOf = (card: number): CardKey => CARD_KEYS[card - 1]!;

/** How many of each card; place 0 is unused, so that a card's number is its place. */
export function countsOf(deck: Deck | null): Uint8Array {
  const counts = new Uint8Array(CARDS.length + 1);
  for (const card of CARDS) counts[card] = (deck ?? BOX)[keyOf(card)] ?? 0;
  return counts;
}

export const sizeOf = (deck: Deck | null): number =>
  countsOf(deck).reduce((total, count) => total + count, 0);

/** Why `value`, any JSON but null, is no deck to play with. */
export function checkDeck(value: unknown): Refusal<DeckRefusals> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { code: 'deck-not-an-object' };
  }
  let total = 0;
  for (const [card, count] of Object.entries(value)) {
    if (!(CARD_KEYS as readonly string[]).includes(card)) {
      return { code: 'deck-unknown-card', params: { card: card.slice(0, LONGEST_QUOTED) } };
    }
    if (!Number.isInteger(count) || count < 0 || count > MOST_OF_A_KIND) {
      return { code: 'deck-bad-count', params: { card, max: MOST_OF_A_KIND } };
    }
    total += count as number;
  }
  const deck = value as Deck;
  const lacking = VALUES.find((card) => !deck[keyOf(card)]);
  if (lacking) return { code: 'deck-lacks-value', params: { value: lacking } };
  if (total > MOST_CARDS) {
    return { code: 'deck-too-large', params: { cards: total, max: MOST_CARDS } };
  }
  return undefined;
}
