/** Turns begin and end; T-6.1 to T-6.3: so does the match. */

import type { Emit } from '@parlor/kit';
import { outcome } from './scoring.ts';
import { type State, ticketsLeft } from './state.ts';
import { ASK, OVER, type Event, TURN_LIMIT } from '../facts/types.ts';

type Told = Emit<Event> | undefined;

export function beginTurn(state: State, emit: Told): void {
  state.question = ASK.turn;
  state.asked = state.turn;
  // T-8.1: one consolation roll a turn.
  state.consoled = false;
  emit?.({ type: 'turn', seat: state.turn, last: state.ending });
}

export function endTurn(state: State, emit: Told): void {
  state.turns++;
  if (state.ending) state.lastTurns--;
  const isLast = state.ending && state.lastTurns === 0;
  // T-6.3: nobody has more turns than this, whatever has begun.
  if (isLast || state.turns === TURN_LIMIT * state.seats) return endMatch(state, emit);
  if (!state.ending && ticketsLeft(state, state.turn) === 0) {
    state.ending = true;
    state.lastTurns = lastTurnsFrom(state);
    emit?.({ type: 'last turns', seat: state.turn, ending: state.options.ending });
  }
  state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
  beginTurn(state, emit);
}

/** T-6.1: everyone has one more turn, this player last; or the round goes on to its end, and then once more. */
function lastTurnsFrom({ seats, turns, options }: State): number {
  if (options.ending === 'rulebook') return seats;
  const inRound = turns % seats;
  return inRound === 0 ? seats : seats - inRound + seats;
}

function endMatch(state: State, emit: Told): void {
  state.question = OVER;
  if (emit) {
    const { scores, places } = outcome(state)!;
    emit({ type: 'over', scores, places });
  }
}
