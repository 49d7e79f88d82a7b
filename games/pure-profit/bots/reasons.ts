/** Why a move is worth a look: the code is found from the position, as far as the seat can see it; each language has its sentence. */

import type { Seat } from '@parlor/kit';
import type { Claims } from '../facts/claims.ts';
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
import { type Reason, reasonsOf } from '@parlor/search';
import { copies, count, has, knownSteps, missingSteps, valuesHeld } from './hand.ts';

/** From here on a Bank is close to the goal. */
const CLOSE = 6;

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
