/** Raises: an amount of own cash and a set of Outside Investors (D-5.3, D-5.4). */

import type { Rng, Seat } from '@parlor/kit';
import { STEP } from '../facts/components.ts';
import { bidLimit } from './deal/abstentions.ts';
import { freeCopies } from './deal/promises.ts';
import { highBid } from './sale.ts';
import { held, STILL_IN, type State } from './state/state.ts';
import type { Card, Move } from '../facts/types.ts';

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
  if (state.bids[seat]! + investors + cash < highBid(state) + STEP) return false;
  const limit = bidLimit(state, seat);
  return limit === Number.POSITIVE_INFINITY || limitedRaises(state, seat, limit).length > 0;
}

/** Sets of Outside Investors with the least and the most cash that goes with them, up to a bid of `limit` (D-7.7). */
function limitedRaises(
  state: State,
  seat: Seat,
  limit: number,
): { readonly cards: readonly Card[]; readonly least: number; readonly most: number }[] {
  const raises: { cards: readonly Card[]; least: number; most: number }[] = [];
  const bid = state.bids[seat]!;
  const atLeast = highBid(state) + STEP;
  const add = (cards: readonly Card[], brings: number): void => {
    const mayUseCash = state.investorPlayed || cards.length > 0;
    const least = Math.max(cards.length > 0 ? 0 : STEP, atLeast - bid - brings);
    const most = Math.min(mayUseCash ? state.cash[seat]! : 0, limit - bid - brings);
    if (least <= most) raises.push({ cards, least, most });
  };
  const choose = (kind: number, cards: readonly Card[], brings: number): void => {
    const card = state.rules.investors[kind];
    if (card === undefined) {
      add(cards, brings);
      return;
    }
    const amount = state.rules.amount[card]!;
    for (let copies = 0; copies <= usable(state, seat, card); copies++) {
      choose(kind + 1, [...cards, ...Array<Card>(copies).fill(card)], brings + copies * amount);
    }
  };
  choose(0, [], 0);
  return raises;
}

const TRIES = 4;

/** Some raise; `canRaise` has said that there is one. */
export function sampleRaise(state: State, seat: Seat, rng: Rng): Move {
  const limit = bidLimit(state, seat);
  if (limit !== Number.POSITIVE_INFINITY) {
    const { cards, least, most } = rng.pick(limitedRaises(state, seat, limit));
    return { type: 'raise', cash: least + rng.below((most - least) / STEP + 1) * STEP, cards };
  }
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
