/** 8½, the game object. */

import { type Decision, type Game, hasSeat, NO_SEATS, type Seat, type SeatSet } from '@parlor/kit';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { decode, encode } from './codec.ts';
import { moves, sample } from './moves.ts';
import { moveEdge, moveText, parseMove } from '../facts/notation.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, copyInto, type State, TURN_CAP } from './state.ts';
import type { Refusal } from '../facts/refusals.ts';
import type { EightTypes, Phase } from '../facts/types.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

export type { Event, Move, Options, View } from '../facts/types.ts';
export { handSeen } from './view.ts';

const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;

const toAct = (state: State): SeatSet => (state.phase === 'over' ? NO_SEATS : 1 << state.turn);

const DECISIONS: Readonly<Record<Exclude<Phase, 'over'>, Decision>> = {
  swap: { kind: 'swap', sealed: false, optional: false },
  start: { kind: 'start', sealed: false, optional: false },
  play: { kind: 'play', sealed: false, optional: false },
};

function decision(state: State, seat: Seat): Decision {
  if (state.phase === 'over' || !hasSeat(toAct(state), seat))
    throw new Error(`seat ${seat} is not asked`);
  return DECISIONS[state.phase];
}

export const eightAndAHalf: Game<EightTypes> = {
  id: 'eight-and-a-half',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  presets: PRESETS,

  // Whoever catches has two turns before the others have one, so up to twice the cap; and one swap a round.
  maxMoves: ({ seats, options }) => options.rounds * (2 * TURN_CAP * seats + 1),
  checkTable: ({ seats }): Refusal | undefined =>
    SEAT_COUNTS.some((count) => count === seats)
      ? undefined
      : { code: 'seats-out-of-range', params: { min: 2, max: 6, seats } },

  setup,
  toAct,
  decision,
  moves,
  sample,
  check,
  apply,
  outcome,
  view,
  worlds: (seen) => worlds(seen),
  notate: (_state, _seat, move) => moveText(move),
  edge: (_state, _seat, move) => moveEdge(move),
  parseMove,
  clone,
  copyInto,
  encode,
  decode,
  audit,
};
