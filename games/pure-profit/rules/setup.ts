import type { Emit, Rng, Table } from '@parlor/kit';
import { deal } from './deal.ts';
import { State } from './state.ts';
import { beginTurns } from './turn.ts';
import type { Event, Options } from '../facts/types.ts';

export function setup(table: Table<Options>, rng: Rng, emit?: Emit<Event>): State {
  const state = new State(table);
  // P-2.2: the first dealer is drawn.
  state.dealer = rng.below(table.seats);
  deal(state, rng, emit);
  beginTurns(state, rng, emit);
  return state;
}
