/** Was auf dem Tisch steht und was der Bildschirmleser dazu sagt. */

import {
  capital,
  dative,
  list,
  millions,
  nominative,
  ordinal,
  people,
  plural,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import type { Person } from '@parlor/kit';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cardName, cardNames, countedCards, spokenName } from './names.ts';

const cardsIn = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });

/** „Deine Bank“, „Anns Bank“ */
const Whose = (who: Person, what: string): string => `${capital(possessive(who, 'deine'))} ${what}`;

const TOGETHER = ['zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst'];
const together = (seats: number): string => TOGETHER[seats - 2]!;

export const table: Messages['table'] = {
  name: Subject,
  where: (seats) => `Ein Spiel · ${together(seats)}`,
  whereInSeries: (game, games, seats) => `Spiel ${game} von ${games} · ${together(seats)}`,
  openSteal: 'offen stehlen',
  stealsBack: 'Diebstähle kommen wieder',
  discardLast: 'Ende mit Ablegen',
  ownDeck: 'eigene Karten',

  drawPile: 'Nachziehstapel',
  left: (cards) => (cards === 0 ? 'leer' : `noch ${cards}`),
  discardPile: 'Ablagestapel',
  noDiscards: 'leer',
  closed: 'zu',
  top: (card) => `oben ${cardName(card)}`,
  under: (cards) => `, darunter ${list(cards.map(spokenName))}`,

  bankOf: (who, top, cards) =>
    top === 0
      ? `${Whose(who, 'Bank')}: leer`
      : `${Whose(who, 'Bank')}: obenauf ${spokenName(top)}, ${cardsIn(cards)}`,
  goal: `Bei ${millions(GOAL)} ist Schluss`,
  copies: (count) => `×${count}`,
  oneMore: '+1',

  yourHand: 'Deine Hand',
  emptyHand: 'Deine Hand ist leer',
  handOf: (who) => Whose(who, 'Hand'),
  inHand: (cards) => `${cardsIn(cards)} auf der Hand`,
  inHandKnown: (cards, known) => `${cardsIn(cards)} auf der Hand, darunter ${cardNames(known)}`,
  known: (cards) => `darunter ${cardNames(cards)}`,
  knownBy: (who) =>
    `${people(who)} ${who.length === 1 ? verb(who[0]!, 'weißt', 'weiß') : 'wissen'}, dass du diese Karte hast`,
  isNew: 'neu',
  fits: 'passt in deine Bank',
  goesFirst: 'kommt zuerst',
  lost: (place) => (place === undefined ? 'geht verloren' : `geht als ${ordinal(place)} verloren`),
  place: ordinal,
  willBank: 'wird eingezahlt',
  willDiscard: 'wird abgelegt',
  discard: 'Ablegen',

  takeOne: 'Karte nehmen',
  takeFrom: (victim) => `Von ${dative(victim)} eine Karte nehmen`,
  holds: (cards) => `hat ${cardNames(cards)}`,
  noCard: 'Keine Karte zu stehlen',
  lastCard: 'Die letzte Karte ist sicher',
  take: 'nehmen',
  takeMore: (victim) => `Noch eine Karte von ${dative(victim)}`,
  takeFewer: (victim) => `Eine Karte weniger von ${dative(victim)}`,
  taking: (victim, cards, count) =>
    `${Subject(victim)} ${verb(victim, 'hast', 'hat')} ${cardsIn(cards)}, und du nimmst ${count}`,
  nothingTaken: (victim) => `Von ${dative(victim)} nimmst du noch keine Karte.`,

  yourPairs: 'Deine Paare',
  pairsOf: (who) => Whose(who, 'Paare'),

  banks: 'Banken',
  firstWins: `wer zuerst ${millions(GOAL)} hat, gewinnt`,
  highestSum: 'die höchste Summe gewinnt',
  player: 'Name',
  topOfBank: 'Stand',
  cards: 'Karten',
  hand: 'Hand',
  sum: 'Summe',
  money: (value) => (value === 0 ? '–' : millions(value)),
  gone: (cards) => `Nicht mehr im Spiel: ${countedCards(cards)}`,

  completed: ({ winner, cards, closest, top }) => {
    const bank = `${Subject(winner)} ${verb(winner, 'hast deine', 'hat die')} Bank mit ${plural(cards, { one: 'einer Karte', other: '# Karten' })} vollendet`;
    return top === 0
      ? `${bank}; sonst hatte niemand eine begonnen.`
      : `${bank}; am nächsten dran ${verb(closest, 'warst', 'war')} ${nominative(closest)} mit ${millions(top)}.`;
  },
  stopped: (turns) =>
    `In je ${turns} Zügen hat niemand eine Bank vollendet, also zählt die höchste.`,
  seriesWon: (winner, tops, by) =>
    `${Subject(winner)} ${verb(winner, 'hast', 'hat')} die Serie mit ${millions(tops.reduce((a, b) => a + b, 0))} (${tops.join(' + ')}) und ${millions(by)} Vorsprung gewonnen.`,
  seriesShared: (winners, sum) =>
    `${people(winners)} ${winners.some(({ isReader }) => isReader) ? 'teilt euch' : 'teilen sich'} den Sieg mit je ${millions(sum)}.`,
  gameNo: (game) => `Spiel ${game}`,
  inBank: cardsIn,
  howScored: 'Oberster Wert jeder Bank',
};
