/** The pile, the cards in front of everyone, and the swap. */

import type { View } from '../../rules/index.ts';
import { valueName } from '../../text/words.ts';
import type { Seat } from '@parlor/kit';
import type { Card } from '../cards.ts';
import {
  capital,
  cardsCount,
  cardSpoken,
  cardText,
  type Names,
  whom,
  whose,
  withArticle,
} from './naming.ts';

export const EMPTY_PILE = 'Empty';
export const pileCount = (count: number): string =>
  count === 1 ? '1 card in the pile' : `${count} cards in the pile`;

/** Under the value, line by line: whose it is and what threatens. */
export function pileNote(view: View, names: Names): readonly string[] {
  const top = view.pile.at(-1);
  if (!top)
    return [view.phase === 'start' ? 'the lowest yellow card starts' : 'any card starts it'];
  const left = `left by ${whom(names, top.by)}`;
  if (view.five) return [left, '5 or less goes on it'];
  if (Number.isInteger(view.value)) return [left];
  if (view.value > 8.5) return [left, 'no card catches it'];
  return [left, `${withArticle(view.value + 0.5)} catches ${whom(names, top.by)}`];
}

export function dialSpoken(view: View, names: Names): string {
  const top = view.pile.at(-1);
  if (!top) return 'The pile is empty.';
  const demand = view.five ? ' 5 or less is demanded.' : '';
  const risk =
    !Number.isInteger(view.value) && view.value <= 8.5
      ? ` ${capital(withArticle(view.value + 0.5))} catches ${whom(names, top.by)}.`
      : '';
  return `The pile is ${valueName(view.value)}, ${cardsCount(view.pile.length)}, left by ${whom(names, top.by)}.${demand}${risk}`;
}

// Zones

export const HAND = 'Your hand';
export const OPEN = 'Open, on Blind';
export const OPEN_SHORT = 'Open on Blind';
export const BLIND = 'Blind';
export const BANK = 'Bank';
export const ASIDE = 'Aside';
export const HAND_KNOWN = 'Hand, known to all';
export const EMPTY_HAND = 'Your hand is empty';
export const inHand = (count: number): string => `${count} in hand`;
export const asideCount = (count: number): string => `${count} aside`;
export const bankCount = (count: number): string => `Bank ${count}`;
export const OUT_WAITING = 'out, if not caught';
export const WHAT_CARDS_DO = 'What your cards can do';
export const CHOOSE_TO_SEE = 'Choose a card to see what it does.';

/** The name of a card of mine as a screen reader says it. */
export const handSpoken = (card: Card, nth: number, of: number): string =>
  of === 1 ? cardSpoken(card) : `${cardSpoken(card)}, ${nth} of ${of}`;
export const openSpoken = (card: Card): string => `Open ${cardSpoken(card).toLowerCase()}`;
export const blindSpoken = (place: number): string => `Blind card ${place}, face down`;
export const bankSpoken = (count: number): string => `Bank: ${cardsCount(count)}`;
export const asideSpoken = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'Nothing aside' : `Aside: ${cards.map(cardText).join(', ')}`;
/** Everything in front of a player, for the ear. */
export const storeSpoken = (
  bank: number,
  open: readonly (Card | null)[],
  blind: number,
  aside: number,
): string => {
  const cards = open.flatMap((card) => (card === null ? [] : [cardSpoken(card).toLowerCase()]));
  return `Bank ${bank}. Open: ${cards.length === 0 ? 'none' : cards.join(', ')}. Blind: ${blind}. Aside: ${aside}.`;
};

// The swap

export const swapTitle = (names: Names, seat: Seat): string =>
  seat === names.me ? 'yours' : whose(names, seat);
export const swapWatched = (names: Names, winner: Seat, loser: Seat): string =>
  `${names.who(winner)} won the last round and may swap an Open card with ${whom(names, loser)}, the Big Loser.`;
export const BIG_LOSER = 'Big Loser of the last round';
export const LAST_WINNER = 'won the last round';
export const swapSpoken = (names: Names, seat: Seat, card: Card): string =>
  `${swapTitle(names, seat)}: Open ${cardSpoken(card).toLowerCase()}`;
