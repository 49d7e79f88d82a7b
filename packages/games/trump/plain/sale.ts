/** Section 5: a sale. */

import type { Rng, Seat } from '@parlor/kit';
import { lapseAbout } from './contracts.ts';
import { finish, goOnClosing } from './ending.ts';
import { receive } from './money.ts';
import { bySeat, clockwiseFrom, discard, type Position, type Sale } from './position.ts';
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
    acted: false,
    passedSince: 0,
  };
  position.asked = 'open';
}

/** Those who opened, clockwise from the Broker. */
const openersOf = (position: Position, sale: Sale): Seat[] =>
  clockwiseFrom(position, sale.broker).filter((seat) => sale.standing[seat] !== 'none');

/** D-5.2, D-5.5: the highest bid of those still in; of equal ones the one made first. */
export function leaderOf(position: Position, sale: Sale): Seat {
  return openersOf(position, sale)
    .filter((seat) => sale.standing[seat] === 'in')
    .toSorted((a, b) => sale.bids[b]! - sale.bids[a]! || sale.madeAt[a]! - sale.madeAt[b]!)[0]!;
}

function goOn(position: Position, rng: Rng): void {
  position.sale = null;
  if (position.inClosingSales) goOnClosing(position);
  else finish(position, rng);
}

/** D-5.7 */
function conclude(position: Position, rng: Rng): void {
  const sale = position.sale!;
  const { property } = sale;
  const winner = leaderOf(position, sale);
  const owner = position.owners[property]!;
  const price = sale.bids[winner]!;
  if (owner === winner) position.boxes[property]! += price;
  else {
    if (owner !== null) receive(position, owner, price);
    position.owners[property] = winner;
    lapseAbout(position, property);
  }
  for (const seat of openersOf(position, sale).filter((each) => each !== winner)) {
    const lost = position.investorMoney === 'returned' ? sale.investors[seat]! : 0;
    receive(position, seat, sale.bids[seat]! - lost);
  }
  goOn(position, rng);
}

/** D-5.1, D-5.2: the last one in opens them all. */
export function open(position: Position, seat: Seat, amount: number, rng: Rng): void {
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
  if (openers.length === 0) return goOn(position, rng);
  if (openers.length === 1) return conclude(position, rng);
  sale.bidder = openers[0]!;
  position.asked = 'bid';
}

/** D-5.6: the next one who opened is asked, or the sale is over. */
function nextBidder(position: Position, rng: Rng): void {
  const sale = position.sale!;
  const openers = openersOf(position, sale);
  const others = sale.acted ? openers.length - 1 : openers.length;
  if (sale.passedSince >= others) return conclude(position, rng);
  sale.bidder = openers[(openers.indexOf(sale.bidder!) + 1) % openers.length]!;
}

export function passBid(position: Position, rng: Rng): void {
  position.sale!.passedSince += 1;
  nextBidder(position, rng);
}

function act(position: Position, rng: Rng): void {
  position.sale!.acted = true;
  position.sale!.passedSince = 0;
  nextBidder(position, rng);
}

/** D-5.3: own cash, investors, or both. */
export function raise(position: Position, seat: Seat, { cash, cards }: Raise, rng: Rng): void {
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
  act(position, rng);
}

/** The card of this kind that is in the hand, for kinds of which there may be several numbers. */
export const bidCard = (position: Position, seat: Seat, is: 'out' | 'back in'): Card[] =>
  position.hands[seat]!.filter((card) => faceOf(position.set, card).is === is);

export function knockOut(position: Position, seat: Seat, target: Seat, rng: Rng): void {
  discard(position, seat, bidCard(position, seat, 'out')[0]!);
  position.sale!.standing[target] = 'out';
  act(position, rng);
}

/** D-5.5: the bid is as it was. */
export function backIn(position: Position, seat: Seat, rng: Rng): void {
  discard(position, seat, bidCard(position, seat, 'back in')[0]!);
  position.sale!.standing[seat] = 'in';
  act(position, rng);
}
