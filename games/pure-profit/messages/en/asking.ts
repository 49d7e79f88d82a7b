/** What the table asks of the one who plays: a title, a line below it, and the buttons. */

import { capital, inWords, list, millions, person, plural } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { GOAL, type Bankrupt, type Card, type Steal, type Value } from '../../facts/types.ts';
import type { Loss, Taking, Uses } from '../parameters.ts';
import { takingsOf } from './log.ts';
import { aCard, cardName, cardNames, kindOf } from './names.ts';

const draw = {
  title: (missing: number): string =>
    missing === 1 ? 'Draw one more card' : `Draw ${inWords(missing)} cards, one at a time`,
  open: (top: Card): string =>
    `Take an unseen card from the draw pile, or the ${cardName(top)} from the discard pile.`,
  closed: (top: Card): string =>
    `${cardName(top)} closes the discard pile, so you draw from the draw pile.`,
  noDiscards: 'The discard pile is empty, so you draw from the draw pile.',
  onlyDiscard: 'The draw pile has run out, so you take the top card of the discard pile.',
  shuffles: 'The draw pile is empty: if you draw from it, the discard pile is reshuffled first.',
  losses: (losses: readonly Loss[]): string =>
    `As things stand, ${list(
      losses.map(({ bankrupt, value }) =>
        value === undefined
          ? `${cardName(bankrupt)} finds no value card`
          : `${cardName(bankrupt)} takes your ${cardName(value)}`,
      ),
    )}.`,
  fromPile: 'Draw a card',
  fromDiscard: (top: Card): string => `Take ${cardName(top)}`,
};

const settle = {
  title: 'Which Bankrupt takes its card next?',
  /** `isShort`: there is not a value card for each of them. */
  line: (values: readonly Value[], isShort: boolean): string =>
    isShort
      ? `You lose ${cardNames(values)}. A Bankrupt that finds no value card stays in your hand.`
      : `You lose ${cardNames(values)} either way. Then you choose which pair to discard first.`,
  take: ({ bankrupt, value }: Loss): string =>
    value === undefined
      ? `${kindOf(bankrupt)} next`
      : `${kindOf(bankrupt)}: lose ${cardName(value)}`,
  other: (bankrupt: Bankrupt): string => `${kindOf(bankrupt)} instead`,
  // In the first edition the order is that of discarding, too.
  firstTitle: 'Which Bankrupt do you discard first?',
  firstLine: (values: readonly Value[], next: Person): string =>
    values.length < 2
      ? `You lose ${cardNames(values)}, which ${person(next)} may take; the other Bankrupt stays in your hand.`
      : `You lose ${cardNames(values)}. ${cardName(values.at(-1)!)} ends up on top, where ${person(next)} may take it.`,
  firstTake: ({ bankrupt, value }: Loss): string =>
    value === undefined
      ? `${kindOf(bankrupt)} first`
      : `${kindOf(bankrupt)} first: lose ${cardName(value)}`,
  firstOther: (bankrupt: Bankrupt): string => `${kindOf(bankrupt)} first instead`,
};

const lay = {
  title: 'Which pair do you discard next?',
  line: (next: Person): string =>
    `The value card you discard last is free for ${person(next)} to take.`,
  last: (value: Value, next: Person): string =>
    `Then ${cardName(value)} ends up on top, free for ${person(next)} to take.`,
  pair: (bankrupt: Bankrupt, value: Value): string =>
    `Discard ${kindOf(bankrupt)} with ${cardName(value)}`,
  choose: 'Choose a pair',
  whyNot: 'Choose one of the pairs first.',
};

const stuck = {
  title: (bankrupts: number): string =>
    bankrupts === 1 ? 'No value card for your Bankrupt' : 'No value card for your Bankrupts',
  line: (bankrupts: number): string =>
    bankrupts === 1
      ? 'It stays in your hand. Play a Steal now, or pass and keep all your cards.'
      : 'They stay in your hand. Play a Steal now, or pass and keep all your cards.',
  ruinTitle: 'Nothing but Bankrupts',
  ruinLine: 'Your hand is full, so you have to discard one of them on its own.',
  pass: 'Pass',
  playSteal: 'Play a Steal',
  whyNot: 'Choose a Steal from your hand, or pass.',
};

const steal = {
  title: (card: Steal): string => `Play ${cardName(card)}?`,
  /** `isOpen`: thieves see the hands they take from. */
  line: (power: number, isOpen: boolean): string => {
    const cards = power === 1 ? 'one card' : `up to ${inWords(power)} cards, one at a time`;
    return isOpen
      ? `You discard it. Then you may look at other hands and take ${cards}.`
      : `You discard it. Then you may take ${cards}, unseen from other hands.`;
  },
  play: (card: Steal): string => `Play ${cardName(card)}`,
};

const luck = 'You take a card without seeing it, so what you get is luck.';

const take = {
  title: (left: number, hasTaken: boolean): string => {
    if (hasTaken) {
      return left === 1
        ? 'Take one more card, or stop'
        : `Take up to ${inWords(left)} more cards, or stop`;
    }
    return left === 1
      ? 'Choose a player to take a card from'
      : `Take up to ${inWords(left)} cards, one at a time`;
  },
  line: (isOpen: boolean): string =>
    isOpen ? 'Choose a player: you see the whole hand and take the card you like.' : luck,
  any: 'Take a card',
  whyNot: 'Choose a player to take a card from, or stop.',
  from: (victim: Person): string => `Take a card from ${person(victim)}`,
  stop: (hasTaken: boolean): string => (hasTaken ? 'Take no more' : 'Take none'),
  // In the first edition a Steal names all its victims at once.
  firstTitle: (card: Steal): string => `${cardName(card)}: who do you steal from?`,
  firstLine: (takings: readonly Taking[], isOpen: boolean): string => {
    const how = isOpen
      ? 'You will see the hands of those you choose, and take the cards you like.'
      : 'You take cards without seeing them, so what you get is luck.';
    return takings.length === 0 ? how : `${capital(takingsOf(takings))}. ${how}`;
  },
  firstSteal: (count: number): string =>
    plural(count, { one: 'Steal one card', other: 'Steal # cards' }),
  firstWhyNot: 'Choose who to steal from, or take none.',
  firstNobody: 'Nobody has a card to spare: this Steal is discarded and takes nothing.',
  firstThrow: (card: Steal): string => `Discard ${cardName(card)}`,
};

const choose = {
  title: (victim: Person): string => `Take a card from ${person(victim)}`,
  line: (more: number): string =>
    more === 0
      ? 'It goes into your hand, and your turn ends.'
      : `It goes into your hand. Then you may take ${more === 1 ? 'one' : `up to ${inWords(more)}`} more.`,
  firstLine: (more: number): string =>
    more === 0
      ? 'It goes into your hand, and your turn ends.'
      : `It goes into your hand. Then you choose ${inWords(more)} more.`,
  take: (card: Card): string => `Steal ${cardName(card)}`,
  whyNot: 'Choose one of the cards shown.',
};

/** "another $4M or a $5M" */
const nextOf = (top: number): string =>
  top === GOAL - 1
    ? `takes another ${cardName(top)}, or the ${millions(GOAL)} that ends the game`
    : top === 0
      ? `starts with ${aCard(1)}`
      : `takes another ${cardName(top)} or ${aCard(top + 1)}`;

const act = {
  title: ({ canBank, canDiscard, canSteal }: Uses): string => {
    if (canBank)
      return canSteal ? 'Bank a card, discard one or steal' : 'Bank a card or discard one';
    if (!canDiscard) return 'Play a Steal';
    return canSteal ? 'Discard a card or steal' : 'Discard a card';
  },
  /** 0 for an empty Bank. */
  line: (top: number): string => `Your Bank ${nextOf(top)}.`,
  nothingFits: (top: number): string => `Nothing in your hand fits: your Bank ${nextOf(top)}.`,
  bankTitle: (card: Card): string => `Bank the ${cardName(card)}?`,
  bankStep: 'One step up. If you discard it instead, the next player may take it.',
  bankAgain: 'The same value again: no step up, but the card is safe in your Bank.',
  discardTitle: (card: Card): string => `Discard the ${cardName(card)}?`,
  bank: (card: Card): string => `Bank ${cardName(card)}`,
  discard: (card: Card): string => `Discard ${cardName(card)}`,
  chooseCard: 'Choose a card',
  whyNot: 'Choose a card from your hand first.',
  cancel: 'Cancel',
};

const finish = {
  title: 'Your hand completes your Bank',
  /** `canAdd`: a duplicate in the hand could be played as well. */
  line: (thrown: Card | null, canAdd: boolean): string => {
    const last =
      thrown === null ? 'No card is left to discard.' : `You discard ${cardName(thrown)}.`;
    return canAdd ? `Tap a duplicate to bank it as well. ${last}` : last;
  },
  finish: (cards: readonly Value[]): string => `Finish: ${cards.join(', ')}`,
  needed: (card: Card): string => `You need the ${cardName(card)} to reach ${millions(GOAL)}.`,
  somethingElse: 'Something else',
};

export const asking = {
  draw,
  settle,
  lay,
  stuck,
  steal,
  take,
  choose,
  act,
  finish,
  /** A card of the hand was touched while something else is asked. */
  notNow: {
    draw: 'First draw until you hold six cards; then you play one.',
    settle: 'The Bankrupts come first: choose one of them.',
    lay: 'First discard the pairs.',
    take: 'First choose a player to take a card from, or stop.',
    choose: 'First take one of the cards shown.',
  },
};
