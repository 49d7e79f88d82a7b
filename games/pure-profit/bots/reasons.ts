/** Why a move is worth a look: the code is found from the position, as far as the seat can see it, and the words are here. */

import type { Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import {
  BANKRUPT_LOWEST,
  BANKRUPT_SET,
  GOAL,
  HAND_FILLED,
  highestOf,
  knownRow,
  lowestOf,
  ROW,
  type State,
  STEAL_SET,
  topDiscard,
  VALUE_SET,
  valuesAbove,
} from '../rules/state.ts';
import { type Reason, reasonsOf, type Sentences, speaker, TRIED } from '@parlor/search';
import { copies, count, has, knownSteps, missingSteps, valuesHeld } from './hand.ts';

/** From here on a Bank is close to the goal. */
const CLOSE = 6;

/** What each reason claims, by code. */
export interface Claims {
  'ends-game': undefined;
  'settles-now': { card: number; value: number };
  'lay-under-step': { card: number; seat: Seat };
  'lay-under': { card: number };
  'lone-bankrupt': { card: number };
  'next-step-open': { card: number };
  'missing-step-open': { card: number };
  'denies-next': { card: number; seat: Seat };
  'safe-draw': undefined;
  'nothing-open': undefined;
  'open-card-useless': { card: number };
  'open-card-waits': { card: number };
  'nearer-step': { card: number; nearer: number };
  'bank-double': { card: number };
  'bank-and-wait': { card: number; missing: number };
  'bank-step': { card: number };
  'useless-to-both': { card: number; seat: Seat };
  'passed-step': { card: number };
  'spare-double': { card: number };
  'farthest-step': { card: number };
  'easiest-again': { card: number; left: number };
  'waits-for': { card: number; missing: number };
  'steal-known-step': { seat: Seat };
  'victim-close': { seat: Seat; top: number; steps: number };
  'highest-bank': { seat: Seat };
  'steal-safe': { seat: Seat };
  'steal-brings': undefined;
  'steal-nothing': undefined;
  'steal-stops': undefined;
  'keeps-steal': undefined;
  'takes-step': { card: number };
  'takes-steal': { card: number; seat: Seat };
  'breaks-hand': { card: number; seat: Seat };
  tried: undefined;
}

const reason = reasonsOf<Claims>();

/** A reason that fits `move`, from what `seat` can see of `state`. */
export function reasonFor(state: State, seat: Seat, move: Move): Reason {
  switch (move.type) {
    case 'finish':
      return reason('ends-game');
    case 'draw':
      return move.from === 'pile' ? pileReason(state, seat) : takeReason(state, seat);
    case 'settle':
      return settleReason(state, seat, move.card);
    case 'bank':
      return bankReason(state, seat, move.card);
    case 'discard':
      return discardReason(state, seat, move.card);
    case 'lay':
      return layReason(state, seat, move.value);
    case 'steal':
      return reason(isAnybodyRobbable(state, seat) ? 'steal-brings' : 'steal-nothing');
    case 'take':
      return robReason(state, seat, move.from);
    case 'stop':
      return reason('steal-stops');
    case 'pass':
      return reason('keeps-steal');
    case 'choose':
      return chooseReason(state, seat, move.card);
  }
}

/** P-4.2: which pair ends on top is decided when they are laid. */
const settleReason = (state: State, seat: Seat, card: number): Reason =>
  reason('settles-now', { card, value: named(card, valuesHeld(state, seat)) });

/** P-4.2: asked only while another pair is to follow. */
function layReason(state: State, seat: Seat, card: number): Reason {
  const next = (seat + 1) % state.seats;
  return card > state.tops[next]!
    ? reason('lay-under-step', { card, seat: next })
    : reason('lay-under', { card });
}

/** P-4.1: the value card that a Bankrupt takes along. */
const named = (bankrupt: number, values: number): number =>
  bankrupt === BANKRUPT_LOWEST ? lowestOf(values) : highestOf(values);

function takeReason(state: State, seat: Seat): Reason {
  const card = topDiscard(state);
  if (card === state.tops[seat]! + 1) return reason('next-step-open', { card });
  if (has(missingSteps(state, seat), card)) return reason('missing-step-open', { card });
  const next = (seat + 1) % state.seats;
  // P-3.1: a full hand does not draw.
  if (card > state.tops[next]! && state.sizes[next]! < HAND_FILLED)
    return reason('denies-next', { card, seat: next });
  return reason('safe-draw');
}

function pileReason(state: State, seat: Seat): Reason {
  const card = topDiscard(state);
  if (card === 0 || card > GOAL) return reason('nothing-open');
  const missing = missingSteps(state, seat);
  if (!has(missing, card)) return reason('open-card-useless', { card });
  // P-3.1: a hand is filled up to six, card by card.
  if (state.sizes[seat]! + 1 < HAND_FILLED) return reason('open-card-waits', { card });
  const nearer = lowestOf(missing);
  return nearer < card && outOfSight(state, seat, nearer) > 0
    ? reason('nearer-step', { card, nearer })
    : reason('tried');
}

function bankReason(state: State, seat: Seat, card: number): Reason {
  if (card === state.tops[seat]) return reason('bank-double', { card });
  const missing = missingSteps(state, seat);
  return count(missing) === 1
    ? reason('bank-and-wait', { card, missing: lowestOf(missing) })
    : reason('bank-step', { card });
}

function discardReason(state: State, seat: Seat, card: number): Reason {
  // P-4.3: nobody is locked in.
  if (has(BANKRUPT_SET, card)) return reason('lone-bankrupt', { card });
  if (!has(VALUE_SET, card)) return reason('tried');
  const next = (seat + 1) % state.seats;
  if (card <= state.tops[seat]!) {
    return card <= state.tops[next]!
      ? reason('useless-to-both', { card, seat: next })
      : reason('passed-step', { card });
  }
  if (copies(state, seat, card) > 1) return reason('spare-double', { card });
  if (card === highestOf(valuesHeld(state, seat))) return reason('farthest-step', { card });
  const left = outOfSight(state, seat, card);
  if (left > 0 && left >= mostOutOfSight(state, seat))
    return reason('easiest-again', { card, left });
  const missing = missingSteps(state, seat) & ((1 << card) - 1);
  return missing === 0
    ? reason('tried')
    : reason('waits-for', { card, missing: lowestOf(missing) });
}

/** How many of a card `seat` can place nowhere: they are in the draw pile or in somebody's hand. */
function outOfSight(state: State, seat: Seat, card: number): number {
  let left = state.deck[card]! - copies(state, seat, card);
  for (let other = 0; other < state.seats; other++) {
    left -= state.banks[other * ROW + card]!;
    if (other !== seat) left -= state.known[knownRow(seat, other) + card]!;
  }
  for (let place = 0; place < state.discardSize; place++) if (state.discard[place] === card) left--;
  return left;
}

/** The same for the step in hand of which most are left. */
function mostOutOfSight(state: State, seat: Seat): number {
  let most = 0;
  for (let steps = valuesHeld(state, seat) & valuesAbove(state.tops[seat]!); steps !== 0; ) {
    most = Math.max(most, outOfSight(state, seat, lowestOf(steps)));
    steps &= steps - 1;
  }
  return most;
}

/** P-5.2: nobody's last card can be stolen. */
function isAnybodyRobbable(state: State, thief: Seat): boolean {
  for (let seat = 0; seat < state.seats; seat++)
    if (seat !== thief && state.sizes[seat]! > 1) return true;
  return false;
}

function robReason(state: State, seat: Seat, victim: Seat): Reason {
  if ((knownSteps(state, seat, victim) & missingSteps(state, seat)) !== 0)
    return reason('steal-known-step', { seat: victim });
  const top = state.tops[victim]!;
  if (top >= CLOSE) return reason('victim-close', { seat: victim, top, steps: GOAL - top });
  let isHighest = top > 0;
  for (let rival = 0; rival < state.seats; rival++)
    if (rival !== seat && state.tops[rival]! > top) isHighest = false;
  if (isHighest) return reason('highest-bank', { seat: victim });
  return hasNoBankrupt(state, victim) ? reason('steal-safe', { seat: victim }) : reason('tried');
}

/** Can the whole table tell that there is no Bankrupt in this hand? */
function hasNoBankrupt(state: State, seat: Seat): boolean {
  const first = seat * state.deckSize;
  for (let place = first; place < first + state.sizes[seat]!; place++)
    if ((state.couldBe[place]! & BANKRUPT_SET) !== 0) return false;
  return true;
}

function chooseReason(state: State, seat: Seat, card: number): Reason {
  if (has(missingSteps(state, seat), card)) return reason('takes-step', { card });
  const victim = state.stealFrom;
  if (has(STEAL_SET, card)) return reason('takes-steal', { card, seat: victim });
  const isTheirStep = has(valuesAbove(state.tops[victim]!), card);
  return isTheirStep && copies(state, victim, card) === 1
    ? reason('breaks-hand', { card, seat: victim })
    : reason('tried');
}

const CARD_NAMES = ['Bankrupt Lowest', 'Bankrupt Highest', 'Steal One', 'Steal Two', 'Steal Three'];

const name = (card: number): string =>
  card > GOAL ? (CARD_NAMES[card - GOAL - 1] ?? 'card') : `$${card}M`;

const SENTENCES: Sentences<Claims> = {
  'ends-game': () => 'Your hand completes the Bank: this wins the game.',
  'settles-now': ({ card, value }) => `The ${name(card)} takes the ${name(value)} along.`,
  'lay-under-step': ({ card, seat }, who) =>
    `The ${name(card)} is a step for ${who(seat)}, who plays next, and another card goes on top of it.`,
  'lay-under': ({ card }) => `Another card goes on top of the ${name(card)}.`,
  'lone-bankrupt': ({ card }) => `One Bankrupt goes without a value card: this ${name(card)}.`,
  'next-step-open': ({ card }) => `The ${name(card)} on top is the very next step of your Bank.`,
  'missing-step-open': ({ card }) =>
    `You lack a ${name(card)}, and this one comes without the risk of a Bankrupt.`,
  'denies-next': ({ card, seat }, who) =>
    `It keeps the ${name(card)} away from ${who(seat)}, who plays next.`,
  'safe-draw': () => 'A card you can see is never a Bankrupt.',
  'nothing-open': () => 'Nothing on the discard pile can be taken.',
  'open-card-useless': ({ card }) => `The ${name(card)} on top does not bring you closer.`,
  'open-card-waits': ({ card }) =>
    `You draw again after this card, and the ${name(card)} will still be there.`,
  'nearer-step': ({ card, nearer }) =>
    `A fresh card may be the ${name(nearer)}, which you need before the ${name(card)}.`,
  'bank-double': ({ card }) => `Another ${name(card)} in your Bank is a card nobody else gets.`,
  'bank-and-wait': ({ card, missing }) =>
    `The ${name(card)} is safe in the Bank, and only the ${name(missing)} is missing.`,
  'bank-step': ({ card }) =>
    `One step up, and no thief or Bankrupt can touch the ${name(card)} any more.`,
  'useless-to-both': ({ card, seat }, who) =>
    `The ${name(card)} is a step neither for you nor for ${who(seat)}, who plays next.`,
  'passed-step': ({ card }) => `The ${name(card)} is no step for you any more.`,
  'spare-double': ({ card }) => `You hold more than one ${name(card)}.`,
  'farthest-step': ({ card }) => `Of the steps you hold, the ${name(card)} is needed last.`,
  'easiest-again': ({ card, left }) =>
    `No other step you hold is easier to find again: ${left} more ${name(card)} are out of sight.`,
  'waits-for': ({ card, missing }) =>
    `You cannot lay the ${name(card)} before the ${name(missing)}, which you lack.`,
  'steal-known-step': ({ seat }, who) => `You know that ${who(seat)} holds a step you lack.`,
  'victim-close': ({ seat, top, steps }, who) =>
    `With a Bank at ${name(top)}, ${who(seat)} needs only ${steps} more ${steps === 1 ? 'step' : 'steps'}.`,
  'highest-bank': ({ seat }, who) => `Of the others, nobody has a higher Bank than ${who(seat)}.`,
  'steal-safe': ({ seat }, who) => `There is no Bankrupt in the hand of ${who(seat)}.`,
  'steal-brings': () => 'It lets you take cards from others, one after another.',
  'steal-nothing': () => 'It gets rid of the Steal and covers the discard pile.',
  'steal-stops': () => 'You keep what you have and end your turn.',
  'keeps-steal': () => 'It keeps your Steal for a later turn.',
  'takes-step': ({ card }) => `The ${name(card)} is a step you lack.`,
  'takes-steal': ({ card, seat }, who) => `It takes the ${name(card)} away from ${who(seat)}.`,
  'breaks-hand': ({ card, seat }, who) =>
    `Without the ${name(card)}, ${who(seat)} is further from the goal.`,
  tried: () => TRIED,
};

export const say = speaker(SENTENCES);
