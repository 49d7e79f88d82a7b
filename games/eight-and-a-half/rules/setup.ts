/** E-2: dealing a round and finding who starts it. */

import type { Emit, Rng, Seat, Table } from '@parlor/kit';
import { DECK, kindBit, type Kinds, KINDS, lowestKind, PLACES, YELLOW } from '../facts/cards.ts';
import { addToHand, cardsByKind, clearHand, forgetLack } from './hands.ts';
import { EMPTY_VALUE } from '../facts/pile.ts';
import { HAND_SIZE, NOBODY, State } from './state.ts';
import type { Card, Event, Options } from '../facts/types.ts';

export function setup(table: Table<Options>, rng: Rng, emit?: Emit<Event>): State {
  const state = new State(table.seats, table.options);
  state.dealer = rng.below(state.seats); // E-2.4
  dealRound(state, rng, emit);
  return state;
}

export const seatAfter = (state: State, seat: Seat): Seat =>
  seat + 1 === state.seats ? 0 : seat + 1;

/** Deals the next round to its dealer's left and asks the first question. */
export function dealRound(state: State, rng: Rng, emit?: Emit<Event>): void {
  state.round++;
  clearPile(state);
  state.pending = NOBODY;
  state.belowCap = state.seats;
  for (let card = 0; card < DECK.length; card++) deck[card] = DECK[card]!;
  rng.shuffle(deck);
  let seat = state.dealer;
  for (let first = 0; first < state.seats; first++) {
    seat = seatAfter(state, seat);
    dealSeat(state, seat, first);
  }
  if (emit) tellDeal(state, emit);
  if (state.winner === NOBODY) {
    nameStarter(state, emit);
  } else {
    state.phase = 'swap'; // E-2.2
    state.turn = state.winner;
  }
}

const deck: Card[] = [...DECK];

export function clearPile(state: State): void {
  state.pileSize = 0;
  state.value = EMPTY_VALUE;
  state.five = false;
}

/** E-2.1: of a seat's cards three are Blind, three Open, three in hand; the rest is its Bank, the top last. */
function dealSeat(state: State, seat: Seat, first: number): void {
  clearHand(state, seat);
  forgetLack(state, seat);
  state.aside.fill(0, seat * KINDS, (seat + 1) * KINDS);
  state.asideSize[seat] = 0;
  state.turns[seat] = 0;
  state.table[seat] = 0;
  let next = first;
  for (let place = seat * PLACES, end = place + PLACES; place < end; place++, next += state.seats) {
    state.blind[place] = deck[next]!;
  }
  for (let place = seat * PLACES, end = place + PLACES; place < end; place++, next += state.seats) {
    state.open[place] = deck[next]!;
  }
  state.blindLeft[seat] = PLACES;
  state.openLeft[seat] = PLACES;
  for (let drawn = 0; drawn < HAND_SIZE; drawn++, next += state.seats)
    addToHand(state, seat, deck[next]!);
  const size = Math.ceil((DECK.length - next) / state.seats);
  state.bankSize[seat] = size;
  for (
    let cell = seat * state.bankRoom + size - 1;
    next < DECK.length;
    cell--, next += state.seats
  ) {
    state.bank[cell] = deck[next]!;
  }
}

/** E-2.3: the first from the dealer's left with the lowest yellow card; the dealer's left if there is none. */
export function starterOf(state: State): Seat {
  let starter = seatAfter(state, state.dealer);
  let lowest = KINDS;
  let seat = state.dealer;
  for (let n = 0; n < state.seats; n++) {
    seat = seatAfter(state, seat);
    const yellow = state.handKinds[seat]! & YELLOW;
    if (yellow !== 0 && lowestKind(yellow) < lowest) {
      lowest = lowestKind(yellow);
      starter = seat;
    }
  }
  return starter;
}

/**
 * What `seat` cannot hold if `starter` starts with `card`: no lower yellow
 * card, nor the same one earlier in the order; no yellow card at all if the
 * round starts without one.
 */
export function lackAtStart(state: State, seat: Seat, starter: Seat, card: Card): Kinds {
  const start = kindBit(card);
  if ((start & YELLOW) === 0) return YELLOW;
  const lower = YELLOW & (start - 1);
  return fromDealersLeft(state, seat) < fromDealersLeft(state, starter) ? lower | start : lower;
}

const fromDealersLeft = (state: State, seat: Seat): number =>
  (seat - state.dealer - 1 + state.seats) % state.seats;

export function nameStarter(state: State, emit?: Emit<Event>): void {
  state.phase = 'start';
  state.turn = starterOf(state);
  emit?.({ type: 'starts', seat: state.turn });
}

function tellDeal(state: State, emit: Emit<Event>): void {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  emit({
    type: 'dealt',
    round: state.round,
    dealer: state.dealer,
    opens: seats.map((seat) => Array.from(state.open.subarray(seat * PLACES, (seat + 1) * PLACES))),
  });
  for (const seat of seats) {
    const drew = { type: 'drew', seat, count: HAND_SIZE, bank: state.bankSize[seat]! } as const;
    emit(drew, { to: 1 << seat, event: { ...drew, cards: cardsByKind(state.hand, seat) } });
  }
}
