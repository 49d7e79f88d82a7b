/** La pile, les cartes devant chacun, et ce qui est imprimé sur les cartes. */

import { capital, list, number, of, owned, person } from '@parlor/grammar/fr';
import { valueName } from '../../facts/cards.ts';
import { type Card, HALF } from '../../facts/types.ts';
import type {
  cards as englishCards,
  pile as englishPile,
  places as englishPlaces,
} from '../en/places.ts';
import { cardCount, catches, nameOf, names, One, one, spoken } from './naming.ts';

/** « neuf et demi » ferait 9½ : « neuf et un demi ». */
const listed = (card: Card): string => (card === HALF ? 'un demi' : spoken(card));

const spokenList = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'aucune' : list(cards.map(listed));

export const cards: typeof englishCards = {
  name: nameOf,
  spoken: (card) => capital(spoken(card)),
  spokenAll: (all) => capital(spokenList(all)),
  print: { zero: 'À ZÉRO', five: 'JUSQU’À 5', nine: 'SOMMET', half: 'AJOUTE ½', ghost: 'FANTÔME' },
};

export const pile: typeof englishPile = {
  empty: 'Vide',
  count: (count) => `${cardCount(count)} dans la pile`,
  demand: 'jusqu’à 5',
  lowestStarts: 'la jaune la plus basse commence',
  anyStarts: 'toute carte convient',
  leftBy: (who) => `laissée par ${person(who)}`,
  fiveOrLess: 'il faut 5 ou moins',
  uncatchable: 'rien ne l’attrape',
  catches: (card, who) => `${one(card)} ${catches(who)}`,

  spokenEmpty: 'La pile est vide.',
  spoken: ({ value, count, by }) =>
    `La pile, laissée par ${person(by)}, est à ${valueName(value)}\u00a0: ${cardCount(count)}.`,
  spokenDemand: 'Il faut 5 ou moins, un Demi ou un Fantôme.',
  spokenRisk: (card, who) => `${One(card)} ${catches(who)}.`,
};

export const places: typeof englishPlaces = {
  hand: 'Votre main',
  handEmpty: 'Votre main est vide',
  open: 'Visibles sur cachées',
  openShort: 'Sur la table',
  blind: 'Cachées',
  bank: 'Pioche',
  aside: 'De côté',
  inHand: (count) => `${number(count)} en main`,
  asideCount: (count) => `${number(count)} de côté`,
  bankCount: (count) => `Pioche ${number(count)}`,
  outUnlessCaught: 'a fini, sauf si on l’attrape',

  handSpoken: ({ card, nth, of: all }) =>
    all === 1 ? capital(spoken(card)) : `${capital(spoken(card))}, ${nth} sur ${all}`,
  openSpoken: (card) => `${capital(spoken(card))} visible`,
  blindSpoken: (place) => `Carte cachée ${place}`,
  bankSpoken: (count) => `Pioche\u00a0: ${cardCount(count)}`,
  asideSpoken: (aside) => (aside.length === 0 ? 'Rien de côté' : `De côté\u00a0: ${names(aside)}`),
  knownHandSpoken: (hand) => `Main que tout le monde connaît\u00a0: ${spokenList(hand)}`,
  storeSpoken: ({ bank, open, blind, aside }) =>
    `Pioche\u00a0: ${bank}. Visibles\u00a0: ${spokenList(open)}. Cachées\u00a0: ${blind}. De côté\u00a0: ${aside}.`,

  swapRow: (who) => (who.isReader ? 'les vôtres' : `celles ${of(who)}`),
  swapSpoken: (who, card) =>
    owned(who, `Votre ${spoken(card)} visible`, `Le ${spoken(card)} visible`),
};
