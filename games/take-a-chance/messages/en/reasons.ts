/** Why a move is worth considering. Sums are told in hundreds. */

import { capital, dollars, number, person } from '@parlor/grammar/en';
import type { People } from '@parlor/kit';
import type { Claims, Keeping } from '../../facts/claims.ts';
import type { Sentences } from '../sentences.ts';
import { aCombo, colour, dice } from './names.ts';

const HUNDRED = 100;
const about = (sum: number): string => dollars(HUNDRED * Math.round(sum / HUNDRED));

/** "3 3", "3 3 and the charm", "nothing" */
const keeping = ({ dice: faces, charm }: Keeping): string =>
  [
    ...(faces === '' ? [] : [faces.split('').join(' ')]),
    ...(charm === 'kept' ? ['the charm'] : []),
  ].join(' and ') || 'nothing';

export const reasons: Sentences<Claims, [people: People]> = {
  'new-die': (params) =>
    `${colour(params.colour)} is a new colour: an extra die in every roll, and about ${about(params.income)} more each time.`,
  'earns-more': (params) =>
    `Another ${colour(params.colour)} card makes each of your rolls worth about ${about(params.income)} more.`,
  'adds-little': (params) =>
    `${colour(params.colour)} adds only about ${about(params.income)} to each roll for now, but its price counts at the end.`,
  denies: (params, people) =>
    `That ${colour(params.colour)} card is open to ${person(people(params.seat))}, who can pay for it and would gain more from it than you.`,
  'keeps-its-price': (params) =>
    `The end is near, so ${colour(params.colour)} may earn little, but its price counts at the end.`,
  'tickets-roll': ({ rolls, tickets }) =>
    `Of the ${number(tickets)} tickets in the box, ${number(rolls)} let you roll as well, and unused ones are worth nothing.`,
  'ends-while-ahead':
    'It is your last ticket and you are ahead, so this is the time to end the match.',
  'starts-the-end': 'It is your last ticket: once it is played, the last turns begin.',
  'last-turn-ticket': 'There is no later turn to save the ticket for.',
  'roll-and-wait':
    'Your last ticket would start the end while you are not ahead; a roll keeps the match going.',
  'roll-pays': ({ income }) => `Your cards pay about ${about(income)} a roll as they are.`,
  'free-roll': 'The card went to another player, and the roll costs you nothing.',
  'charm-for-others': 'A roll that pays may bring the others money for the charm.',
  'swap-up': ({ give, take, income }) =>
    `Having ${colour(take)} instead of ${colour(give)} makes each roll worth about ${about(income)} more.`,
  'swap-least': ({ give, take }) =>
    `You have to swap, and ${colour(take)} instead of ${colour(give)} costs your rolls least.`,
  'swap-down': ({ give, take, income }) =>
    `Having ${colour(take)} instead of ${colour(give)} makes each roll worth about ${about(-income)} less.`,
  'first-impossible': 'You cannot do what the ticket says first, so it has to be the OR.',
  'too-late-to-buy': 'It is your last turn: cards bought now earn nothing any more.',
  'side-rolls': (params) => `That is a roll of ${dice(params.dice)} right away.`,
  'side-pays': ({ amount }) => `That is ${about(amount)} right away, with no luck needed.`,
  'side-buys': (params) =>
    `It can bring you a ${colour(params.colour)} card, which adds about ${about(params.income)} to each roll.`,
  'side-swaps': ({ give, take, income }) =>
    `Giving ${colour(give)} for ${colour(take)} would make each roll worth about ${about(income)} more.`,
  stand: ({ amount }) => `${about(amount)} is safe, and throwing again promises no more.`,
  'sure-amount': ({ amount }) => `${about(amount)} is safe.`,
  'keep-for-money': (params) =>
    `Keeping ${keeping(params)} brings about ${about(params.mean)} on average.`,
  'keep-for-win': (params) =>
    `Keeping ${keeping(params)} gives the best chance to win, though not the most money on average.`,
  'keep-for-both': (params) =>
    `Keeping ${keeping(params)} gives the best chance to win, and the most money on average.`,
  'spend-rethrow': (params) =>
    `With your kept re-roll, keeping ${keeping(params)} brings about ${about(params.mean)} on average.`,
  'save-rethrow': 'Your kept re-roll stays yours for a later roll.',
  'use-die': (params) => `Your kept die makes this a roll of ${dice(params.dice)}.`,
  'save-die': 'Your kept die stays yours for a later roll.',
  'collect-most': ({ combo, amount }) => `${capital(aCombo(combo))} pays most: ${about(amount)}.`,
  'collect-charm': ({ combo, bonus }) =>
    `For ${aCombo(combo)}, a card that pays shows the charm: ${about(bonus)} more for you.`,
  'bid-low': ({ worth }) =>
    `Start low: with its price and what it should earn, the card is worth about ${about(worth)} to you.`,
  'bid-fair': ({ worth }) =>
    `Up to about ${about(worth)} the card pays for itself, by its price and what it should earn.`,
  'bid-above': ({ worth }) =>
    `This is more than the ${about(worth)} or so that the card should bring you.`,
  'bid-to-deny': ({ seat, worth }, people) =>
    `The card should bring you only about ${about(worth)}, but more to ${person(people(seat))}, who can still bid.`,
  'cannot-bid': ({ bid }) => `You cannot pay more than the ${dollars(bid)} bid so far.`,
  'too-dear': ({ worth }) =>
    `Beyond about ${about(worth)} the card does not pay for itself, by its price and what it should earn.`,
  'let-go': ({ seat, bid }, people) =>
    `You keep your money; as it stands, the card goes to ${person(people(seat))} for ${dollars(bid)}.`,
  tried: 'No single reason stands out; playing the match out many times favours it.',
};
