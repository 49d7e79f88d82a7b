/** Starting a game: seats, deal, exchange. */

import type { Emit, Rng, Table } from '@parlor/kit';
import { COUPLES, DECK, LEFT_OUT } from '../facts/cards.ts';
import {
  addCard,
  cardsOf,
  gamesFinished,
  HAND_ROW,
  linkPlayers,
  MOST_GIVEN,
  removeCards,
  State,
  seatingOf,
} from './state.ts';
import { type Event, HIGHEST_RANK, NO_RANK, type Options, type Rank } from '../facts/types.ts';

export function setup(table: Table<Options>, rng: Rng, emit?: Emit<Event>): State {
  const state = new State(table.seats, table.options.games);
  // Z-2.2: the first dealer is drawn at random; seats sit in their order.
  state.dealer = rng.below(state.seats);
  for (let seat = 0; seat < state.seats; seat++) state.left[seat] = (seat + 1) % state.seats;
  startGame(state, rng, emit);
  return state;
}

/** Z-2.3: seats change, Rich deals, cards are exchanged, Poor leads. */
export function startNextGame(state: State, rng: Rng, emit?: Emit<Event>): void {
  state.game++;
  takeSeats(state);
  startGame(state, rng, emit);
}

/** Z-2.4: clockwise from Rich, who deals: Poor, then upward by status. */
function takeSeats(state: State): void {
  const { seats, finished } = state;
  const last = (gamesFinished(state) - 1) * seats;
  state.dealer = finished[last]!;
  for (let place = 0; place < seats; place++) {
    const above = place === 0 ? seats - 1 : place - 1;
    state.left[finished[last + place]!] = finished[last + above]!;
  }
}

function startGame(state: State, rng: Rng, emit?: Emit<Event>): void {
  state.topRank = NO_RANK;
  state.topCount = 0;
  state.topBy = state.dealer;
  state.passes = 0;
  state.outCount = 0;
  state.out.fill(0);
  state.turns = 0;
  state.history.fill(0);
  state.playing = state.seats;
  state.turn = state.left[state.dealer]!;
  emit?.({
    type: 'gameStarted',
    game: state.game,
    dealer: state.dealer,
    seating: seatingOf(state),
  });
  deal(state, rng, emit);
  exchange(state, emit);
}

/** Z-2.1: one at a time, from the dealer's left, until exactly two are left. */
function deal(state: State, rng: Rng, emit?: Emit<Event>): void {
  const deck = rng.shuffle(DECK.slice());
  const dealt = deck.length - LEFT_OUT;
  state.hands.fill(0);
  state.sets.fill(0);
  state.held.fill(dealt / state.seats);
  linkPlayers(state);
  let seat = state.left[state.dealer]!;
  for (let card = 0; card < dealt; card++) {
    addCard(state, seat, deck[card]!);
    seat = state.left[seat]!;
  }
  for (let card = 0; card < LEFT_OUT; card++) state.leftOut[card] = deck[dealt + card]!;
  if (emit) {
    for (const to of seatingOf(state)) {
      const shared = { type: 'dealt', seat: to, count: state.held[to]! } as const;
      emit(shared, { to: 1 << to, event: { ...shared, cards: cardsOf(state.hands, to) } });
    }
  }
}

/** Z-3: the couples swap by force, at once, from the hands as dealt. */
function exchange(state: State, emit?: Emit<Event>): void {
  state.given.fill(NO_RANK);
  if (state.game === 1) return;
  const last = (gamesFinished(state) - 1) * state.seats;
  for (const couple of COUPLES[state.seats]!) {
    const richer = state.finished[last + couple.richer]!;
    const poorer = state.finished[last + couple.poorer]!;
    const down = takeLowest(state, richer, couple.count);
    const up = takeHighest(state, poorer, couple.count);
    give(state, richer, poorer, down);
    give(state, poorer, richer, up);
    if (emit) {
      const shared = { type: 'exchanged', richer, poorer, count: couple.count } as const;
      const to = (1 << richer) | (1 << poorer);
      emit(shared, { to, event: { ...shared, cards: { down, up } } });
    }
  }
}

function takeLowest(state: State, seat: number, count: number): Rank[] {
  const taken: Rank[] = [];
  for (let rank = 1; taken.length < count; rank++) takeRank(state, seat, rank, count, taken);
  return taken;
}

function takeHighest(state: State, seat: number, count: number): Rank[] {
  const taken: Rank[] = [];
  for (let rank = HIGHEST_RANK; taken.length < count; rank--)
    takeRank(state, seat, rank, count, taken);
  return taken;
}

function takeRank(state: State, seat: number, rank: Rank, count: number, taken: Rank[]): void {
  const card = seat * HAND_ROW + rank;
  while (taken.length < count && state.hands[card]! > 0) {
    removeCards(state, seat, rank, 1);
    taken.push(rank);
  }
}

function give(state: State, from: number, to: number, cards: readonly Rank[]): void {
  cards.forEach((rank, index) => {
    state.given[from * MOST_GIVEN + index] = rank;
    addCard(state, to, rank);
  });
}
