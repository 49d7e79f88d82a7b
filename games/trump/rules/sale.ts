/** A sale, from the sealed openings to the box (section 5 of the rules). */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { allSeats, seatSet } from '@parlor/kit';
import { dueOnBuying, dueOnLoss } from './deal/fallingDue.ts';
import { carryOutAll } from './deal/schedule.ts';
import { discardCard } from './state/hands.ts';
import { giveProperty, settleDebts, showBox } from './state/money.ts';
import {
  AFTER_SALE,
  BID,
  KNOCKED_OUT,
  leftOf,
  NO_PROPERTY,
  NOBODY,
  NOT_IN_SALE,
  OPEN,
  STILL_IN,
  type State,
  UNOWNED,
} from './state/state.ts';
import { continueClosingSales, finishTurn } from './turn.ts';
import type { Card, Property } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';

/** The player on turn becomes Broker for `property`. */
export function putUp(state: State, property: Property, emit?: Emit<Event>): void {
  state.closing &= ~(1 << property);
  state.lot = property;
  state.broker = state.turn;
  state.phase = OPEN;
  emit?.({
    type: 'putUp',
    seat: state.turn,
    property,
    closing: state.closingRound !== 0,
    again: state.closingRound === 2,
  });
}

/** D-5.1: sealed; the last one in opens them all. */
export function seal(state: State, seat: Seat, amount: number, rng: Rng, emit?: Emit<Event>): void {
  state.bids[seat] = amount;
  state.sealed |= 1 << seat;
  emit?.(
    { type: 'sealed', seat, amount: null },
    { to: seatSet(seat), event: { type: 'sealed', seat, amount } },
  );
  if (state.sealed === allSeats(state.seats)) showOpenings(state, rng, emit);
}

function showOpenings(state: State, rng: Rng, emit?: Emit<Event>): void {
  state.sealed = 0;
  let openers = 0;
  for (let step = 0; step < state.seats; step++) {
    const seat = leftOf(state, state.broker, step);
    const amount = state.bids[seat]!;
    if (amount === 0) continue;
    openers++;
    state.cash[seat]! -= amount;
    state.standing[seat] = STILL_IN;
    state.madeAt[seat] = state.bidsMade++;
  }
  emit?.({ type: 'opened', broker: state.broker, bids: Array.from(state.bids) });
  if (openers === 0) {
    noteUnsold(state, emit);
    leaveSale(state, rng, emit);
  } else if (openers === 1) {
    emit?.({ type: 'biddingEnded', why: 'alone', leader: leader(state) });
    concludeSale(state, rng, emit);
  } else {
    state.phase = BID;
    state.asked =
      state.standing[state.broker] === NOT_IN_SALE ? nextBidder(state, state.broker) : state.broker;
  }
}

/** D-3.11: in the first round of the closing sales such a property comes up once more. */
function noteUnsold(state: State, emit?: Emit<Event>): void {
  const again = state.closingRound === 1;
  if (again) state.again |= 1 << state.lot;
  emit?.({ type: 'unsold', property: state.lot, again });
}

/** D-5.6: everyone who opened is asked, knocked out or not. */
function nextBidder(state: State, seat: Seat): Seat {
  let next = leftOf(state, seat);
  while (state.standing[next] === NOT_IN_SALE) next = leftOf(state, next);
  return next;
}

/** D-5.2, D-5.5: the highest bid of those still in, the one made first among equals. */
export function leader(state: State): Seat {
  let best = NOBODY;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.standing[seat] !== STILL_IN) continue;
    if (best === NOBODY || isAhead(state, seat, best)) best = seat;
  }
  return best;
}

function isAhead(state: State, seat: Seat, than: Seat): boolean {
  const lead = state.bids[seat]! - state.bids[than]!;
  return lead > 0 || (lead === 0 && state.madeAt[seat]! < state.madeAt[than]!);
}

export const highBid = (state: State): number => state.bids[leader(state)]!;

/** D-5.3: Outside Investors, own cash, or both. */
export function raise(
  state: State,
  seat: Seat,
  cash: number,
  cards: readonly Card[],
  emit?: Emit<Event>,
): void {
  let investors = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    discardCard(state, seat, card);
    investors += state.rules.amount[card]!;
    state.investorPlayed = true;
  }
  state.cash[seat]! -= cash;
  state.bank -= investors;
  state.investors[seat]! += investors;
  state.bids[seat]! += cash + investors;
  state.madeAt[seat] = state.bidsMade++;
  emit?.({ type: 'raised', seat, cash, cards: cards.slice(), bid: state.bids[seat]! });
  goOn(state, seat);
}

export function knockOut(state: State, seat: Seat, target: Seat, emit?: Emit<Event>): void {
  discardCard(state, seat, state.rules.outCard);
  state.standing[target] = KNOCKED_OUT;
  emit?.({ type: 'knockedOut', seat, target });
  goOn(state, seat);
}

/** D-5.5: back with the bid as it was. */
export function comeBack(state: State, seat: Seat, emit?: Emit<Event>): void {
  discardCard(state, seat, state.rules.backCard);
  state.standing[seat] = STILL_IN;
  emit?.({ type: 'cameBack', seat, bid: state.bids[seat]! });
  goOn(state, seat);
}

function goOn(state: State, seat: Seat): void {
  state.quiet = 0;
  state.maker = seat;
  state.asked = nextBidder(state, seat);
}

export function letGo(state: State, seat: Seat, rng: Rng, emit?: Emit<Event>): void {
  state.quiet++;
  emit?.({ type: 'letGo', seat });
  if (state.quiet >= passesToEnd(state)) {
    const why = isMakerLeading(state) ? 'all-others' : 'all';
    emit?.({ type: 'biddingEnded', why, leader: leader(state) });
    concludeSale(state, rng, emit);
  } else {
    state.asked = nextBidder(state, seat);
    if (state.asked === state.maker) emit?.({ type: 'askedAgain', seat: state.maker });
  }
}

/** D-5.6: everyone, but not the maker of the last raise, knock-out or return if that player leads. */
export function passesToEnd(state: State): number {
  let openers = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.standing[seat] !== NOT_IN_SALE) openers++;
  }
  return isMakerLeading(state) ? openers - 1 : openers;
}

const isMakerLeading = (state: State): boolean =>
  state.maker !== NOBODY && state.maker === leader(state);

/** D-5.7: the leader pays, everyone else takes their bid back. */
function concludeSale(state: State, rng: Rng, emit?: Emit<Event>): void {
  const winner = leader(state);
  const property = state.lot;
  const owner = state.owner[property]!;
  returnBids(state, winner, emit);
  const price = takeBid(state, winner);
  if (owner === winner) {
    state.box[property]! += price;
    emit?.({ type: 'sold', property, to: winner, price, paid: 'box' });
  } else {
    giveProperty(state, property, winner);
    payForProperty(state, property, owner, price, emit);
    showBox(state, winner, property, emit);
    if (state.contracts.length !== 0) {
      // D-7.7: a share of the price is a share of this.
      state.payout = price;
      const due = [...dueOnLoss(state, property, 'sold'), ...dueOnBuying(state, winner, property)];
      if (!carryOutAll(state, due, AFTER_SALE, rng, emit)) return;
      state.payout = 0;
    }
  }
  leaveSale(state, rng, emit);
}

function payForProperty(
  state: State,
  property: Property,
  formerOwner: number,
  price: number,
  emit?: Emit<Event>,
): void {
  const to = state.owner[property]!;
  if (formerOwner === UNOWNED) {
    state.bank += price;
    emit?.({ type: 'sold', property, to, price, paid: 'bank' });
  } else {
    state.cash[formerOwner]! += price;
    emit?.({ type: 'sold', property, to, price, paid: formerOwner });
    // Only now: the log tells of the sale before it tells what the money went on to.
    settleDebts(state, emit);
  }
}

function returnBids(state: State, winner: Seat, emit?: Emit<Event>): void {
  const isReturned = state.options.investorMoney === 'returned';
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === winner || state.bids[seat] === 0) continue;
    const bank = isReturned ? state.investors[seat]! : 0;
    const cash = takeBid(state, seat) - bank;
    state.bank += bank;
    state.cash[seat]! += cash;
    emit?.({ type: 'bidReturned', seat, cash, bank });
  }
}

/** The bid leaves the table. */
function takeBid(state: State, seat: Seat): number {
  const bid = state.bids[seat]!;
  state.bids[seat] = 0;
  return bid;
}

export function leaveSale(state: State, rng: Rng, emit?: Emit<Event>): void {
  state.lot = NO_PROPERTY;
  state.bidsMade = 0;
  state.investorPlayed = false;
  state.quiet = 0;
  state.maker = NOBODY;
  for (let seat = 0; seat < state.seats; seat++) {
    state.bids[seat] = 0;
    state.investors[seat] = 0;
    state.standing[seat] = NOT_IN_SALE;
    state.madeAt[seat] = 0;
  }
  if (state.closingRound !== 0) continueClosingSales(state, emit);
  else finishTurn(state, rng, emit);
}
