/** Sales by rule of thumb: what to open with, when to attack, raise, return or let go. */

import type { Rng, Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import { held, KNOCKED_OUT, STILL_IN, type State, unowned } from '../rules/state/state.ts';
import { propertyWorth } from './appraise.ts';
import { countSet, facesOf, STEP } from './faces.ts';
import { BACK_IN, KNOCK_OUTS, openMove, PASS } from './lines.ts';

/** The share of a property's worth to open with, by You're Out cards in hand: who can knock out need not pay. */
const SHADES = [0.62, 0.54, 0.43, 0.34];
const NOISE = 0.08;

/** Properties are lost again, cards stolen, and the next sale may be cheaper: a price must leave room for that. */
const CAUTION = 0.58;
const OWNERS_CAUTION = 0.6;

/** Who cannot pay a tax loses a property: cash to keep back, and more for every property owned. */
const RESERVE = 20;
const RESERVE_PER_PROPERTY = 30;

/** What a You're Out or an I'm Back In is worth kept, while there is much to buy and when there is not. */
const OUT_KEPT = 16;
const OUT_LEFT = 3;
const BACK_KEPT = 8;

/** Of an Outside Investor kept for later. */
const INVESTOR_KEPT = 0.6;

/** Below this a gain is not worth the trouble. */
const LEAST_GAIN = 4;

export function openByThumb(state: State, seat: Seat, rng: Rng): Move {
  const cash = state.cash[seat]!;
  const worth = propertyWorth(state, seat, state.lot) * CAUTION;
  if (state.owner[state.lot] === seat)
    return openMove(toStep(Math.min(cash, worth * OWNERS_CAUTION)));
  const { out } = facesOf(state.rules);
  const outs = out < 0 ? 0 : held(state, seat, out);
  const noise = ((rng.below(2001) - 1000) / 1000) * NOISE;
  const shade = SHADES[Math.min(outs, SHADES.length - 1)]! + noise;
  return openMove(
    Math.min(toStep(cash), purse(state, seat), Math.max(STEP, toStep(worth * shade))),
  );
}

/** The cash that can be spent without inviting a tax. */
function purse(state: State, seat: Seat): number {
  const owned = countSet(state.holdings[seat]!);
  return Math.max(STEP, toStep(state.cash[seat]! - RESERVE - RESERVE_PER_PROPERTY * owned));
}

export const toStep = (amount: number): number => Math.floor(amount / STEP) * STEP;

/** How many of those still in stand before `seat`'s bid. */
function countAhead(state: State, seat: Seat): number {
  let ahead = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.standing[other] === STILL_IN && isAhead(state, other, seat)) {
      ahead++;
    }
  }
  return ahead;
}

function isAhead(state: State, seat: Seat, than: Seat): boolean {
  const lead = state.bids[seat]! - state.bids[than]!;
  return lead > 0 || (lead === 0 && state.madeAt[seat]! < state.madeAt[than]!);
}

export function leaderOf(state: State): Seat {
  let best = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.standing[seat] !== STILL_IN) continue;
    if (best < 0 || isAhead(state, seat, best)) best = seat;
  }
  return best;
}

/** What a You're Out is worth to keep: it serves as long as there are sales to come. */
function outKept(state: State): number {
  if (state.part === 2) return OUT_LEFT;
  return Math.min(OUT_KEPT, OUT_LEFT + 4 * countSet(unowned(state)));
}

export function bidByThumb(state: State, seat: Seat): Move {
  const leader = leaderOf(state);
  if (leader === seat) return PASS;
  const { out, back } = facesOf(state.rules);
  const worth = propertyWorth(state, seat, state.lot) * CAUTION;
  const high = state.bids[leader]!;
  const isOwner = state.owner[state.lot] === seat;
  // The owner's own bid only moves into the box; what is at stake is the other's price.
  const gain = worth - (isOwner ? high : state.bids[seat]!);
  const ahead = countAhead(state, seat);
  const outs = out < 0 ? 0 : held(state, seat, out);
  const knocking = gain - ahead * outKept(state);
  if (state.standing[seat] === KNOCKED_OUT) {
    const canReturn = back >= 0 && held(state, seat, back) > 0 && ahead <= outs;
    return canReturn && knocking - BACK_KEPT > LEAST_GAIN ? BACK_IN : PASS;
  }
  const knock = ahead <= outs ? knocking : -Infinity;
  const raise = bestRaise(state, seat, high, worth, isOwner);
  if (raise !== undefined && raiseGain > LEAST_GAIN && raiseGain >= knock) return raise;
  return knock > LEAST_GAIN ? KNOCK_OUTS[leader]! : PASS;
}

/** The gain of the raise that `bestRaise` has just found. */
let raiseGain = -Infinity;

/** One Outside Investor, or cash after somebody's, to 10 above the high bid. */
export function bestRaise(
  state: State,
  seat: Seat,
  high: number,
  worth: number,
  isOwner: boolean,
): Move | undefined {
  raiseGain = -Infinity;
  const { rules } = state;
  const toAdd = high + STEP - state.bids[seat]!;
  const cash = state.cash[seat]!;
  const stake = isOwner ? worth - high : worth - high - STEP;
  let best: Move | undefined;
  if (state.investorPlayed && toAdd <= cash && stake > raiseGain) {
    raiseGain = stake;
    best = { type: 'raise', cash: toAdd, cards: NO_CARDS };
  }
  for (const card of rules.investors) {
    if (held(state, seat, card) === 0) continue;
    const brings = rules.amount[card]!;
    const adds = Math.max(0, toAdd - brings);
    if (adds > cash) continue;
    const over = Math.max(0, brings - toAdd);
    const gain = stake - (isOwner ? 0 : over) + brings * (1 - INVESTOR_KEPT);
    if (gain <= raiseGain) continue;
    raiseGain = gain;
    best = { type: 'raise', cash: adds, cards: ONE_CARD[card]! };
  }
  return best;
}

const NO_CARDS: readonly number[] = [];
const ONE_CARD: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, card) => [card]);
