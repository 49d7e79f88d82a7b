/** What a seat may do. */

import { type Decision, NO_SEATS, type Rng, type Seat, type SeatSet, WIDE } from '@parlor/kit';
import { canFinish, countFinishes, listFinishes, sampleFinish } from './finish.ts';
import {
  BANKING,
  CHOOSING,
  DISCARDING,
  DRAW_FROM_PILE,
  SETTLING,
  stealList,
  TAKE_DISCARD,
} from './interned.ts';
import { lowestOf, STEAL_SET, VALUE_SET } from './sets.ts';
import { ACT, CHOOSE, DRAW, OVER, SETTLE, type State } from './state.ts';
import { firstVictim, mostFrom, oneFrom, type Takes, within } from './takes.ts';
import { canDrawFromPile, canTakeDiscard } from './turn.ts';
import { BANKRUPT_HIGHEST, BANKRUPT_LOWEST, GOAL, type Move, QUESTIONS } from './types.ts';

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

/** P-5.3: with `openSteal`, any card of the victim in turn. */
function listChoices(state: State, out: Move[]): number {
  let count = 0;
  for (let kinds = state.holds[firstVictim(state.choosing)]!; kinds !== 0; kinds &= kinds - 1) {
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
  const steals = held & STEAL_SET;
  return steals === 0 ? count : listSteals(state, seat, steals, out, count);
}

/** P-5.1, P-5.2: every way to spread the cards taken over the others' hands as they stand. */
function listSteals(state: State, seat: Seat, steals: number, out: Move[], count: number): number {
  let most: Takes = 0;
  for (let victim = 0; victim < state.seats; victim++) {
    if (victim !== seat) most += mostFrom(state.sizes[victim]!) * oneFrom(victim);
  }
  let end = count;
  for (let kinds = steals; kinds !== 0; kinds &= kinds - 1) {
    const list = stealList(lowestOf(kinds), state.seats, seat);
    for (let place = 0; place < list.takes.length; place++) {
      if (within(list.takes[place]!, most)) out[end++] = list.moves[place]!;
    }
  }
  return end;
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
