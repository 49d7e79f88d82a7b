/** El montón, las cartas de cada cual y lo que llevan impreso. */

import { capital, list, number, owned, person } from '@parlor/grammar/es';
import { valueName } from '../../facts/cards.ts';
import { type Card, HALF } from '../../facts/types.ts';
import type {
  cards as englishCards,
  pile as englishPile,
  places as englishPlaces,
} from '../en/places.ts';
import { cardCount, catches, nameOf, names, One, one, spoken } from './naming.ts';

/** “nueve y medio” sería 9½: “nueve y un medio”. */
const listed = (card: Card): string => (card === HALF ? 'un medio' : spoken(card));

const spokenList = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'ninguna' : list(cards.map(listed));

export const cards: typeof englishCards = {
  name: nameOf,
  spoken: (card) => capital(spoken(card)),
  spokenAll: (all) => capital(spokenList(all)),
  print: { zero: 'A CERO', five: 'HASTA 5', nine: 'TOPE', half: 'SUMA ½', ghost: 'FANTASMA' },
};

export const pile: typeof englishPile = {
  empty: 'Vacío',
  count: (count) => `${cardCount(count)} en el montón`,
  demand: 'hasta 5',
  lowestStarts: 'empieza la amarilla más baja',
  anyStarts: 'vale cualquier carta',
  leftBy: (who) => `dejado por ${person(who)}`,
  fiveOrLess: 'solo vale 5 o menos',
  uncatchable: 'nada lo atrapa',
  catches: (card, who) => `${one(card)} ${catches(who)}`,

  spokenEmpty: 'El montón está vacío.',
  spoken: ({ value, count, by }) =>
    `El montón, dejado por ${person(by)}, está en ${valueName(value)}: ${cardCount(count)}.`,
  spokenDemand: 'Solo vale 5 o menos, un Medio o un Fantasma.',
  spokenRisk: (card, who) => `${One(card)} ${catches(who)}.`,
};

export const places: typeof englishPlaces = {
  hand: 'Tu mano',
  handEmpty: 'Tu mano está vacía',
  open: 'Visibles y ocultas',
  openShort: 'En la mesa',
  blind: 'Ocultas',
  bank: 'Mazo',
  aside: 'Aparte',
  inHand: (count) => `${number(count)} en mano`,
  asideCount: (count) => `${number(count)} aparte`,
  bankCount: (count) => `Mazo ${number(count)}`,
  outUnlessCaught: 'acaba si nadie lo impide',

  handSpoken: ({ card, nth, of }) =>
    of === 1 ? capital(spoken(card)) : `${capital(spoken(card))}, ${nth} de ${of}`,
  openSpoken: (card) => `${capital(spoken(card))} visible`,
  blindSpoken: (place) => `Carta oculta ${place}`,
  bankSpoken: (count) => `Mazo: ${cardCount(count)}`,
  asideSpoken: (aside) => (aside.length === 0 ? 'Nada aparte' : `Aparte: ${names(aside)}`),
  knownHandSpoken: (hand) => `Mano a la vista: ${spokenList(hand)}`,
  storeSpoken: ({ bank, open, blind, aside }) =>
    `Mazo: ${bank}. Visibles: ${spokenList(open)}. Ocultas: ${blind}. Aparte: ${aside}.`,

  swapRow: (who) => (who.isReader ? 'tuyas' : `de ${who.name}`),
  swapSpoken: (who, card) => owned(who, `Tu ${spoken(card)} visible`, `El ${spoken(card)} visible`),
};
