/** Section 5: a sale. */

import type { Seat } from '@parlor/kit';
import { tasksOnLoss, tasksOnPurchase } from './due.ts';
import { finish, goOnClosing } from './ending.ts';
import { receive } from './money.ts';
import { bySeat, clockwiseFrom, discard, distinct, type Position, type Sale } from './position.ts';
import { freeCopies } from './promises.ts';
import { type Card, type ComponentSet, faceOf, type Property } from './set.ts';

export interface Raise {
  type: 'raise';
  cash: number;
  cards: Card[];
}

export const investorWorth = (set: ComponentSet, card: Card): number => {
  const face = faceOf(set, card);
  return face.is === 'investor' ? face.worth : 0;
};

export function putUp(position: Position, property: Property): void {
  const { seats } = position;
  position.sale = {
    property,
    broker: position.turn!,
    sealed: bySeat(seats, () => null),
    bids: bySeat(seats, () => 0),
    investors: bySeat(seats, () => 0),
    standing: bySeat(seats, () => 'none'),
    investorPlayed: false,
    madeAt: bySeat(seats, () => 0),
    bidder: null,
    lastActor: null,
    passed: [],
  };
  position.asked = 'open';
}

/** Those who opened, clockwise from the Broker. */
const openersOf = (position: Position, sale: Sale): Seat[] =>
  clockwiseFrom(position, sale.broker).filter((seat) => sale.standing[seat] !== 'none');

/**
 * D-5.2, D-5.5: the highest bid of those still in. The passage on opening bids gives a tie to the one who comes first in
 * the order in which they are announced; so of equal bids the one made first leads, whenever they are made.
 */
export function leaderOf(position: Position, sale: Sale): Seat {
  return openersOf(position, sale)
    .filter((seat) => sale.standing[seat] === 'in')
    .toSorted((a, b) => sale.bids[b]! - sale.bids[a]! || sale.madeAt[a]! - sale.madeAt[b]!)[0]!;
}

export function saleOver(position: Position): void {
  position.sale = null;
  if (position.closingRound > 0) goOnClosing(position);
  else finish(position);
}

/** D-5.7 */
function conclude(position: Position): void {
  const sale = position.sale!;
  const { property } = sale;
  const winner = leaderOf(position, sale);
  const owner = position.owners[property]!;
  const price = sale.bids[winner]!;
  if (owner === winner) position.boxes[property]! += price;
  else {
    if (owner !== null) receive(position, owner, price);
    position.owners[property] = winner;
  }
  for (const seat of openersOf(position, sale).filter((each) => each !== winner)) {
    const lost = position.investorMoney === 'returned' ? sale.investors[seat]! : 0;
    receive(position, seat, sale.bids[seat]! - lost);
  }
  position.sale = null;
  if (owner !== winner) {
    const purchase = { seat: winner, property };
    position.todo.push(...tasksOnLoss(position, property));
    position.todo.push(...tasksOnPurchase(position, purchase, price));
  }
  position.todo.push({ is: 'sale over' });
}

/** D-5.1, D-5.2: the last one in opens them all. */
export function open(position: Position, seat: Seat, amount: number): void {
  const sale = position.sale!;
  sale.sealed[seat] = amount;
  if (sale.sealed.includes(null)) return;
  for (const [nth, each] of clockwiseFrom(position, sale.broker).entries()) {
    const opening = sale.sealed[each]!;
    position.cash[each]! -= opening;
    sale.bids[each] = opening;
    sale.standing[each] = opening > 0 ? 'in' : 'none';
    sale.madeAt[each] = nth;
  }
  sale.sealed = bySeat(position.seats, () => null);
  const openers = openersOf(position, sale);
  if (openers.length === 0) {
    if (position.closingRound === 1) position.again.push(sale.property);
    return saleOver(position);
  }
  if (openers.length === 1) return conclude(position);
  sale.bidder = openers[0]!;
  position.asked = 'bid';
}

/**
 * D-5.6: the passage on how the bidding is concluded lets it go on clockwise until all have passed one after another. In
 * both examples it stops before a leader whose own move was the last one (your knock-out of Mike, Mike's of Jeff) need
 * pass, and in the second Donna, who leads by her opening alone, is asked and passes. Nothing there spares somebody
 * who moved last and does not lead. The examples also come to those knocked out when it is their turn.
 */
function hasEnded(position: Position, sale: Sale): boolean {
  const leader = leaderOf(position, sale);
  return openersOf(position, sale).every(
    (seat) => sale.passed.includes(seat) || (seat === sale.lastActor && seat === leader),
  );
}

/** D-5.6: the next one who opened is asked, or the sale is over. */
function nextBidder(position: Position): void {
  const sale = position.sale!;
  if (hasEnded(position, sale)) return conclude(position);
  const openers = openersOf(position, sale);
  sale.bidder = openers[(openers.indexOf(sale.bidder!) + 1) % openers.length]!;
}

export function passBid(position: Position, seat: Seat): void {
  position.sale!.passed.push(seat);
  nextBidder(position);
}

/** D-5.6: passes count only as long as they follow one another. */
function act(position: Position, seat: Seat): void {
  position.sale!.lastActor = seat;
  position.sale!.passed = [];
  nextBidder(position);
}

/** D-5.3: own cash, investors, or both. */
export function raise(position: Position, seat: Seat, { cash, cards }: Raise): void {
  const sale = position.sale!;
  position.cash[seat]! -= cash;
  sale.bids[seat]! += cash;
  for (const card of cards) {
    discard(position, seat, card);
    sale.bids[seat]! += investorWorth(position.set, card);
    sale.investors[seat]! += investorWorth(position.set, card);
    sale.investorPlayed = true;
  }
  sale.madeAt[seat] = 1 + Math.max(...sale.madeAt);
  act(position, seat);
}

/** Cards of this kind that are not bound by a promise. */
export const freeBidCards = (position: Position, seat: Seat, is: 'out' | 'back in'): Card[] =>
  distinct(position.hands[seat]!).filter(
    (card) => faceOf(position.set, card).is === is && freeCopies(position, seat, card) > 0,
  );

export function knockOut(position: Position, seat: Seat, target: Seat): void {
  discard(position, seat, freeBidCards(position, seat, 'out')[0]!);
  position.sale!.standing[target] = 'out';
  act(position, seat);
}

/**
 * D-5.5: the rulebook lets a knocked-out player return to the bidding and has nothing about bidding anew: the bid is as it
 * was, made when it was.
 */
export function backIn(position: Position, seat: Seat): void {
  discard(position, seat, freeBidCards(position, seat, 'back in')[0]!);
  position.sale!.standing[seat] = 'in';
  act(position, seat);
}
