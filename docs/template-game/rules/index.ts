import type { Game } from '@parlor/kit';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import { OPTIONS, PRESETS, SEAT_COUNTS } from '../facts/cards.ts';
import { check, decision, moves, parseMove, sample, toAct } from './moves.ts';
import { edge, notate } from './notation.ts';
import { outcome } from './scoring.ts';
import { checkTable, setup } from './setup.ts';
import { clone, copyInto, decode, encode } from './state.ts';
import type { Bazaar } from '../facts/types.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

export type { Bazaar, Event, Move, Options } from '../facts/types.ts';

export const bazaar: Game<Bazaar> = {
  id: 'template-game',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  presets: PRESETS,
  // Every day each merchant bids and one of them sells.
  maxMoves: ({ seats, options }) => options.days * (seats + 1),
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
