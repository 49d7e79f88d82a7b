/** Why a bid is worth a look, or none. */

import type { Seat } from '@parlor/kit';
import { boxSeen, type Move, type View } from '../rules/index.ts';
import { held, KNOCKED_OUT, STILL_IN, type State } from '../rules/state/state.ts';
import type { Reason } from '@parlor/search';
import { propertyWorth } from './appraise.ts';
import { leaderOf, toStep } from './bidding.ts';
import { facesOf, STEP } from './faces.ts';

/** Openings at most this part of the worth rely on You're Out; from that part on they are most of it. */
const CHEAP = 0.35;
const STRONG = 0.6;

interface Worth {
  readonly worth: number;
  /** Nobody has kept count of the box: there may be more in it than at the start. */
  readonly least?: 1;
}

/** What every box holds from the start. */
const LEAST_IN_A_BOX = 50;

/** What the property being sold is worth to the seat, with what the seat can know of its box. */
function worthOf(view: View, state: State, seat: Seat): Worth {
  const box = boxSeen(view, state.lot);
  const worth =
    propertyWorth(state, seat, state.lot) - state.box[state.lot]! + (box ?? LEAST_IN_A_BOX);
  return box === null ? { worth: toStep(worth), least: 1 } : { worth: toStep(worth) };
}

export function explainOpening(view: View, state: State, seat: Seat, amount: number): Reason {
  if (amount === 0) return { code: 'open-out' };
  if (state.owner[state.lot] === seat) return { code: 'open-owner' };
  const worth = worthOf(view, state, seat);
  const { out } = facesOf(state.rules);
  const outs = out < 0 ? 0 : held(state, seat, out);
  const params = { amount, ...worth };
  if (amount > worth.worth) return { code: worth.least ? 'open-some' : 'open-above', params };
  if (amount <= worth.worth * CHEAP && outs > 0)
    return { code: 'open-cheap', params: { ...params, outs } };
  if (amount < worth.worth * STRONG) return { code: 'open-shaded', params };
  // Of a sum that may be larger a bid may be the smaller part.
  return { code: worth.least ? 'open-some' : 'open-strong', params };
}

type Bid = Extract<Move, { type: 'raise' | 'knockOut' | 'backIn' | 'pass' }>;

export function explainBid(view: View, state: State, seat: Seat, move: Bid): Reason {
  const amount = state.bids[seat]!;
  switch (move.type) {
    case 'raise':
      return explainRaise(view, state, seat, move);
    case 'knockOut': {
      const leads = leaderIf(state, move.seat, KNOCKED_OUT) === seat;
      if (leads && leaderOf(state) !== seat) return { code: 'knock-leader', params: { amount } };
      return { code: 'knock-rival', params: { seat: move.seat } };
    }
    case 'backIn': {
      const leads = leaderIf(state, seat, STILL_IN) === seat;
      return { code: leads ? 'come-back' : 'come-back-in', params: { amount } };
    }
    case 'pass':
      return explainPass(view, state, seat);
  }
}

/** Who would lead if `seat` stood differently in the sale. */
function leaderIf(state: State, seat: Seat, standing: number): Seat {
  const before = state.standing[seat]!;
  state.standing[seat] = standing;
  const leader = leaderOf(state);
  state.standing[seat] = before;
  return leader;
}

function explainRaise(
  view: View,
  state: State,
  seat: Seat,
  { cash, cards }: Extract<Move, { type: 'raise' }>,
): Reason {
  const brings = cards.reduce((sum, card) => sum + state.rules.amount[card]!, 0);
  if (brings > 0) {
    const code = view.options.investorMoney === 'kept' ? 'raise-free' : 'raise-investor';
    return { code, params: { amount: brings } };
  }
  if (state.owner[state.lot] === seat) return { code: 'open-owner' };
  const worth = worthOf(view, state, seat);
  const amount = state.bids[seat]! + cash;
  return { code: amount < worth.worth ? 'raise-cash' : 'raise-to', params: { amount, ...worth } };
}

function explainPass(view: View, state: State, seat: Seat): Reason {
  const leader = leaderOf(state);
  if (leader === seat) return { code: 'already-ahead' };
  if (state.standing[seat] === KNOCKED_OUT) return { code: 'stay-out' };
  const high = state.bids[leader]!;
  if (state.owner[state.lot] === seat) return { code: 'let-it-sell', params: { amount: high } };
  const worth = worthOf(view, state, seat);
  const isDear = worth.least === undefined && high + STEP > worth.worth;
  return isDear
    ? { code: 'let-it-go', params: { amount: high + STEP, ...worth } }
    : { code: 'leave-it', params: { seat: leader, amount: high } };
}
