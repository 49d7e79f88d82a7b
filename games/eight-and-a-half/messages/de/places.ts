/** Der Stapel, die Karten vor allen, und was auf den Karten steht. */

import { accusative, capital, dative, list, number, possessive } from '@parlor/grammar/de';
import { valueName } from '../../facts/cards.ts';
import type { Card } from '../../facts/types.ts';
import type {
  cards as englishCards,
  pile as englishPile,
  places as englishPlaces,
} from '../en/places.ts';
import { bent, cardCount, nameOf, names, One, one, spoken } from './naming.ts';

const spokenList = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'keine' : list(cards.map(spoken));

export const cards: typeof englishCards = {
  name: nameOf,
  spoken,
  spokenAll: (all) => capital(spokenList(all)),
  print: { zero: 'AUF NULL', five: 'BIS 5', nine: 'HÖCHSTE', half: 'PLUS ½', ghost: 'GEIST' },
};

export const pile: typeof englishPile = {
  empty: 'Leer',
  count: (count) => `${cardCount(count)} im Stapel`,
  demand: 'bis 5',
  lowestStarts: 'die niedrigste gelbe Karte beginnt',
  anyStarts: 'jede Karte passt',
  leftBy: (who) => `von ${dative(who)}`,
  fiveOrLess: '5 oder weniger passt',
  uncatchable: 'Erwischen unmöglich',
  catches: (card, who) => `${one(card)} erwischt ${accusative(who)}`,

  spokenEmpty: 'Der Stapel ist leer.',
  spoken: ({ value, count, by }) =>
    `Der Stapel steht auf ${valueName(value)}: ${cardCount(count)}, zuletzt gelegt von ${dative(by)}.`,
  spokenDemand: 'Nur 5 oder weniger, eine Halbe oder ein Geist passt.',
  spokenRisk: (card, who) => `${One(card)} erwischt ${accusative(who)}.`,
};

export const places: typeof englishPlaces = {
  hand: 'Deine Hand',
  handEmpty: 'Deine Hand ist leer',
  open: 'Offen auf verdeckt',
  openShort: 'Offen, verdeckt',
  blind: 'Verdeckt',
  bank: 'Bank',
  aside: 'Beiseite',
  inHand: (count) => `Hand: ${number(count)}`,
  asideCount: (count) => `${number(count)} beiseite`,
  bankCount: (count) => `Bank ${number(count)}`,
  outUnlessCaught: 'fertig, falls nicht erwischt',

  handSpoken: ({ card, nth, of }) =>
    of === 1 ? spoken(card) : `${spoken(card)}, ${nth} von ${of}`,
  openSpoken: (card) => `${bent(card, 'Offene', 'Offener')} ${spoken(card)}`,
  blindSpoken: (place) => `Verdeckte Karte ${place}`,
  bankSpoken: (count) => `Bank: ${cardCount(count)}`,
  asideSpoken: (aside) => (aside.length === 0 ? 'Nichts beiseite' : `Beiseite: ${names(aside)}`),
  knownHandSpoken: (hand) => `Hand, allen bekannt: ${spokenList(hand)}`,
  storeSpoken: ({ bank, open, blind, aside }) =>
    `Bank: ${bank}. Offen: ${spokenList(open)}. Verdeckt: ${blind}. Beiseite: ${aside}.`,

  swapRow: (who) => possessive(who, 'deine'),
  swapSpoken: (who, card) =>
    `${possessive(who, bent(card, 'Deine', 'Dein'))} ${bent(card, 'offene', 'offener')} ${spoken(card)}`,
};
