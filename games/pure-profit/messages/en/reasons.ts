/** Why a bot would look at a move. */

import { inWords, person, plural, Possessive, possessive, verb } from '@parlor/grammar/en';
import type { Claims } from '../../facts/claims.ts';
import type { People, Sentences } from '@parlor/kit';
import { aCard, cardName } from './names.ts';

export const reasons: Sentences<Claims, [people: People]> = {
  'ends-game': () => 'Your hand completes your Bank, and that wins the game.',
  'settles-now': ({ card, value }) => `${cardName(card)} takes your ${cardName(value)} now.`,
  'lay-under-step': ({ card, seat }, people) =>
    `The ${cardName(card)} would be a step up for ${person(people(seat))}, who plays next, but another pair will cover it.`,
  'lay-under': ({ card }) => `Another pair will cover the ${cardName(card)}.`,
  'lone-bankrupt': ({ card }) =>
    `One Bankrupt has to go without a value card, and ${cardName(card)} can be the one.`,
  'next-step-open': ({ card }) =>
    `The ${cardName(card)} on the discard pile is the very next step of your Bank.`,
  'missing-step-open': ({ card }) =>
    `You still need ${aCard(card)}, and taking this one cannot bring you a Bankrupt.`,
  'denies-next': ({ card, seat }, people) =>
    `It keeps the ${cardName(card)} away from ${person(people(seat))}, who plays next.`,
  'safe-draw': () => 'A card you can see is never a Bankrupt.',
  'nothing-open': () => 'There is nothing to take from the discard pile.',
  'open-card-useless': ({ card }) =>
    `The ${cardName(card)} on the discard pile does not bring you closer to $10M.`,
  'open-card-waits': ({ card }) =>
    `You draw again after this, and the ${cardName(card)} will still be there.`,
  'nearer-step': ({ card, nearer }) =>
    `You may draw ${aCard(nearer)}, which you need before the ${cardName(card)}.`,
  'bank-double': ({ card }) => `Another ${cardName(card)} in your Bank is one nobody else can get.`,
  'bank-and-wait': ({ card, missing }) =>
    `The ${cardName(card)} is safe in your Bank, and then only the ${cardName(missing)} is missing.`,
  'bank-step': ({ card }) =>
    `It is one step up, and no thief or Bankrupt can touch the ${cardName(card)} any more.`,
  'useless-to-both': ({ card, seat }, people) =>
    `The ${cardName(card)} is no step up for you, nor for ${person(people(seat))}, who plays next.`,
  'passed-step': ({ card }) => `The ${cardName(card)} is no longer a step up for you.`,
  'spare-double': ({ card }) => `You hold more than one ${cardName(card)}.`,
  'farthest-step': ({ card }) => `Of the steps in your hand, the ${cardName(card)} is needed last.`,
  'easiest-again': ({ card, left }) =>
    `No step in your hand is easier to find again: ${plural(left, {
      one: `one more ${cardName(card)} is still out of sight`,
      other: `# more ${cardName(card)} cards are still out of sight`,
    })}.`,
  'waits-for': ({ card, missing }) =>
    `You cannot bank the ${cardName(card)} before ${aCard(missing)}, which you do not have.`,
  'steal-known-step': ({ seat }, people) => {
    const victim = people(seat);
    return `You know that ${person(victim)} ${verb(victim, 'hold', 'holds')} a step you need.`;
  },
  'victim-close': ({ seat, top, steps }, people) =>
    `${Possessive(people(seat))} Bank is at ${cardName(top)}: only ${inWords(steps)} ${steps === 1 ? 'step' : 'steps'} to go.`,
  'highest-bank': ({ seat }, people) =>
    `No other opponent has a higher Bank than ${person(people(seat))}.`,
  'steal-safe': ({ seat }, people) => `There is no Bankrupt in ${possessive(people(seat))} hand.`,
  'steal-brings': () => 'It lets you take cards from other players.',
  'steal-nothing': () =>
    'Nobody has a card to spare, but it gets rid of the Steal and closes the discard pile.',
  'steal-stops': () => 'You keep what you have, and your turn ends.',
  'keeps-steal': () => 'It keeps your Steal for a later turn.',
  'takes-step': ({ card }) => `The ${cardName(card)} is a step you need.`,
  'takes-steal': ({ card, seat }, people) =>
    `It takes ${cardName(card)} away from ${person(people(seat))}.`,
  'breaks-hand': ({ card, seat }, people) => {
    const victim = people(seat);
    return `Without the ${cardName(card)}, ${person(victim)} ${verb(victim, 'are', 'is')} further from $10M.`;
  },
  tried: () =>
    'Its chance comes from playing the game on from here many times; no single reason stands out.',
};
