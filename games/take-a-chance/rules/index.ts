import type { Decision, Game, Seat, SeatSet } from '@parlor/kit';
import { NO_SEATS } from '@parlor/kit';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { decode, encode } from './codec.ts';
import type { ChanceTypes } from './contract.ts';
import { parseMove } from '../facts/interned.ts';
import { maxMoves } from './limits.ts';
import { moves, sample } from './moves.ts';
import { edge, notate } from './notation.ts';
import { checkTable, optionsSpec, presets } from './options.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, copyInto, type State } from './state.ts';
import { OVER, QUESTIONS, SEAT_COUNTS } from '../facts/types.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

export type { Options } from './options.ts';
export type { Event, Move } from '../facts/types.ts';
export type { View } from './view.ts';

const toAct = (state: State): SeatSet => (state.question === OVER ? NO_SEATS : 1 << state.asked);

const DECISIONS: readonly Decision[] = QUESTIONS.map((kind) => ({
  kind,
  sealed: false,
  optional: false,
}));

const decision = (state: State, _seat: Seat): Decision => DECISIONS[state.question]!;

export const takeAChance: Game<ChanceTypes> = {
  id: 'take-a-chance',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  options: optionsSpec,
  presets,
  maxMoves,
  checkTable,
  setup,
  toAct,
  decision,
  moves,
  sample,
  check,
  apply,
  outcome,
  view,
  worlds,
  notate,
  edge,
  parseMove,
  clone,
  copyInto,
  encode,
  decode,
  audit,
};
