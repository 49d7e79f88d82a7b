/** What may be answered to each question. */

import type { Rng, Seat } from '@parlor/kit';
import { MAX_RANGE, WIDE } from '@parlor/kit';
import { canDoFirst } from './choices.ts';
import {
  CHARM_DIE_FREE,
  CHARM_DIE_KEPT,
  type CharmDie,
  keepsOf,
  NO_CHARM_DIE,
} from '../facts/keeps.ts';
import {
  BUY,
  CHANCE,
  COLLECT,
  FIRST,
  OR,
  PASS,
  ROLL,
  swapOf,
  THROW,
  USE,
} from '../facts/interned.ts';
import { ANY_CARD, afterPoolCard, afterStackCard, canBuy, lookAt, poolCost } from './prospect.ts';
import { collectable } from './rolling.ts';
import { type State, ticketsLeft } from './state.ts';
import { purchaseStep, swapCost } from './steps.ts';
import { ASK, BID_STEP, CARDS, colourOf, EMPTY, type Move, PLACES } from '../facts/types.ts';

export function moves(state: State, seat: Seat, out: Move[]): number {
  switch (state.question) {
    case ASK.turn: {
      let count = listOwnPurchases(state, seat, out);
      out[count++] = ROLL;
      if (ticketsLeft(state, seat) > 0) out[count++] = CHANCE;
      return count;
    }
    case ASK.or: {
      // T-5.3: the OR can always be taken.
      let count = 0;
      if (canDoFirst(state, seat)) out[count++] = FIRST;
      out[count++] = OR;
      return count;
    }
    case ASK.buy:
      return state.buys === 2 ? listFirstOfTwo(state, seat, out) : listPurchases(state, seat, out);
    case ASK.swap:
      return listSwaps(state, seat, out);
    case ASK['extra die']:
      out[0] = USE;
      out[1] = THROW;
      return 2;
    case ASK.rethrow:
    case ASK['kept rethrow']:
      return listKeeps(state, out);
    case ASK.collect:
      return listCombos(state, out);
    case ASK['open auction']:
      return WIDE;
    case ASK.bid:
      if (lowestBid(state) <= state.cash[seat]!) return WIDE;
      out[0] = PASS;
      return 1;
    case ASK['consolation roll']:
      out[0] = ROLL;
      out[1] = PASS;
      return 2;
    default:
      return 0;
  }
}

/** T-3.1: a turn's own purchase; stack first, then the Pool. */
function listOwnPurchases(state: State, seat: Seat, out: Move[]): number {
  const cash = state.cash[seat]!;
  const { prices } = state.box;
  let count = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = state.stacks[PLACES * seat + place]!;
    if (card !== EMPTY && prices[colourOf(card)]! <= cash) out[count++] = BUY[card]!;
  }
  for (let place = 0; place < PLACES; place++) {
    const card = state.pool[place]!;
    if (card !== EMPTY && poolCost(state, ANY_CARD, card) <= cash) out[count++] = BUY[card]!;
  }
  return count;
}

/** The same for a ticket's purchase. */
function listPurchases(state: State, seat: Seat, out: Move[]): number {
  const prospect = lookAt(state, seat, purchaseStep(state), 1);
  const { cash } = prospect;
  let count = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = state.stacks[PLACES * seat + place]!;
    if (card !== EMPTY && prospect.byColour[colourOf(card)]! <= cash) out[count++] = BUY[card]!;
  }
  for (let place = 0; place < PLACES; place++) {
    if (prospect.pool[place]! <= cash) out[count++] = BUY[state.pool[place]!]!;
  }
  return count;
}

/** T-5.3: two can be bought, so the first must leave enough for another. */
function listFirstOfTwo(state: State, seat: Seat, out: Move[]): number {
  let count = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = state.stacks[PLACES * seat + place]!;
    if (card !== EMPTY && leavesAnother(state, seat, place, false)) out[count++] = BUY[card]!;
  }
  for (let place = 0; place < PLACES; place++) {
    const card = state.pool[place]!;
    if (card !== EMPTY && leavesAnother(state, seat, place, true)) out[count++] = BUY[card]!;
  }
  return count;
}

export function leavesAnother(state: State, seat: Seat, place: number, inPool: boolean): boolean {
  const prospect = lookAt(state, seat, purchaseStep(state), 2);
  const rest = inPool
    ? afterPoolCard(prospect, place)
    : afterStackCard(prospect, place, colourOf(state.stacks[PLACES * seat + place]!));
  return canBuy(state, rest, seat);
}

function listSwaps(state: State, seat: Seat, out: Move[]): number {
  let count = 0;
  for (let give = 0; give < CARDS; give++) {
    if (state.holder[give] !== seat) continue;
    for (let place = 0; place < PLACES; place++) {
      const take = state.pool[place]!;
      if (take !== EMPTY && swapCost(state, give, take) <= state.cash[seat]!)
        out[count++] = swapOf(give, take);
    }
  }
  return count;
}

/** T-7.3: the charm die may be thrown again once. */
function charmDie(state: State): CharmDie {
  if (!state.options.luckyCharm) return NO_CHARM_DIE;
  return state.charmThrown ? CHARM_DIE_KEPT : CHARM_DIE_FREE;
}

function listKeeps(state: State, out: Move[]): number {
  const list = keepsOf(state.hand, charmDie(state));
  for (let choice = 0; choice < list.length; choice++) out[choice] = list[choice]!;
  return list.length;
}

function listCombos(state: State, out: Move[]): number {
  let count = 0;
  for (let combos = collectable(state); combos !== 0; combos &= combos - 1) {
    out[count++] = COLLECT[31 - Math.clz32(combos & -combos)]!;
  }
  return count;
}

/** T-7.2: bids go in steps of $100; an auction opens with at least one. */
export const lowestBid = (state: State): number => state.bid + BID_STEP;

const listed: Move[] = [];

export function sample(state: State, seat: Seat, rng: Rng): Move {
  const count = moves(state, seat, listed);
  if (count !== WIDE) return listed[rng.below(count)]!;
  const mayPass = state.question === ASK.bid;
  if (mayPass && rng.below(2) === 0) return PASS;
  const steps = Math.trunc((state.cash[seat]! - lowestBid(state)) / BID_STEP) + 1;
  return { type: 'bid', amount: lowestBid(state) + BID_STEP * sampleRaise(steps, rng) };
}

const SMALL_RAISE = 10;
/** A quarter of the raises go anywhere up to all the cash; more would ruin everybody in the first auctions. */
const LARGE_RAISE_IN = 4;

function sampleRaise(steps: number, rng: Rng): number {
  const range = rng.below(LARGE_RAISE_IN) === 0 ? MAX_RANGE : SMALL_RAISE;
  return rng.below(Math.min(steps, range));
}
