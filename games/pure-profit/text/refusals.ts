/** Why a move, a deck or a table was refused, in words. */

import type { Illegal, Who } from '@parlor/kit';
import { cardName } from '../facts/notation.ts';

type Params = Readonly<Record<string, string | number>>;
type Sentence = (params: Params, who: Who) => string;

const card = (params: Params): string => cardName(Number(params['card']));

const SENTENCES: Readonly<Record<string, Sentence>> = {
  malformed: () => 'That is no move of this game.',
  'match-over': () => 'The match is over.',
  'not-your-turn': () => 'It is not your turn.',
  'not-asked': ({ asked }) => `That is not the question now: ${ASKED[String(asked)]}.`,
  'card-not-there': (params) => `There is no such card to use: ${card(params)}.`,
  'no-card-to-draw': () => 'Neither the draw pile nor a reshuffle has a card.',
  'discard-pile-empty': () => 'The discard pile is empty.',
  'discard-out-of-reach': (params) => `${card(params)} cannot be taken up again.`,
  'steal-to-be-used': (params) =>
    `${card(params)} is discarded by using it; you need not take a card.`,
  'stuck-with-steal': () => 'A Bankrupt stays in the hand: use a Steal, or pass.',
  'stuck-must-discard': () => 'Your hand is full: one Bankrupt has to go.',
  'pair-not-there': ({ bankrupt, value }) =>
    `No ${cardName(Number(bankrupt))} with ${cardName(Number(value))} is left to lay.`,
  'bank-not-a-value': (params) => `${card(params)} cannot go into a Bank.`,
  'bank-wrong-step': (params) =>
    Number(params['top']) === 0
      ? `A Bank starts with $1M, not with ${card(params)}.`
      : `On ${cardName(Number(params['top']))} goes the same again or the next step, not ${card(params)}.`,
  'bank-by-finishing': () => 'The $10M ends the game: lay it by finishing.',
  'steal-too-many': ({ most }) => `This card takes ${most} at most.`,
  'no-such-seat': ({ seat }) => `There is no player ${seat}.`,
  'steal-from-yourself': () => 'You cannot steal from yourself.',
  'steal-last-card': ({ seat, cards }, who) =>
    `The last card stays: ${who(Number(seat))} had only ${cards} in hand.`,
  'finish-incomplete': () => 'That does not take the Bank to $10M.',
  'finish-needs-discard': () => 'Name the card you discard as well.',
  'finish-leaves-none': () => 'At this table a finish of several cards leaves one to discard.',
  'seats-out-of-range': ({ min, max }) => `Pure Profit is for ${min} to ${max} players.`,
  'deck-too-small': ({ cards, need }) =>
    `The deck has ${cards} cards; this table needs ${need} to deal.`,
  'deck-too-large': ({ cards, max }) => `The deck has ${cards} cards; ${max} is the most.`,
  'deck-not-an-object': () => 'A deck is a list of card names with their numbers.',
  'deck-unknown-card': (params) => `No card is called "${params['card']}".`,
  'deck-bad-count': (params) =>
    `Of "${params['card']}" there can be 0 to ${params['max']}, in whole numbers.`,
  'deck-lacks-value': ({ value }) => `Without a $${value}M nobody can ever complete a Bank.`,
};

const ASKED: Readonly<Record<string, string>> = {
  draw: 'draw a card',
  settle: 'say which Bankrupt takes its card next',
  lay: 'say which pair goes to the discard pile next',
  act: 'play to the Bank, discard or finish',
  stuck: 'use a Steal or pass, or discard one of your Bankrupts',
  take: 'say whom you steal from, or stop',
  choose: 'choose the card to steal',
};

/** The codes of which there are words. */
export const REFUSALS: readonly string[] = Object.keys(SENTENCES);

export function refused({ code, params = {} }: Illegal, who: Who): string {
  return SENTENCES[code]?.(params, who) ?? `Not allowed: ${code}.`;
}
