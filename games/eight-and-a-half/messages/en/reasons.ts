/** Why a move is worth a look. */

import { inWords, percent as share, person, possessive, Subject, verb } from '@parlor/grammar/en';
import { valueName } from '../../facts/cards.ts';
import type { ReasonSentences } from '../parameters.ts';
import { cardCount, nameOf, One, one, thePile } from './naming.ts';

const chance = (percent: number): string =>
  percent === 0 ? 'less than 1%' : percent === 100 ? 'more than 99%' : share(percent / 100);

export const reasons: ReasonSentences = {
  'only-move': () => 'It is the only move you have.',
  'sure-win': () => 'From here on nobody can stop you from going out first.',
  'goes-out': () => 'It leaves you without a card, and the round is yours.',
  'goes-out-on-a-half': ({ seat, card, percent }, people) =>
    `It leaves you without a card. Only ${one(card)} from ${person(people(seat))} can still stop you (${chance(percent)}).`,
  'lets-them-win': ({ seat }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'have', 'has')} gone out, and only a catch could change that.`,
  catches: ({ seat, cards }, people) =>
    `It is a catch: ${thePile(cards)} goes to ${person(people(seat))}, and you start a new one.`,
  'nothing-fits': ({ seat, cards }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'have', 'has')} nothing that fits and must take ${thePile(cards)}.`,
  'hard-to-follow': ({ seat, cards, percent }, people) =>
    `It is hard to follow: the chance that ${person(people(seat))} must take ${thePile(cards)} is ${chance(percent)}.`,
  'stops-the-leader': ({ seat, left, percent }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'have', 'has')} only ${cardCount(left)} left to play; the chance that none fits this is ${chance(percent)}.`,
  'demands-low': ({ seat, percent }, people) =>
    `After a 5 only 5 or less, a Half or a Ghost fits; the chance that ${person(people(seat))} ${verb(people(seat), 'have', 'has')} none of them is ${chance(percent)}.`,
  'safe-half': () => 'It leaves the pile at a half, but nobody can catch you.',
  'risks-a-half': ({ seat, card, percent }, people) =>
    `It leaves the pile at a half: ${one(card)} from ${person(people(seat))} would catch you (${chance(percent)}).`,
  'makes-it-whole': () => 'It makes the pile a whole number again, so nobody can catch you.',
  'sheds-a-group': ({ count }) => `It gets rid of ${inWords(count)} cards in one turn.`,
  'keeps-the-wild': ({ card }) => `It saves your ${nameOf(card)} for a harder pile.`,
  'keeps-high': ({ card }) => `It is your lowest card; your ${nameOf(card)} fits higher piles.`,
  'same-pile': ({ seat }, people) =>
    `A Ghost changes nothing: now ${person(people(seat))} must play on the same pile.`,
  resets: ({ value }) => `It takes the pile from ${valueName(value)} back to 0.`,
  'on-a-nine': () => 'On a 9 only another 9, a 0, a Half or a Ghost fits.',
  'all-blind': () => 'Nobody knows these cards: one is as good as another.',
  'better-open-card': ({ seat, take, give }, people) =>
    `${One(take)} fits more piles than ${one(give)}, which goes to ${person(people(seat))} in return.`,
  'takes-from-loser': ({ seat, take }, people) =>
    `It takes ${one(take)} away from ${person(people(seat))}.`,
  'keeps-the-table': ({ seat }, people) =>
    `Each of your Open cards fits at least as many piles as any of ${possessive(people(seat))}.`,
  tried: () => 'Nothing in particular stands out; its chance comes from playing many games ahead.',
};
