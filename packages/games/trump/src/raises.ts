/** Raises: an amount of own cash and a set of Outside Investors (D-5.3, D-5.4). */

import type { Rng, Seat } from '@parlor/kit';
import { STEP } from './components.ts';
import { freeCopies } from './deal/promises.ts';
import { highBid } from './sale.ts';
import { held, STILL_IN, type State } from './state.ts';
import type { Card, Move } from './types.ts';

/** What all Outside Investors that `seat` may use would bring. */
function investorReach(state: State, seat: Seat): number {
  let reach = 0;
  for (const card of state.rules.investors) {
    if (held(state, seat, card) !== 0)
      reach += usable(state, seat, card) * state.rules.amount[card]!;
  }
  return reach;
}

/** Copies that are in hand and not promised away. */
const usable = (state: State, seat: Seat, card: Card): number =>
  Math.max(0, freeCopies(state, seat, card));

export function canRaise(state: State, seat: Seat): boolean {
  if (state.standing[seat] !== STILL_IN) return false;
  const investors = investorReach(state, seat);
  const cash = state.investorPlayed || investors > 0 ? state.cash[seat]! : 0;
  return state.bids[seat]! + investors + cash >= highBid(state) + STEP;
}

const TRIES = 4;

/** Some raise; `canRaise` has said that there is one. */
export function sampleRaise(state: State, seat: Seat, rng: Rng): Move {
  const cash = state.cash[seat]!;
  for (let tries = 0; tries < TRIES; tries++) {
    const cards: Card[] = [];
    let toAdd = highBid(state) + STEP - state.bids[seat]!;
    for (const card of state.rules.investors) {
      if (held(state, seat, card) === 0) continue;
      for (let copy = usable(state, seat, card); copy > 0; copy--) {
        if (rng.below(2) === 0) continue;
        cards.push(card);
        toAdd -= state.rules.amount[card]!;
      }
    }
    const mayUseCash = state.investorPlayed || cards.length > 0;
    const least = Math.max(0, toAdd);
    if (least === 0 && (!mayUseCash || rng.below(2) === 0))
      return { type: 'raise', cash: 0, cards };
    if (mayUseCash && least <= cash) {
      return { type: 'raise', cash: least + rng.below((cash - least) / STEP + 1) * STEP, cards };
    }
  }
  return allInvestors(state, seat);
}

/** Every Outside Investor at once, and as little cash as that leaves to add. */
function allInvestors(state: State, seat: Seat): Move {
  const cards: Card[] = [];
  let toAdd = highBid(state) + STEP - state.bids[seat]!;
  for (const card of state.rules.investors) {
    for (let copy = usable(state, seat, card); copy > 0; copy--) {
      cards.push(card);
      toAdd -= state.rules.amount[card]!;
    }
  }
  return { type: 'raise', cash: Math.max(0, toAdd), cards };
}
