/** Why a bot would make a move, as advice to whoever asked. */

import { inWords, list, person, Subject } from '@parlor/grammar/en';
import type { ReasonSentences } from '../../facts/claims.ts';
import { RANKS } from '../../facts/types.ts';
import { cardCount, cards, has, leads, one, rankName, several } from './cards.ts';

export const reasons: ReasonSentences = {
  'no-choice': () => 'It is the only move you have.',
  'goes-out': () => 'It empties your hand: you go out.',
  'cannot-be-stopped': () =>
    'Nobody can stop you from here: every play but your last is sure to win its round.',
  'nobody-can-beat': () => 'Nobody can beat it any more, so you lead again.',
  'wins-the-round': ({ rank }) =>
    `Nothing that is still out beats your ${rankName(rank)} here: you win the round and lead next.`,
  'too-many-for': ({ seat, left, count }, people) =>
    `${Subject(people(seat))} ${has(people(seat))} only ${cardCount(left)} left and cannot follow ${inWords(count)} at once.`,
  'leaves-the-number-open': () =>
    'When you lead a 5, whoever beats it chooses the number; later it beats only 1 to 4.',
  'keeps-the-rest': ({ rank, rest }) =>
    rest === 1
      ? `It keeps another ${rankName(rank)} in reserve.`
      : `It keeps ${inWords(rest)} more ${several(rank)} in reserve.`,
  'sheds-low-group': ({ count }) => `It gets rid of ${inWords(count)} low cards at once.`,
  'only-when-led': ({ rank }) =>
    `Nobody can play lower than ${one(rank)} any more, so you only get rid of it by leading.`,
  'sheds-low-card': () => 'It gets rid of a low card while you have the lead.',
  'hard-to-beat': ({ ranks }) =>
    `Only ${list(RANKS.filter((rank) => (ranks & (1 << rank)) !== 0).map(several))} can still beat it.`,
  'keeps-group': ({ rank, count }) =>
    `Your cheapest answer would break up your ${cards(rank, count)}.`,
  'saves-for-later': ({ rank }) =>
    `It saves your ${rankName(rank)}, the cheapest card you could answer with.`,
  'gives-the-lead': ({ seat }, people) =>
    `You keep your cards, and ${person(people(seat))} ${leads(people(seat))} next.`,
  'may-come-back': () => 'You keep your cards and may still play if the round comes back to you.',
  stops: ({ seat, left }, people) =>
    `If nobody beats the top play, ${person(people(seat))} ${leads(people(seat))} next with only ${cardCount(left)} left.`,
  bumps: ({ seat, left }, people) =>
    `It skips ${person(people(seat))}, who ${has(people(seat))} ${cardCount(left)} left.`,
  'five-is-enough': ({ count }) => `A single 5 does the work of ${inWords(count)} cards.`,
  'breaks-group': ({ rank, count }) =>
    `It breaks up your ${cards(rank, count)}, but puts you ahead in this round.`,
  cheapest: () => 'It is your cheapest answer and breaks nothing up.',
  'safer-than-cheapest': () => 'Fewer ranks can beat it than your cheapest answer.',
  tried: () => 'Its chance comes from playing out many games; no single reason stands out.',
};
