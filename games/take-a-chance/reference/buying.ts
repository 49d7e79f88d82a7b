/** T-3.1: buying, and swapping as a ticket lets one do. */

import type { Seat } from '@parlor/kit';
import {
  ask,
  cardsIn,
  coloursOwned,
  currentStep,
  pay,
  type Place,
  type Position,
  priceOf,
} from './position.ts';
import { type Card, colourOf, type Step } from './set.ts';

/** T-7.2: bids go in steps of this. */
export const BID_STEP = 100;

/** What the ticket takes off the price of a Pool card. */
const discountOf = (step: Step | undefined): number => (step?.do === 'buy-pool' ? step.less : 0);

/** What a buyer must have to buy: the price, or where the card goes to auction the smallest bid. */
function costOf(position: Position, card: Card, step: Step | undefined): number {
  if (position.auctions && position.pool.includes(card)) return BID_STEP;
  return Math.max(0, priceOf(position, card) - discountOf(step));
}

/** The cards that the step lets one think of, whatever they cost. */
function cardsOffered(position: Position, seat: Seat, step: Step | undefined): Card[] {
  const pool = cardsIn(position.pool);
  const all = [...pool, ...cardsIn(position.stacks[seat]!)];
  if (step?.do === 'buy-pool') return pool;
  if (step?.do === 'buy-new') {
    const owned = coloursOwned(position, seat);
    return all.filter((card) => !owned.includes(colourOf(card)));
  }
  return all;
}

/**
 * What `seat` may buy. `step` is the ticket's, undefined in an ordinary turn; `owed` says how many
 * purchases it still asks for.
 */
export function buyable(
  position: Position,
  seat: Seat,
  step: Step | undefined,
  owed: number,
): Card[] {
  const offered = cardsOffered(position, seat, step);
  const cost = (card: Card): number => costOf(position, card, step);
  const cash = position.cash[seat]!;
  if (owed === 2) {
    return offered.filter((one) =>
      offered.some((other) => other !== one && cost(one) + cost(other) <= cash),
    );
  }
  return offered.filter((card) => cost(card) <= cash);
}

/** How many purchases a step asks for. */
export function purchasesOf(step: Step): number {
  if (step.do === 'buy-two') return 2;
  return step.do === 'buy' || step.do === 'buy-pool' || step.do === 'buy-new' ? 1 : 0;
}

/** What the seat asked may buy now. */
export const buyableNow = (position: Position, seat: Seat): Card[] =>
  buyable(position, seat, currentStep(position), position.ticket?.buys ?? 1);

/** T-3.1: the gap is filled from the draw pile while it lasts. T-7.1: two players discard one more. */
function fillGap(position: Position, places: Place[], card: Card): void {
  places[places.indexOf(card)] = position.draw.shift() ?? null;
  const unseen = position.seats === 2 ? position.draw.shift() : undefined;
  if (unseen !== undefined) position.discards.push(unseen);
}

/** A purchase is over; the ticket, if there is one, owes one less. */
function acquire(position: Position, seat: Seat, card: Card, places: Place[]): void {
  position.boards[seat]!.push(card);
  fillGap(position, places, card);
  if (position.ticket !== null) position.ticket.buys -= 1;
}

export function buy(position: Position, seat: Seat, card: Card): void {
  const inPool = position.pool.includes(card);
  if (inPool && position.auctions) {
    // T-7.2: never simply bought
    position.auction = { card, auctioneer: seat, bid: 0, bidder: null, passed: [] };
    return ask(position, 'open auction', seat);
  }
  pay(position, seat, -costOf(position, card, currentStep(position)));
  acquire(position, seat, card, inPool ? position.pool : position.stacks[seat]!);
}

/** T-7.2: the highest bidder must buy. T-8.1: and gets the discount back if it is that player's ticket. */
export function buyForBid(position: Position, seat: Seat, card: Card, bid: number): void {
  pay(position, seat, -bid);
  if (seat === position.turn) {
    pay(position, seat, Math.min(discountOf(currentStep(position)), bid));
  }
  acquire(position, seat, card, position.pool);
}

/** Every pair of an own card and a Pool card whose difference in price one can pay. */
export function swaps(position: Position, seat: Seat): { give: Card; take: Card }[] {
  return position.boards[seat]!.flatMap((give) =>
    cardsIn(position.pool)
      .filter((take) => priceOf(position, take) - priceOf(position, give) <= position.cash[seat]!)
      .map((take) => ({ give, take })),
  );
}

/** No purchase: no auction, no filling of gaps, no discard. */
export function swap(position: Position, seat: Seat, give: Card, take: Card): void {
  pay(position, seat, priceOf(position, give) - priceOf(position, take));
  position.boards[seat] = [...position.boards[seat]!.filter((card) => card !== give), take];
  position.pool[position.pool.indexOf(take)] = give;
}
