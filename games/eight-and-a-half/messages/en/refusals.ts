/** Why a move is refused. */

import { inWords, plural } from '@parlor/grammar/en';
import { valueName } from '../../facts/cards.ts';
import type { RefusalSentences } from '../parameters.ts';
import { nameOf, One, one, some } from './naming.ts';

const sentences: RefusalSentences = {
  'match-over': () => 'The match is over.',
  'not-your-turn': () => 'It is not your turn.',
  'not-a-move': () => 'There is no such move in this game.',
  'no-swap-now': () => 'Open cards are swapped only before a round, by the winner of the last one.',
  'swap-first': () => 'First decide whether to swap an Open card.',
  'not-your-open-card': ({ card }) => `You have no Open ${nameOf(card)}.`,
  'not-their-open-card': ({ card }) => `The Big Loser has no Open ${nameOf(card)}.`,
  'swap-of-equals': ({ card }) => `Swapping ${one(card)} for ${one(card)} changes nothing.`,
  'hand-empty': () => 'Your hand is empty: play from the table.',
  'not-in-hand': ({ card, have, need }) =>
    have === 0
      ? `You have no ${nameOf(card)} in hand.`
      : `You have only ${have === 1 ? `one ${nameOf(card)}` : some(card, have)} in hand, not ${inWords(need)}.`,
  'must-start-with': ({ card }) => `The lowest yellow card starts the round: your ${nameOf(card)}.`,
  'hand-first': () => 'Play your hand first, then the cards on the table.',
  'open-cards-first': () => 'Play your Open cards first, then the Blind ones.',
  'no-blind-card': ({ place }) => `There is no Blind card left in place ${place}.`,
  'half-on-eight-and-a-half': () => 'A Half cannot be played on 8½.',
  'too-many-halves': ({ most }) =>
    `Halves go down one by one at this table, and none on 8½: ${plural(most, {
      one: 'only one fits',
      other: `no more than ${inWords(most)} fit`,
    })} here.`,
  'zero-on-a-half': ({ value }) => `A 0 fits only on a whole number, not on ${valueName(value)}.`,
  'five-demands-less': ({ card }) =>
    `After a 5 you need 5 or less, a Half or a Ghost: ${one(card)} is too high.`,
  'eight-and-a-half-stands': ({ card }) =>
    `Only a 9, a Ghost, or 8 and Half together fit on 8½, not ${one(card)}.`,
  'too-low': ({ card, value }) => `${One(card)} is too low for ${valueName(value)}.`,
  'seats-out-of-range': ({ min, max, seats }) =>
    `This game is for ${min} to ${max} players, not ${seats}.`,
};

export const refusals = {
  sentences,
  /** For a code that these words do not know. */
  unknown: 'That is not possible.',
};
