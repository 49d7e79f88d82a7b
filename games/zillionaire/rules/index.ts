import type { Decision, Game } from '@parlor/kit';
import { applyMove } from './apply.ts';
import { audit } from './audit.ts';
import { DECK, LEFT_OUT, SEAT_COUNTS } from '../facts/cards.ts';
import { parseMove } from '../facts/interned.ts';
import { checkMove, listMoves, sampleMove } from './moves.ts';
import { edgeOf, notate } from './notation.ts';
import { outcomeOf } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, copyInto, decode, encode, type State } from './state.ts';
import { type Event, type Move, NO_RANK, type Options, type View } from '../facts/types.ts';
import { viewOf } from './view.ts';
import { worldsOf } from './worlds.ts';

export type { Event, Move, Options, View };

export interface Zillionaire {
  Options: Options;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
}

const LEAD: Decision = { kind: 'lead', sealed: false, optional: false };
const FOLLOW: Decision = { kind: 'follow', sealed: false, optional: false };

export const zillionaire: Game<Zillionaire> = {
  id: 'zillionaire',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,

  // Z-1.3: a match is 1 to 10 games.
  options: { games: { type: 'count', min: 1, max: 10 } },
  presets: { standard: { games: 4 }, quick: { games: 1 }, evening: { games: 10 } },

  // Every play is followed by at most one pass from each of the others.
  maxMoves: ({ seats, options }) => options.games * (DECK.length - LEFT_OUT) * seats,

  checkTable: ({ seats }) =>
    SEAT_COUNTS.includes(seats) ? undefined : { code: 'wrong-seat-count', params: { seats } },

  setup,
  toAct: (state) => (state.over ? 0 : 1 << state.turn),
  decision: (state) => (state.topRank === NO_RANK ? LEAD : FOLLOW),
  moves: listMoves,
  sample: sampleMove,
  check: checkMove,
  apply: applyMove,
  outcome: outcomeOf,

  view: viewOf,
  worlds: worldsOf,

  notate: (_state, _seat, move) => notate(move),
  edge: (_state, _seat, move) => edgeOf(move),
  parseMove,

  clone,
  copyInto,
  encode,
  decode,
  audit,
};
