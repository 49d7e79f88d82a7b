/** Trump: The Game, as the kit knows it. */

import type { Decision, Game, Illegal, Table } from '@parlor/kit';
import { apply } from './apply.ts';
import { inventory, plant } from './audit.ts';
import { maxMoves } from './bound.ts';
import { check, toAct } from './check.ts';
import { decode, encode } from './codec.ts';
import { moves, sample } from './moves.ts';
import { edge, notate } from './notation.ts';
import { parseMove } from '../facts/parseMove.ts';
import { checkComponents } from '../facts/schema.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, copyInto, type State } from './state/state.ts';
import type { Trump } from './trump.ts';
import { BOXES, CASH_SHOWN, INVESTOR_MONEY, type Options, QUESTIONS } from '../facts/types.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

const STANDARD: Options = {
  investorMoney: 'kept',
  boxes: 'open',
  cash: 'open',
  memoryAids: true,
  deals: 20,
  components: null,
};

/** More would only make the longest possible match longer. */
const MOST_DEALS = 50;

const SEAT_COUNTS = [3, 4];

/** D-5.1: only openings are sealed. */
const DECISIONS: readonly Decision[] = QUESTIONS.map((kind) => ({
  kind,
  sealed: kind === 'open',
  optional: false,
}));

function checkTable({ seats }: Table<Options>): Illegal | undefined {
  return SEAT_COUNTS.includes(seats) ? undefined : { code: 'wrong-seat-count', params: { seats } };
}

const decision = (state: State): Decision => DECISIONS[state.phase]!;

export const trump: Game<Trump> = {
  id: 'trump',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  options: {
    investorMoney: { type: 'choice', values: INVESTOR_MONEY },
    boxes: { type: 'choice', values: BOXES },
    cash: { type: 'choice', values: CASH_SHOWN },
    memoryAids: { type: 'flag' },
    deals: { type: 'count', min: 0, max: MOST_DEALS },
    components: { type: 'data', check: checkComponents },
  },
  presets: {
    standard: STANDARD,
    rulebook: { ...STANDARD, boxes: 'memory', cash: 'memory' },
    memory: { ...STANDARD, boxes: 'memory' },
    returned: { ...STANDARD, investorMoney: 'returned' },
    noDeals: { ...STANDARD, deals: 0 },
  },
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
  audit: { inventory, plant },
};
