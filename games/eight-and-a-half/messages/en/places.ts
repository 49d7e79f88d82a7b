/** The pile, the cards in front of everyone, and what is printed on the cards. */

import { capital, list, number, Possessive, person, possessive, verb } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { valueName } from '../../facts/cards.ts';
import type { Card } from '../../facts/types.ts';
import { cardCount, nameOf, names, One, one, spoken } from './naming.ts';

const spokenList = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'none' : list(cards.map(spoken));

export const cards = {
  name: nameOf,
  /** As a screen reader says it, at the beginning. */
  spoken: (card: Card) => capital(spoken(card)),
  /** "Seven, nine and ghost". */
  spokenAll: (all: readonly Card[]) => capital(spokenList(all)),
  /** On the foot of the drawing; capital letters, and no more than it has room for. */
  print: { zero: 'RESET', five: '5 OR LESS', nine: 'TOP', half: 'ADD HALF', ghost: 'GHOST' },
};

export const pile = {
  empty: 'Empty',
  count: (count: number) => `${cardCount(count)} in the pile`,
  /** On the dial. */
  demand: '5 or less',
  // Under the value, a line each.
  lowestStarts: 'the lowest yellow card starts',
  anyStarts: 'any card starts it',
  leftBy: (who: Person) => `left by ${person(who)}`,
  fiveOrLess: '5 or less goes on it',
  uncatchable: 'no card catches it',
  catches: (card: Card, who: Person) => `${one(card)} catches ${person(who)}`,

  spokenEmpty: 'The pile is empty.',
  spoken: ({ value, count, by }: { value: number; count: number; by: Person }) =>
    `The pile is at ${valueName(value)}: ${cardCount(count)}, left by ${person(by)}.`,
  spokenDemand: 'Only 5 or less, a Half or a Ghost fits.',
  spokenRisk: (card: Card, who: Person) => `${One(card)} catches ${person(who)}.`,
};

interface Store {
  readonly bank: number;
  readonly open: readonly Card[];
  readonly blind: number;
  readonly aside: number;
}

export const places = {
  hand: 'Your hand',
  handEmpty: 'Your hand is empty',
  open: 'Open, on Blind',
  openShort: 'Open on Blind',
  blind: 'Blind',
  bank: 'Bank',
  aside: 'Aside',
  inHand: (count: number) => `${number(count)} in hand`,
  asideCount: (count: number) => `${number(count)} aside`,
  bankCount: (count: number) => `Bank ${number(count)}`,
  outUnlessCaught: 'out, unless caught',

  /** A card of mine: the first of so many that are alike. */
  handSpoken: ({ card, nth, of }: { card: Card; nth: number; of: number }) =>
    of === 1 ? capital(spoken(card)) : `${capital(spoken(card))}, ${nth} of ${of}`,
  openSpoken: (card: Card) => `Open ${spoken(card)}`,
  blindSpoken: (place: number) => `Blind card ${place}, face down`,
  bankSpoken: (count: number) => `Bank: ${cardCount(count)}`,
  asideSpoken: (aside: readonly Card[]) =>
    aside.length === 0 ? 'Nothing set aside' : `Set aside: ${names(aside)}`,
  knownHandSpoken: (hand: readonly Card[]) => `Hand, known to all: ${spokenList(hand)}`,
  storeSpoken: ({ bank, open, blind, aside }: Store) =>
    `Bank: ${bank}. Open: ${spokenList(open)}. Blind: ${blind}. Aside: ${aside}.`,

  /** Whose row it is in the swap. */
  swapRow: (who: Person) => verb(who, 'yours', possessive(who)),
  swapSpoken: (who: Person, card: Card) => `${Possessive(who)} Open ${spoken(card)}`,
};
