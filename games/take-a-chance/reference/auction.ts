/** T-7.2: auctions. */

import type { Seat } from '@parlor/kit';
import { BID_STEP, buyForBid } from './buying.ts';
import { ask, bySeat, hasRollToCome, type Position } from './position.ts';

/** The bids that `seat` could make: above the highest one, within its cash. */
export function possibleBids(position: Position, seat: Seat): number[] {
  const bids = [];
  const lowest = position.auction!.bid + BID_STEP;
  for (let bid = lowest; bid <= position.cash[seat]!; bid += BID_STEP) bids.push(bid);
  return bids;
}

/** Who is asked after `seat`: clockwise, neither passed nor the highest bidder. */
function nextBidder(position: Position, seat: Seat): Seat | undefined {
  const { seats, auction } = position;
  const clockwise = bySeat(seats, (nth) => (seat + 1 + nth) % seats);
  return clockwise.find((other) => other !== auction!.bidder && !auction!.passed.includes(other));
}

/** Asks the next one; if only the highest bidder is left, that seat must buy. */
function goOnBidding(position: Position, seat: Seat): void {
  const next = nextBidder(position, seat);
  if (next !== undefined) return ask(position, 'bid', next);
  const { card, auctioneer, bid, bidder } = position.auction!;
  position.auction = null;
  buyForBid(position, bidder!, card, bid);
  if (bidder !== auctioneer) consoleAuctioneer(position, auctioneer);
}

/**
 * T-8.1: the source consoles an auctioneer who is not the high bidder with leave to roll once before the turn ends, not once
 * for each auction; and of a ticket it says that it lets one buy and roll, so that the roll it gives after the
 * purchase is that roll before the end of the turn, and there is no other.
 */
function consoleAuctioneer(position: Position, auctioneer: Seat): void {
  if (position.consoled) return;
  if (hasRollToCome(position)) position.consoled = true;
  else ask(position, 'consolation roll', auctioneer);
}

export function bid(position: Position, seat: Seat, amount: number): void {
  position.auction!.bid = amount;
  position.auction!.bidder = seat;
  goOnBidding(position, seat);
}

export function passForGood(position: Position, seat: Seat): void {
  position.auction!.passed.push(seat);
  goOnBidding(position, seat);
}
