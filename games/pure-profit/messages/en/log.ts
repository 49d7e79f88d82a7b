/** What happened. */

import {
  inWords,
  list,
  millions,
  person,
  plural,
  Possessive,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { Bankrupt, Card, Pair, Steal, Value } from '../../facts/types.ts';
import type { SeatLine, Taking } from '../parameters.ts';
import { cardName, cardNames, countedCards, pairName } from './names.ts';

const cardOrAny = (card: Card | undefined): string =>
  card === undefined ? 'a card' : cardName(card);

/** "two cards from Ann and one card from you" */
export const takingsOf = (takings: readonly Taking[]): string =>
  list(
    takings.map(
      ({ victim, count }) =>
        `${inWords(count)} ${count === 1 ? 'card' : 'cards'} from ${person(victim)}`,
    ),
  );

export const log = {
  dealt: (who: Person, cards: readonly Card[]): string =>
    `${Subject(who)} ${verb(who, 'were', 'was')} dealt ${cardNames(cards)}.`,
  /** The number of the game is said in a series only. */
  opened: (dealer: Person, card: Card, game: number | undefined): string =>
    game === undefined
      ? `${Subject(dealer)} dealt and turned up ${cardName(card)}.`
      : `Game ${game}: ${person(dealer)} dealt and turned up ${cardName(card)}.`,
  reshuffled: (cards: number, gone: readonly Card[]): string => {
    const pile = plural(cards, { one: '# card', other: '# cards' });
    return gone.length === 0
      ? `The discard pile was shuffled into a new draw pile of ${pile}.`
      : `The discard pile was shuffled into a new draw pile of ${pile}; ${countedCards(gone)} left the game.`;
  },
  drew: (who: Person, card: Card | undefined): string => `${Subject(who)} drew ${cardOrAny(card)}.`,
  took: (who: Person, card: Card): string =>
    `${Subject(who)} took ${cardName(card)} from the discard pile.`,
  paired: (who: Person, bankrupt: Bankrupt, value: Value): string =>
    `${Subject(who)} lost ${cardName(value)} to ${cardName(bankrupt)}.`,
  settled: (who: Person, bankrupt: Bankrupt, value: Value): string =>
    `${Subject(who)} discarded ${cardName(bankrupt)} with ${cardName(value)} on top.`,
  stuck: (who: Person): string =>
    `${Subject(who)} had a Bankrupt but no value card for it, and discarded nothing.`,
  idle: (who: Person): string => `${Subject(who)} had no card to play.`,
  banked: (who: Person, card: Value): string => `${Subject(who)} banked ${cardName(card)}.`,
  discarded: (who: Person, card: Card): string => `${Subject(who)} discarded ${cardName(card)}.`,
  stole: (who: Person, card: Steal): string => `${Subject(who)} played ${cardName(card)}.`,
  stoleFrom: (who: Person, card: Steal, takings: readonly Taking[]): string =>
    takings.length === 0
      ? `${Subject(who)} discarded ${cardName(card)} and stole nothing.`
      : `${Subject(who)} played ${cardName(card)}: ${takingsOf(takings)}.`,
  refrained: (who: Person, taken: number): string =>
    taken === 0 ? `${Subject(who)} stole nothing.` : `${Subject(who)} stole no more cards.`,
  looked: (who: Person, victim: Person, hand: readonly Card[] | undefined): string =>
    hand === undefined
      ? `${Subject(who)} looked at ${possessive(victim)} hand.`
      : `${Subject(who)} looked at ${possessive(victim)} hand: ${cardNames(hand)}.`,
  lost: (thief: Person, victim: Person, card: Card | undefined): string =>
    `${Subject(thief)} stole ${cardOrAny(card)} from ${person(victim)}.`,
  finished: (who: Person, cards: readonly Value[]): string =>
    `${Subject(who)} completed ${verb(who, 'your', 'the')} Bank with ${cardNames(cards)} and won the game.`,
  stopped: (turns: number): string =>
    `The game was stopped because everybody had taken ${turns} turns.`,
  scored: (tops: readonly (readonly [Person, number])[], game: number | undefined): string => {
    const banks = list(tops.map(([who, top]) => `${person(who)} ${millions(top)}`));
    return game === undefined
      ? `Banks at the end: ${banks}.`
      : `Banks after game ${game}: ${banks}.`;
  },
};

/** The table as text. */
export const board = {
  hand: (who: Person, cards: readonly Card[]): string =>
    `${Possessive(who)} hand: ${cards.length === 0 ? 'empty' : cardNames(cards)}.`,
  game: (game: number, games: number): string => `Game ${game} of ${games}.`,
  drawPile: (cards: number): string =>
    cards === 0
      ? 'Draw pile: empty.'
      : `Draw pile: ${plural(cards, { one: '# card', other: '# cards' })}.`,
  noDiscards: 'Discard pile: empty.',
  closed: (top: Card): string => `Discard pile: closed, with ${cardName(top)} on top.`,
  discards: (top: Card, below: readonly Card[]): string =>
    below.length === 0
      ? `Discard pile: ${cardName(top)} on top.`
      : `Discard pile: ${cardName(top)} on top, then ${cardNames(below)}.`,
  gone: (cards: readonly Card[]): string => `Out of the game: ${countedCards(cards)}.`,
  pairs: (who: Person, pairs: readonly Pair[]): string =>
    `Pairs that ${person(who)} still ${verb(who, 'have', 'has')} to discard: ${list(pairs.map(pairName))}.`,
  stealing: (who: Person, left: number): string =>
    `${Subject(who)} may still steal up to ${plural(left, { one: '# card', other: '# cards' })}.`,
  seat: ({ who, seat, top, bank, cards, known, earlier, isOnTurn }: SeatLine): string => {
    const parts = [
      top === 0
        ? 'no Bank yet'
        : `Bank of ${plural(bank, { one: '# card', other: '# cards' })} with ${cardName(top)} on top`,
      plural(cards, { one: '# card in hand', other: '# cards in hand' }) +
        (known.length === 0 ? '' : `, including ${cardNames(known)}`),
      ...(earlier === undefined ? [] : [`${millions(earlier)} from earlier games`]),
      `player ${seat}`,
      ...(isOnTurn ? ['next to play'] : []),
    ];
    return `${Subject(who)}: ${parts.join('; ')}.`;
  },
};
