/** Section 2: the table is laid. */

import type { Emit, Rng, Table } from '@parlor/kit';
import { gainCard } from './boards.ts';
import { drawCard, tellDraw } from './buying.ts';
import { receive } from './money.ts';
import type { Options } from './options.ts';
import { State } from './state.ts';
import { beginTurn } from './turn.ts';
import { CARDS, CHARMS, type Event, NOBODY, PLACES, START_CASH } from '../facts/types.ts';

export function setup(table: Table<Options>, rng: Rng, emit?: Emit<Event>): State {
  const state = new State(table);
  // T-2.3: our seats have no youngest player.
  state.turn = rng.below(state.seats);
  dealStarters(state, rng);
  dealCards(state, rng);
  state.tickets.set(state.box.ticketPile);
  rng.shuffle(state.tickets);
  if (emit) tellDeal(state, emit);
  beginTurn(state, emit);
  return state;
}

const starters = new Uint8Array(CHARMS);

/** T-2.1: everyone gets a card of the first colour and cash. */
function dealStarters(state: State, rng: Rng): void {
  for (let card = 0; card < CHARMS; card++) starters[card] = card;
  rng.shuffle(starters);
  for (let seat = 0; seat < state.seats; seat++) {
    gainCard(state, seat, starters[seat]!);
    receive(state, seat, START_CASH);
  }
}

/** T-2.1: the private stacks, the Pool, the draw pile. */
function dealCards(state: State, rng: Rng): void {
  let cards = 0;
  for (let card = 0; card < CARDS; card++)
    if (state.holder[card] === NOBODY) state.draw[cards++] = card;
  state.drawEnd = cards;
  rng.shuffle(state.draw.subarray(0, cards));
  for (let place = 0; place < state.stacks.length; place++) state.stacks[place] = drawCard(state);
  for (let place = 0; place < PLACES; place++) state.pool[place] = drawCard(state);
}

function tellDeal(state: State, emit: Emit<Event>): void {
  const dealt = Array.from(starters.subarray(0, state.seats));
  emit({ type: 'dealt', first: state.turn, starters: dealt, pool: Array.from(state.pool) });
  for (let seat = 0; seat < state.seats; seat++) {
    for (let place = 0; place < PLACES; place++) tellDraw(state, seat, place, emit);
  }
}
