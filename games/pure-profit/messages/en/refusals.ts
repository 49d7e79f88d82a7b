/** Why something is not allowed. */

import { number, plural, Subject, verb } from '@parlor/grammar/en';
import type { People, Sentences } from '@parlor/kit';
import type { Refusals } from '../../facts/refusals.ts';
import type { Question } from '../../facts/types.ts';
import { aCard, cardName } from './names.ts';

/** What is asked now, where something else was tried. */
const NOT_ASKED: Readonly<Record<Question, string>> = {
  draw: 'First draw a card.',
  settle: 'First say which Bankrupt takes its card next.',
  lay: 'First say which pair you discard next.',
  act: 'Now bank a card, discard one or end the game.',
  stuck: 'Now play a Steal, pass, or discard one of your Bankrupts.',
  take: 'First say which player you steal from, or stop.',
  choose: 'First choose the card you steal.',
};

export const refusals: Sentences<Refusals, [people: People]> = {
  malformed: () => 'That is not a move in this game.',
  'match-over': () => 'The match is over.',
  'not-your-turn': () => 'It is not your turn.',
  'not-asked': ({ asked }) => NOT_ASKED[asked],
  'card-not-there': ({ card }) => `There is no ${cardName(card)} left for that.`,
  'no-card-to-draw': () => 'There are no cards left to draw, and none to reshuffle.',
  'discard-pile-empty': () => 'The discard pile is empty.',
  'discard-out-of-reach': ({ card }) =>
    `${cardName(card)} closes the discard pile: only a value card on top can be taken.`,
  'steal-to-be-used': ({ card }) =>
    `You discard ${cardName(card)} by playing it, even if you take no card.`,
  'stuck-with-steal': () => 'Your Bankrupts stay in your hand: play a Steal, or pass.',
  'stuck-must-discard': () => 'Your hand is full: you have to discard one of your Bankrupts.',
  'pair-not-there': ({ bankrupt, value }) =>
    `You have no pair of ${cardName(bankrupt)} and ${cardName(value)} to discard.`,
  'bank-not-a-value': ({ card }) => `${cardName(card)} cannot go into a Bank.`,
  'bank-wrong-step': ({ card, top }) =>
    top === 0
      ? `A Bank starts with ${aCard(1)}, not with ${aCard(card)}.`
      : `After ${cardName(top)} comes another ${cardName(top)} or the next step, not ${aCard(card)}.`,
  'bank-by-finishing': () => 'The $10M ends the game: play it by finishing.',
  'steal-too-many': ({ most }) =>
    plural(most, {
      one: 'This Steal takes one card at most.',
      other: 'This Steal takes # cards at most.',
    }),
  'no-such-seat': ({ seat }) => `There is no player ${seat}.`,
  'steal-from-yourself': () => 'You cannot steal from yourself.',
  'steal-last-card': ({ seat, cards }, people) => {
    const victim = people(seat);
    return cards === 0
      ? `${Subject(victim)} ${verb(victim, 'have', 'has')} no cards to steal.`
      : `${Subject(victim)} ${verb(victim, 'have', 'has')} only one card left, and a last card cannot be stolen.`;
  },
  'finish-incomplete': () => 'These cards do not bring your Bank to $10M.',
  'finish-needs-discard': () => 'Name the card you discard as well.',
  'finish-leaves-none': () =>
    'At this table, whoever finishes with several cards must have one left to discard.',
  'seats-out-of-range': ({ min, max }) => `Pure Profit is for ${min} to ${max} players.`,
  'deck-too-small': ({ cards, need }) =>
    `The deck has only ${number(cards)} cards; this table needs ${number(need)} to deal.`,
  'deck-too-large': ({ cards, max }) =>
    `The deck has ${number(cards)} cards; it may have ${number(max)} at most.`,
  'deck-not-an-object': () => 'A deck gives the number of copies of each card.',
  'deck-unknown-card': ({ card }) => `No card is called “${card}”.`,
  'deck-bad-count': ({ card, max }) =>
    `The number of “${card}” cards has to be a whole number from 0 to ${max}.`,
  'deck-lacks-value': ({ value }) => `Without ${aCard(value)} nobody can ever complete a Bank.`,
};

/** A code from elsewhere. */
export const unknownRefusal = (code: string): string => `That is not allowed (${code}).`;
