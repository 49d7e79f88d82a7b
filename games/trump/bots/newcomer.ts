/** A first evening: prices by what lies in the box, cards played as soon as they pay, no thought of later. */

import { type Rng, type Seat, WIDE } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import {
  BID,
  held,
  KNOCKED_OUT,
  OPEN,
  type State,
  TAKE,
  TRADE,
  TURN,
} from '../rules/state/state.ts';
import { bestRaise, leaderOf, toStep } from './bidding.ts';
import { facesOf, NO_FACE, STEP } from './faces.ts';
import { BACK_IN, KEEP, KNOCK_OUTS, openMove, PASS, PLAYS } from './lines.ts';
import { bestProfit, policy } from './policy.ts';

const listed: Move[] = [];

export function newcomer(state: State, seat: Seat, rng: Rng): Move {
  const move = glitter(state, seat, rng);
  return trump.check(state, seat, move) === undefined ? move : policy(state, seat, rng);
}

function glitter(state: State, seat: Seat, rng: Rng): Move {
  switch (state.phase) {
    case TURN: {
      const card = bestProfit(state, seat);
      if (card !== NO_FACE && rng.below(3) !== 0) return PLAYS[card]!;
      return policy(state, seat, rng);
    }
    case OPEN:
      return open(state, seat, rng);
    case BID:
      return bid(state, seat, rng);
    case TAKE:
    case TRADE: {
      const count = trump.moves(state, seat, listed);
      if (count === WIDE || (state.phase === TRADE && rng.below(2) === 0)) return KEEP;
      return listed[rng.below(count)]!;
    }
    default:
      return policy(state, seat, rng);
  }
}

/** From half to all of what is in the box and some more; hardly ever more than half the cash. */
function open(state: State, seat: Seat, rng: Rng): Move {
  const feels = state.box[state.lot]! + 40;
  const amount = toStep((feels * (5 + rng.below(8))) / 10);
  return openMove(Math.max(0, Math.min(amount, toStep(state.cash[seat]! * 0.5))));
}

function bid(state: State, seat: Seat, rng: Rng): Move {
  const { out, back } = facesOf(state.rules);
  const leader = leaderOf(state);
  if (leader === seat) return PASS;
  if (state.standing[seat] === KNOCKED_OUT) {
    return back !== NO_FACE && held(state, seat, back) > 0 ? BACK_IN : PASS;
  }
  if (out !== NO_FACE && held(state, seat, out) > 0 && rng.below(3) !== 0) {
    return KNOCK_OUTS[leader]!;
  }
  const feels = state.box[state.lot]! + 60;
  const high = state.bids[leader]!;
  if (high + STEP > feels) return PASS;
  return bestRaise(state, seat, high, feels, false) ?? PASS;
}
