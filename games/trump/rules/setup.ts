/** Setting up (section 2 of the rules). */

import type { Emit, Rng, Seat, Table } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { DIE_FACES, STARTING_BOX, STARTING_CASH, STARTING_HAND } from '../facts/components.ts';
import { dieOf } from './dice.ts';
import { addCard, handOf, State } from './state/state.ts';
import { beginTurn } from './turn.ts';
import type { Options } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';

export function setup({ seats, options }: Table<Options>, rng: Rng, emit?: Emit<Event>): State {
  const state = new State(seats, options);
  state.cash.fill(STARTING_CASH);
  state.box.fill(STARTING_BOX);
  state.bank = -(seats * STARTING_CASH + state.box.length * STARTING_BOX);
  rng.shuffle(state.deck);
  dealHands(state, emit);
  const first = throwForStart(state, rng, emit);
  emit?.({ type: 'partBegan', part: 1, seat: first });
  beginTurn(state, first, emit);
  return state;
}

function dealHands(state: State, emit?: Emit<Event>): void {
  for (; state.drawn < STARTING_HAND * state.seats; state.drawn++) {
    const seat = state.drawn % state.seats;
    addCard(state, seat, state.deck[state.drawn]!);
  }
  if (!emit) return;
  for (let seat = 0; seat < state.seats; seat++) {
    const cards = handOf(state, seat);
    emit(
      { type: 'dealt', seat, cards: cards.map(() => null) },
      { to: seatSet(seat), event: { type: 'dealt', seat, cards } },
    );
  }
}

/** D-2.2: the highest die begins, T above 5; those who tie throw again. */
function throwForStart(state: State, rng: Rng, emit?: Emit<Event>): Seat {
  let throwing = Array.from({ length: state.seats }, (_, seat) => seat);
  while (throwing.length > 1) {
    const faces = throwing.map((seat) => {
      const face = rng.below(DIE_FACES);
      emit?.({ type: 'threwForStart', seat, die: dieOf(face) });
      return face;
    });
    const highest = Math.max(...faces);
    throwing = throwing.filter((_, index) => faces[index] === highest);
  }
  return throwing[0]!;
}
