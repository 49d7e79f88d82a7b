/** A state as plain JSON and back. */

import type { Json } from '@parlor/kit';
import { deriveBoards } from './boards.ts';
import { handOf, NO_DICE } from '../facts/dice/hands.ts';
import type { Options } from './options.ts';
import { State, USES, useOf } from './state.ts';

/** Fields of the encoded form that are copied as they are. */
const PLAIN = [
  'question',
  'asked',
  'turn',
  'turns',
  'ending',
  'lastTurns',
  'bank',
  'drawNext',
  'drawEnd',
  'discarded',
  'ticketOpen',
  'ticketKind',
  'choice',
  'step',
  'buys',
  'consoled',
  'rolling',
  'thrown',
  'size',
  'charm',
  'rethrows',
  'pays',
  'spent',
  'charmThrown',
  'auctioning',
  'lotPlace',
  'bid',
  'bidder',
  'passed',
  'told',
] as const;

const ARRAYS = [
  'cash',
  'holder',
  'stacks',
  'since',
  'pool',
  'draw',
  'discards',
  'tickets',
  'played',
  'kept',
  'dice',
  'possible',
] as const;

export function encode(state: State): Json {
  const json: Record<string, Json> = {
    seats: state.seats,
    options: state.options as unknown as Json,
  };
  for (const field of PLAIN) json[field] = state[field];
  for (const field of ARRAYS) json[field] = Array.from(state[field]);
  return json;
}

export function decode(json: Json): State {
  const fields = json as Readonly<Record<string, Json>>;
  const state = new State({
    seats: fields.seats as number,
    options: fields.options as unknown as Options,
  });
  for (const field of PLAIN) (state as Record<typeof field, Json>)[field] = fields[field]!;
  for (const field of ARRAYS) state[field].set(fields[field] as number[]);
  derive(state);
  return state;
}

/** Fills in everything that follows from the other fields, in a state where it is all still zero. */
function derive(state: State): void {
  deriveBoards(state);
  for (let place = 0; place < state.seats * state.ticketsEach; place++) {
    if (state.kept[place] === 0) continue;
    const seat = Math.trunc(place / state.ticketsEach);
    state.keptFor[USES * seat + useOf(state.box, state.tickets[place]!)]! += 1;
  }
  state.hand = state.rolling && state.thrown ? handOf(state.dice.subarray(0, state.size)) : NO_DICE;
}
