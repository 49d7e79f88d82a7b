/** Pure Profit: the game object and its types. */

import type { Game } from '@parlor/kit';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import { check } from './check.ts';
import { decode, encode } from './codec.ts';
import { decision, moves, sample, toAct } from './moves.ts';
import { edge, notate } from '../facts/notation.ts';
import { checkTable, maxMoves, optionsSpec, presets, SEAT_COUNTS } from '../facts/options.ts';
import { parseMove } from '../facts/parse.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, copyInto } from './state.ts';
import type { Types } from '../facts/types.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

export const pureProfit: Game<Types> = {
  id: 'pure-profit',
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

export type { Event, Move, Options, View } from '../facts/types.ts';
