/** T-7.2: auctions. The auctioneer is the seat whose turn it is. */

import type { Emit, Seat } from '@parlor/kit';
import { hasSeat, NO_SEATS, seatSet } from '@parlor/kit';
import { cardName } from '../facts/box.ts';
import { takeFromPool } from './buying.ts';
import { receive } from './money.ts';
import type { State } from './state.ts';
import { ASK, type Event } from '../facts/types.ts';

type Told = Emit<Event> | undefined;

export function openAuction(state: State, place: number, emit: Told): void {
  state.auctioning = true;
  state.lotPlace = place;
  state.bid = 0;
  state.passed = NO_SEATS;
  state.asked = state.turn;
  state.question = ASK['open auction'];
  const card = state.pool[place]!;
  emit?.({ type: 'auction', auctioneer: state.turn, card, name: cardName(state.box, card) });
}

export function placeBid(state: State, seat: Seat, amount: number, emit: Told): void {
  state.bid = amount;
  state.bidder = seat;
  state.question = ASK.bid;
  state.asked = nextBidder(state, seat);
  emit?.({ type: 'bid', seat, amount });
}

/** A pass is final. Says whether that leaves only the highest bidder. */
export function passBid(state: State, seat: Seat, emit: Told): boolean {
  state.passed |= seatSet(seat);
  emit?.({ type: 'passed', seat });
  state.asked = nextBidder(state, seat);
  // Everybody between the highest bidder and here has answered that bid with a pass.
  return state.asked === state.bidder;
}

function nextBidder(state: State, after: Seat): Seat {
  let seat = after;
  do seat = seat + 1 === state.seats ? 0 : seat + 1;
  while (hasSeat(state.passed, seat));
  return seat;
}

/** The highest bidder must buy. A ticket's discount comes back to its player (T-8.1). */
export function settleAuction(state: State, discount: number, emit: Told): void {
  state.auctioning = false;
  takeFromPool(state, state.bidder, state.lotPlace, state.bid, emit);
  if (state.bidder !== state.turn || discount === 0) return;
  const amount = Math.min(discount, state.bid);
  receive(state, state.turn, amount);
  emit?.({ type: 'refund', seat: state.turn, amount });
}
