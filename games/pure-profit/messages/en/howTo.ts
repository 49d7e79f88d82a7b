/** How to play, chapter by chapter, and what every card does. */

import { either, list, millions } from '@parlor/grammar/en';
import { type Card, GOAL, type Options, type Pair, type Value } from '../../facts/types.ts';
import { aCard, cardName, cardNames } from './names.ts';

/** Paragraphs, with **words of the game** that stand out; the captions belong to the examples in `facts`. */
export const howTo = {
  about: {
    title: 'What it is about',
    paragraphs: [
      'Build your **Bank** from $1M to $10M, one step at a time. The first complete Bank ends the game and wins it. On the way, Bankrupts eat your cards and thieves go through your hand.',
    ],
    caption: (tops: readonly number[]): string =>
      `Banks at ${list(tops.map(millions))}: the last one is complete.`,
  },
  turn: {
    title: 'Your turn',
    paragraphs: [
      'First **draw** until you hold six cards. Draw one card at a time and choose the pile each time: an unseen card from the draw pile, or the top card of the discard pile if it is a value card. If you already hold six cards or more, you do not draw.',
      'Then do **one** thing: bank a card, discard a card, or end the game.',
    ],
    caption: (top: Value): string => `The draw pile, and ${aCard(top)} that is free to take.`,
  },
  bank: {
    title: 'The Bank',
    paragraphs: [
      'It starts with a $1M. After that every card **repeats the top value or is one higher**. Repeating a value does not take you up a step, but the card is safe there. Nothing ever leaves a Bank.',
    ],
    caption: (laid: readonly Value[], fits: readonly Value[]): string =>
      `After ${cardNames(laid)}, the next card is ${either(fits.map(aCard))}.`,
  },
  discards: {
    title: 'The discard pile',
    paragraphs: [
      'Only the top card can be taken, and only if it is a value card. A Bankrupt or a Steal on top **closes** the pile: nobody takes it, and what lies below stays out of reach until the draw pile runs out and the discard pile, except its top card, is reshuffled.',
      'A Steal is used once: the reshuffle takes it out of the game. With the option “Used Steals: Come back” it is shuffled in like any other card.',
    ],
    caption: (top: Card): string =>
      `${cardName(top)} on top: the pile is closed, whatever lies below.`,
  },
  bankrupt: {
    title: 'Bankrupt',
    paragraphs: [
      'If you hold a Bankrupt after drawing, you have no choice: you discard it, and on top of it your **lowest** or your **highest** value card. If you hold several, each of them first takes its value card; then you discard the pairs **in any order you like**. That is your whole turn.',
      'A Bankrupt that finds no value card stays in your hand until your next turn. If none of your Bankrupts finds one, you may play a Steal in the meantime. And if you hold six or more cards and all of them are Bankrupts, you discard one of them on its own.',
    ],
    caption: (values: readonly Value[], pairs: readonly Pair[]): string =>
      `With ${cardNames(values)} in hand, ${cardNames(pairs.map(([bankrupt]) => bankrupt))} cost you ${cardNames(pairs.map(([, value]) => value))}.`,
  },
  steal: {
    title: 'Steal',
    paragraphs: [
      'When you discard a Steal you may take up to **one, two or three** cards from other hands, from one player or from several. You take one card, look at it, and then take another or stop. Nobody’s last card can be taken. After that, your turn is over.',
      'You do not see the cards before you take them, so it is luck what you get, and it may be a Bankrupt. With the option “Open stealing” you choose a player, look at the whole hand, and take the card you like.',
    ],
    caption: (steals: readonly Card[]): string => `${cardNames(steals)}.`,
  },
  ending: {
    title: 'Ending the game',
    paragraphs: [
      'If you hold **every step your Bank is missing**, and no Bankrupt, you may bank them all at once, and that wins the game. Duplicates may go in as well. If a card is left over, you discard one. With the option “With a card left to discard”, a card must be left over whenever you finish with more than one card.',
      'Should nobody get there in 200 turns each, the game is stopped and the highest Bank wins.',
    ],
    caption: (top: number, laid: readonly Value[], discard: Card): string =>
      `From ${millions(top)}, you finish with ${cardNames(laid)} and discard ${aCard(discard)}.`,
  },
  series: {
    title: 'A series of three',
    paragraphs: [
      'With the option for three games, the top of everybody’s Bank is noted after each game, and an empty Bank counts for nothing. After three games the highest sum wins, so even a good second place pays off. Equal sums share the win.',
    ],
  },
};

export const glossary = {
  values: {
    name: `${millions(1)} to ${millions(GOAL)}`,
    does: 'Value cards. A Bank starts with $1M; after that every card repeats the top value or is one higher. The $10M completes the Bank and ends the game.',
  },
  bankrupt: (isLowest: boolean): string =>
    `If you hold it after drawing, you discard it with your ${isLowest ? 'lowest' : 'highest'} value card on top, and your turn ends. Nobody can take it from the discard pile.`,
  steal: (power: number, { openSteal, steals }: Options): string => {
    const cards = power === 1 ? 'one card' : `up to ${power === 2 ? 'two' : 'three'} cards`;
    const how = openSteal
      ? `Discard it to look at other hands and take ${cards} of your choice.`
      : `Discard it to take ${cards}, unseen, from other hands.`;
    const after =
      steals === 'once'
        ? 'Once used, it leaves the game at the next reshuffle.'
        : 'Once used, it is shuffled in again at the next reshuffle.';
    return `${how} Nobody’s last card can be taken. ${after}`;
  },
  bank: {
    name: 'Bank',
    does: 'Your row of value cards. Nobody can touch what is in it. The first Bank to reach $10M wins the game.',
  },
  drawPile: {
    name: 'Draw pile',
    does: 'Unseen cards. When it runs out, the discard pile, except its top card, is shuffled into a new one.',
  },
  discardPile: {
    name: 'Discard pile',
    does: 'Its top card can be taken if it is a value card. A Bankrupt or a Steal on top closes it.',
  },
};
