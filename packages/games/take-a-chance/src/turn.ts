/** Turns begin and end; T-6.1, T-6.2: so does the match. */

import type { Emit } from '@parlor/kit';
import { outcome } from './scoring.ts';
import { type State, ticketsLeft } from './state.ts';
import { ASK, OVER, type Event, TURN_LIMIT } from './types.ts';

type Told = Emit<Event> | undefined;

export function beginTurn(state: State, emit: Told): void {
  state.question = ASK.turn;
  state.asked = state.turn;
  emit?.({ type: 'turn', seat: state.turn, last: state.ending });
}

export function endTurn(state: State, emit: Told): void {
  state.turns++;
  if (state.ending) {
    state.lastTurns--;
    if (state.lastTurns === 0) return endMatch(state, emit);
  } else if (ticketsLeft(state, state.turn) === 0) {
    // T-6.1: everyone has one more turn, this player last.
    state.ending = true;
    state.lastTurns = state.seats;
    emit?.({ type: 'last turns', seat: state.turn });
  } else if (state.turns === TURN_LIMIT * state.seats) {
    return endMatch(state, emit);
  }
  state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
  beginTurn(state, emit);
}

function endMatch(state: State, emit: Told): void {
  state.question = OVER;
  if (emit) {
    const { scores, places } = outcome(state)!;
    emit({ type: 'over', scores, places });
  }
}
