/** What stands on the table, and what screen readers say of it. */

import {
  list,
  millions,
  ordinal,
  people,
  person,
  plural,
  Possessive,
  Subject,
  verb,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { type Card, GOAL } from '../../facts/types.ts';
import type { Completed } from '../parameters.ts';
import { cardNames, countedCards, spokenName } from './names.ts';

const cardsIn = (count: number): string => plural(count, { one: '# card', other: '# cards' });

export const table = {
  /** Somebody where a name stands by itself. */
  name: Subject,
  where: (seats: number): string => `One game · ${seats} players`,
  whereInSeries: (game: number, games: number, seats: number): string =>
    `Game ${game} of ${games} · ${seats} players`,
  openSteal: 'open stealing',
  stealsBack: 'Steals come back',
  discardLast: 'finish needs a discard',
  ownDeck: 'own deck',

  // The piles; these begin with what is printed beside them, so that it can be said to press them.
  drawPile: 'Draw pile',
  left: (cards: number): string => (cards === 0 ? 'empty' : `${cards} left`),
  discardPile: 'Discard pile',
  noDiscards: 'empty',
  closed: 'closed',
  top: (card: Card): string => `${cardNames([card])} on top`,
  under: (cards: readonly Card[]): string => `, under it ${list(cards.map(spokenName))}`,

  // The Banks
  bankOf: (who: Person, top: number, cards: number): string =>
    top === 0
      ? `${Possessive(who)} Bank: empty`
      : `${Possessive(who)} Bank: ${spokenName(top)} on top, ${cardsIn(cards)}`,
  goal: `${millions(GOAL)} ends the game`,
  copies: (count: number): string => `×${count}`,
  oneMore: '+1',

  // Hands
  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty',
  handOf: (who: Person): string => `${Possessive(who)} hand`,
  inHand: (cards: number): string => `${cardsIn(cards)} in hand`,
  inHandKnown: (cards: number, known: readonly Card[]): string =>
    `${cardsIn(cards)} in hand, including ${cardNames(known)}`,
  known: (cards: readonly Card[]): string => `including ${cardNames(cards)}`,
  knownBy: (who: readonly Person[]): string =>
    `${people(who)} ${who.length === 1 ? verb(who[0]!, 'know', 'knows') : 'know'} you have this card`,
  isNew: 'new',
  fits: 'fits your Bank',
  goesFirst: 'goes first',
  /** The place in which a card is lost, from 1; undefined where there is no order. */
  lost: (place: number | undefined): string =>
    place === undefined ? 'will be lost' : `will be lost ${ordinal(place)}`,
  place: ordinal,
  willBank: 'will be banked',
  willDiscard: 'will be discarded',
  discard: 'Discard',

  // Stealing
  takeOne: 'Take a card',
  takeFrom: (victim: Person): string => `Take a card from ${person(victim)}`,
  holds: (cards: readonly Card[]): string => `has ${cardNames(cards)}`,
  noCard: 'No card to steal',
  lastCard: 'A last card cannot be stolen',
  // In the first edition
  take: 'take',
  takeMore: (victim: Person): string => `One more card from ${person(victim)}`,
  takeFewer: (victim: Person): string => `One card fewer from ${person(victim)}`,
  taking: (victim: Person, cards: number, count: number): string =>
    `${Subject(victim)} ${verb(victim, 'have', 'has')} ${cardsIn(cards)}, and you take ${count}`,
  nothingTaken: (victim: Person): string => `You take no card from ${person(victim)} yet.`,

  // Bankrupts and what they take, before they are discarded
  yourPairs: 'Your pairs',
  pairsOf: (who: Person): string => `${Possessive(who)} pairs`,

  // How it stands
  banks: 'Banks',
  firstWins: `first to ${millions(GOAL)} wins`,
  highestSum: 'highest sum wins',
  player: 'Player',
  topOfBank: 'Top',
  cards: 'Cards',
  hand: 'Hand',
  sum: 'Sum',
  money: (value: number): string => (value === 0 ? '–' : millions(value)),
  gone: (cards: readonly Card[]): string => `Out of the game: ${countedCards(cards)}`,

  // How it ended
  completed: ({ winner, cards, closest, top }: Completed): string => {
    const bank = `${Subject(winner)} completed a Bank of ${cardsIn(cards)}`;
    return top === 0
      ? `${bank}; nobody else had started one.`
      : `${bank}; ${person(closest)} came closest with ${millions(top)}.`;
  },
  stopped: (turns: number): string =>
    `Nobody completed a Bank in ${turns} turns each, so the highest one counts.`,
  seriesWon: (winner: Person, tops: readonly number[], by: number): string =>
    `${Subject(winner)} won the series with ${millions(tops.reduce((a, b) => a + b, 0))} (${tops.join(' + ')}), ${millions(by)} ahead.`,
  seriesShared: (winners: readonly Person[], sum: number): string =>
    `${people(winners)} share the win with ${millions(sum)} each.`,
  gameNo: (game: number): string => `Game ${game}`,
  inBank: cardsIn,
  howScored: 'Top of each Bank',
};
