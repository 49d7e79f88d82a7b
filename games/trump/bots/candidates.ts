/** The moves worth a try at each question, deals left aside. */

import { type Rng, type Seat, WIDE } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import {
  ANSWER,
  BID,
  held,
  KNOCKED_OUT,
  OPEN,
  type State,
  STILL_IN,
  TURN,
} from '../rules/state/state.ts';
import { propertyWorth } from './appraise.ts';
import { leaderOf, toStep } from './bidding.ts';
import { facesOf, STEP } from './faces.ts';
import { BACK_IN, KNOCK_OUTS, openMove, PASS, REJECT } from './lines.ts';
import { policy } from './policy.ts';

/** So many different openings are compared at most. */
const OPENINGS = 14;

/** How far above its worth a property may be opened: to deny it, or as its owner. */
const ABOVE_WORTH = 1.15;

const listed: Move[] = [];

export function candidates(state: State, seat: Seat, rng: Rng, out: Move[]): number {
  switch (state.phase) {
    case OPEN:
      return openings(state, seat, out);
    case BID:
      return bids(state, seat, out);
    case ANSWER:
      out[0] = REJECT;
      return 1;
    default:
      return choices(state, seat, rng, out);
  }
}

function openings(state: State, seat: Seat, out: Move[]): number {
  const cash = toStep(state.cash[seat]!);
  const worth = propertyWorth(state, seat, state.lot);
  const most = Math.min(cash, Math.max(STEP * 3, toStep(worth * ABOVE_WORTH)));
  const stride = Math.max(STEP, Math.ceil(most / OPENINGS / STEP) * STEP);
  let count = 0;
  out[count++] = openMove(0);
  for (let amount = STEP; amount <= most; amount += stride) out[count++] = openMove(amount);
  // The owner's money only moves into the box.
  if (state.owner[state.lot] === seat && cash > most) out[count++] = openMove(cash);
  return count;
}

function bids(state: State, seat: Seat, out: Move[]): number {
  const faces = facesOf(state.rules);
  const has = (card: number): boolean => card >= 0 && held(state, seat, card) > 0;
  let count = 0;
  out[count++] = PASS;
  if (state.standing[seat] === KNOCKED_OUT) {
    if (has(faces.back)) out[count++] = BACK_IN;
    return lawfulOnly(state, seat, out, count);
  }
  if (has(faces.out)) {
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && state.standing[other] === STILL_IN) out[count++] = KNOCK_OUTS[other]!;
    }
  }
  count = raises(state, seat, out, count);
  return lawfulOnly(state, seat, out, count);
}

/** Each Outside Investor by itself, all of them, or cash; to 10 above the high bid, and well above it. */
function raises(state: State, seat: Seat, out: Move[], from: number): number {
  const { rules } = state;
  let count = from;
  const toAdd = state.bids[leaderOf(state)]! + STEP - state.bids[seat]!;
  const cash = state.cash[seat]!;
  const add = (cards: readonly number[], brings: number): void => {
    const least = Math.max(0, toAdd - brings);
    if (least > cash || (least === 0 && cards.length === 0)) return;
    out[count++] = { type: 'raise', cash: least, cards };
    const more = toStep(Math.min(cash, least + 40));
    if (more > least + STEP) out[count++] = { type: 'raise', cash: more, cards };
  };
  if (state.investorPlayed) add([], 0);
  const all: number[] = [];
  let brings = 0;
  for (const card of rules.investors) {
    for (let copy = held(state, seat, card); copy > 0; copy--) {
      all.push(card);
      brings += rules.amount[card]!;
    }
    if (held(state, seat, card) > 0) add([card], rules.amount[card]!);
  }
  if (all.length > 1) add(all, brings);
  return count;
}

/** Promises can forbid the use of a card. */
function lawfulOnly(state: State, seat: Seat, out: Move[], count: number): number {
  if (state.contracts.length === 0) return count;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const move = out[index]!;
    if (trump.check(state, seat, move) === undefined) out[kept++] = move;
  }
  return kept;
}

/** Everything that is listed; of a turn with deals everything but the deals. */
function choices(state: State, seat: Seat, rng: Rng, out: Move[]): number {
  const count = trump.moves(state, seat, out);
  if (count !== WIDE) return count;
  if (state.phase !== TURN) {
    out[0] = policy(state, seat, rng);
    return 1;
  }
  return turnWithoutDeals(state, seat, out);
}

/** The moves of a Part 2 turn that are not offers: those of the same turn with no deals left. */
function turnWithoutDeals(state: State, seat: Seat, out: Move[]): number {
  const opened = state.dealsOpened[seat]!;
  state.dealsOpened[seat] = Math.max(opened, state.options.deals);
  const count = trump.moves(state, seat, listed);
  state.dealsOpened[seat] = opened;
  for (let index = 0; index < count; index++) out[index] = listed[index]!;
  return count;
}
