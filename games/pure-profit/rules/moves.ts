/** What a seat may do. */

import { type Decision, NO_SEATS, type Rng, type Seat, type SeatSet, WIDE } from '@parlor/kit';
import { canFinish, countFinishes, listFinishes, sampleFinish } from './finish.ts';
import {
  BANKING,
  CHOOSING,
  DISCARDING,
  DRAW_FROM_PILE,
  LAYING,
  PASS,
  SETTLING,
  STEALING,
  STOP,
  TAKE_DISCARD,
  TAKING,
} from '../facts/interned.ts';
import { findPair } from './pairs.ts';
import { lowestOf, STEAL_SET, VALUE_SET } from './sets.ts';
import { ACT, CHOOSE, DRAW, LAY, OVER, SETTLE, type State, STUCK, TAKE } from './state.ts';
import { canBeRobbed } from './stealing.ts';
import { canDrawFromPile, canTakeDiscard } from './turn.ts';
import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  BANKRUPTS,
  GOAL,
  type Move,
  QUESTIONS,
  VALUES,
} from '../facts/types.ts';

/** A longer list is not written but sampled. */
const LONGEST_LIST = 512;

const DECISIONS: readonly Decision[] = QUESTIONS.map((kind) => ({
  kind,
  sealed: false,
  optional: false,
}));

export const toAct = (state: State): SeatSet => (state.asked === OVER ? NO_SEATS : 1 << state.turn);

export const decision = (state: State, _seat: Seat): Decision => DECISIONS[state.asked]!;

export function moves(state: State, seat: Seat, out: Move[]): number {
  switch (state.asked) {
    case DRAW:
      return listDraws(state, out);
    case SETTLE:
      out[0] = SETTLING[BANKRUPT_LOWEST]!;
      out[1] = SETTLING[BANKRUPT_HIGHEST]!;
      return 2;
    case ACT:
      return canFinish(state, seat)
        ? listActsAndFinishes(state, seat, out)
        : listActs(state, seat, out);
    case LAY:
      return listPairs(state, out);
    case STUCK:
      return listStuck(state.holds[seat]!, out);
    case TAKE:
      return listVictims(state, seat, out);
    case CHOOSE:
      return listChoices(state, out);
    default:
      return 0;
  }
}

/** P-3.1: from either pile. */
function listDraws(state: State, out: Move[]): number {
  let count = 0;
  if (canDrawFromPile(state)) out[count++] = DRAW_FROM_PILE;
  if (canTakeDiscard(state)) out[count++] = TAKE_DISCARD;
  return count;
}

/** P-5.3: with `openSteal`, any card of the hand that the thief is looking at. */
function listChoices(state: State, out: Move[]): number {
  let count = 0;
  for (let kinds = state.holds[state.stealFrom]!; kinds !== 0; kinds &= kinds - 1) {
    out[count++] = CHOOSING[lowestOf(kinds)]!;
  }
  return count;
}

/** P-3.3: a card to the Bank, or to the discard pile. */
function listActs(state: State, seat: Seat, out: Move[]): number {
  const held = state.holds[seat]!;
  const top = state.tops[seat]!;
  let count = 0;
  // P-3.4: the same value again, or the next one.
  if (top > 0 && (held & (1 << top)) !== 0) out[count++] = BANKING[top]!;
  const next = top + 1;
  if (next < GOAL && (held & (1 << next)) !== 0) out[count++] = BANKING[next]!;
  for (let kinds = held & VALUE_SET; kinds !== 0; kinds &= kinds - 1) {
    out[count++] = DISCARDING[lowestOf(kinds)]!;
  }
  return listSteals(held, out, count);
}

/** P-5.1: every Steal in hand; what it takes is asked after. */
function listSteals(held: number, out: Move[], count: number): number {
  let end = count;
  for (let kinds = held & STEAL_SET; kinds !== 0; kinds &= kinds - 1) {
    out[end++] = STEALING[lowestOf(kinds)]!;
  }
  return end;
}

/** P-4.3: a Steal or nothing; or one of the Bankrupts that fill the hand. */
function listStuck(held: number, out: Move[]): number {
  const steals = listSteals(held, out, 0);
  if (steals > 0) {
    out[steals] = PASS;
    return steals + 1;
  }
  out[0] = DISCARDING[BANKRUPT_LOWEST]!;
  out[1] = DISCARDING[BANKRUPT_HIGHEST]!;
  return 2;
}

/** P-4.2: every pair that lies there, equal ones once. */
function listPairs(state: State, out: Move[]): number {
  let count = 0;
  for (const bankrupt of BANKRUPTS) {
    for (const value of VALUES) {
      if (findPair(state, bankrupt, value) >= 0) out[count++] = LAYING[bankrupt]![value]!;
    }
  }
  return count;
}

/** P-5.2: from anybody who holds two or more, or no more. */
function listVictims(state: State, thief: Seat, out: Move[]): number {
  let count = 0;
  for (let victim = 0; victim < state.seats; victim++) {
    if (canBeRobbed(state, thief, victim)) out[count++] = TAKING[victim]!;
  }
  out[count] = STOP;
  return count + 1;
}

/** Reused to count what is not to be written; nothing in it outlives a call. */
const counted: Move[] = [];

function listActsAndFinishes(state: State, seat: Seat, out: Move[]): number {
  const count = listActs(state, seat, counted);
  if (count + countFinishes(state, seat) > LONGEST_LIST) return WIDE;
  for (let place = 0; place < count; place++) out[place] = counted[place]!;
  return listFinishes(state, seat, out, count);
}

/** Some legal move. Of a space too large to list, every other one is a finish. */
export function sample(state: State, seat: Seat, rng: Rng): Move {
  const count = moves(state, seat, counted);
  if (count !== WIDE) return counted[rng.below(count)]!;
  if (rng.below(2) === 0) return sampleFinish(state, seat, rng);
  return counted[rng.below(listActs(state, seat, counted))]!;
}
