/** Lo que está escrito en la mesa y lo que dicen de ella los lectores de pantalla. */

import {
  about,
  capital,
  list,
  millions,
  ordinal,
  owned,
  people,
  person,
  plural,
  Subject,
} from '@parlor/grammar/es';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { Does } from './log.ts';
import { cardName, cardNames, countedCards, spokenName } from './names.ts';

const cardsIn = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });

export const table: Messages['table'] = {
  name: Subject,
  where: (seats) => `Una partida · ${seats} personas`,
  whereInSeries: (game, games, seats) => `Partida ${game} de ${games} · ${seats} personas`,
  openSteal: 'hurtos a la vista',
  stealsBack: 'los Hurtos vuelven',
  discardLast: 'terminar descartando',
  ownDeck: 'baraja propia',

  drawPile: 'Mazo',
  left: (cards) => (cards === 0 ? 'vacío' : plural(cards, { one: 'queda #', other: 'quedan #' })),
  discardPile: 'Descarte',
  noDiscards: 'vacío',
  closed: 'cerrado',
  top: (card) => `${cardName(card)} arriba`,
  under: (cards) => `, debajo ${list(cards.map(spokenName))}`,

  bankOf: (who, top, cards) => {
    const bank = capital(owned(who, 'tu Banco', 'el Banco'));
    return top === 0 ? `${bank}: vacío` : `${bank}: ${spokenName(top)} arriba, ${cardsIn(cards)}`;
  },
  goal: `Con ${millions(GOAL)} se gana`,
  copies: (count) => `×${count}`,
  oneMore: '+1',

  yourHand: 'Tu mano',
  emptyHand: 'Tu mano está vacía',
  handOf: (who) => capital(owned(who, 'tu mano', 'la mano')),
  inHand: (cards) => `${cardsIn(cards)} en la mano`,
  inHandKnown: (cards, known) => `${cardsIn(cards)} en la mano, entre ellas ${cardNames(known)}`,
  known: (cards) => `entre ellas ${cardNames(cards)}`,
  knownBy: (who) =>
    `${who.length === 1 ? Does(who[0]!, 'sabes', 'sabe') : `${people(who)} saben`} que tienes esta carta`,
  isNew: 'carta nueva',
  fits: 'encaja en tu Banco',
  goesFirst: 'va primero',
  lost: (place) =>
    place === undefined ? 'se perderá' : `será la ${ordinal(place, true)} en perderse`,
  place: (place) => ordinal(place, true),
  willBank: 'se ingresará',
  willDiscard: 'se descartará',
  discard: 'Descarte',

  takeOne: 'Quitar',
  takeFrom: (victim) => `Quitar una carta a ${person(victim)}`,
  holds: (cards) => `tiene ${cardNames(cards)}`,
  noCard: 'Ninguna carta que quitar',
  lastCard: 'La última carta no se quita',
  take: 'quitar',
  takeMore: (victim) => `Una carta más de ${person(victim)}`,
  takeFewer: (victim) => `Una carta menos de ${person(victim)}`,
  taking: (victim, cards, count) =>
    `${Does(victim, 'tienes', 'tiene')} ${cardsIn(cards)}, y quitas ${count}`,
  nothingTaken: (victim) => `Todavía no le quitas ninguna carta a ${person(victim)}.`,

  yourPairs: 'Tus parejas',
  pairsOf: (who) => capital(owned(who, 'tus parejas', 'las parejas')),

  banks: 'Bancos',
  firstWins: `gana el primero con ${millions(GOAL)}`,
  highestSum: 'gana la suma más alta',
  player: 'Nombre',
  topOfBank: 'Cima',
  cards: 'Cartas',
  hand: 'Mano',
  sum: 'Suma',
  money: (value) => (value === 0 ? '–' : millions(value)),
  gone: (cards) => `Fuera del juego: ${countedCards(cards)}`,

  completed: ({ winner, cards, closest, top }) => {
    const bank = `${Does(winner, 'has completado tu', 'ha completado su')} Banco con ${cardsIn(cards)}`;
    return top === 0
      ? `${bank}; nadie más había empezado uno.`
      : `${bank}; quien más se ha acercado ${about(closest, 'has sido tú', (name) => `ha sido ${name}`)}, con ${millions(top)}.`;
  },
  stopped: (turns) =>
    `En ${turns} turnos por persona nadie ha completado su Banco, así que cuenta el más alto.`,
  seriesWon: (winner, tops, by) =>
    `${Does(winner, 'has', 'ha')} ganado la serie con ${millions(tops.reduce((a, b) => a + b, 0))} (${tops.join(' + ')}), ${millions(by)} de ventaja.`,
  seriesShared: (winners, sum) =>
    `Victoria compartida: ${people(winners)}, con ${millions(sum)} cada cual.`,
  gameNo: (game) => `Partida ${game}`,
  inBank: cardsIn,
  howScored: 'Cima de cada Banco',
};
