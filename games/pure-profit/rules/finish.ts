/** P-6.1: all the ways in which a hand can complete its Bank. */

import type { Rng } from '@parlor/kit';
import {
  COPIES_PER_KEY,
  DISCARD_UNIT,
  finishMove,
  internedFinish,
  KEY_UNITS,
} from '../facts/interned.ts';
import { lowestOf, VALUE_SET, valuesAbove } from './sets.ts';
import { ROW, type State } from './state.ts';
import { type Card, type FinishMove, GOAL, type Move, type Value } from '../facts/types.ts';

/** Whether the hand has every value that the Bank still lacks. */
export function canFinish(state: State, seat: number): boolean {
  const missing = valuesAbove(state.tops[seat]!);
  return (state.holds[seat]! & missing) === missing;
}

/** The value from which on cards can be laid: those equal to the Bank's top are optional. */
const firstLaid = (state: State, seat: number): number => Math.max(1, state.tops[seat]!);

/** The least a finish lays of a value. */
const least = (state: State, seat: number, value: number): number =>
  value === state.tops[seat] ? 0 : 1;

/** `finish`: whether a finish of so many cards has to leave one to discard. */
export const mustLeaveOne = (state: State, laid: number): boolean =>
  state.table.options.finish === 'discard' && laid > 1;

/** How many finishes there are, or Infinity when they cannot be listed at all. */
export function countFinishes(state: State, seat: number): number {
  if (!canFinish(state, seat)) return 0;
  const first = firstLaid(state, seat);
  let lays = 1;
  for (let value = first; value <= GOAL; value++) {
    const held = state.hands[seat * ROW + value]!;
    if (held >= COPIES_PER_KEY) return Number.POSITIVE_INFINITY;
    lays *= held + 1 - least(state, seat, value);
  }
  // Each way of laying has one finish for every kind of card that is left to discard.
  let finishes = 0;
  for (let kinds = state.holds[seat]!; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    if (card < first || card > GOAL) {
      finishes += lays;
    } else {
      const ways = state.hands[seat * ROW + card]! + 1 - least(state, seat, card);
      finishes += (lays / ways) * (ways - 1);
    }
  }
  const canLayAll = holdsOnlyLayable(state, seat) && !mustLeaveOne(state, state.sizes[seat]!);
  return canLayAll ? finishes + 1 : finishes;
}

/** Then everything can be laid, and nothing is left to discard. */
const holdsOnlyLayable = (state: State, seat: number): boolean =>
  (state.holds[seat]! & ~VALUE_SET) === 0 && lowestOf(state.holds[seat]!) >= firstLaid(state, seat);

/** How many of each value the finish being written lays. */
const laid = new Uint8Array(GOAL + 1);

/** Writes all finishes into `out` from `count` on and returns the new count. */
export function listFinishes(state: State, seat: number, out: Move[], count: number): number {
  const first = firstLaid(state, seat);
  for (let value = first; value <= GOAL; value++) laid[value] = least(state, seat, value);
  let end = count;
  for (;;) {
    end = listDiscards(state, seat, out, end);
    // The next way of laying, counting up like the digits of a number.
    let value = GOAL;
    while (value >= first && laid[value] === state.hands[seat * ROW + value]) {
      laid[value] = least(state, seat, value);
      value--;
    }
    if (value < first) return end;
    laid[value]!++;
  }
}

/** One finish for every kind of card that is left when `laid` is on the Bank. */
function listDiscards(state: State, seat: number, out: Move[], count: number): number {
  const first = firstLaid(state, seat);
  let key = 0;
  for (let value = first; value <= GOAL; value++) key += laid[value]! * KEY_UNITS[value]!;
  let end = count;
  for (let kinds = state.holds[seat]!; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    const gone = card >= first && card <= GOAL ? laid[card]! : 0;
    if (state.hands[seat * ROW + card]! > gone) out[end++] = finishMove(key + card * DISCARD_UNIT);
  }
  if (end === count && !mustLeaveOne(state, state.sizes[seat]!)) out[end++] = finishMove(key);
  return end;
}

/** Any finish, each with a chance to come up. */
export function sampleFinish(state: State, seat: number, rng: Rng): FinishMove {
  const cards: Value[] = [];
  const left: Card[] = [];
  const first = firstLaid(state, seat);
  for (let kinds = state.holds[seat]!; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    const held = state.hands[seat * ROW + card]!;
    let lay = 0;
    if (card >= first && card <= GOAL) {
      const fewest = least(state, seat, card);
      lay = fewest + rng.below(held + 1 - fewest);
    }
    for (let copy = 0; copy < lay; copy++) cards.push(card as Value);
    if (lay < held) left.push(card as Card);
  }
  if (left.length === 0 && mustLeaveOne(state, cards.length)) {
    const spare = rng.pick(spares(state, seat));
    cards.splice(cards.indexOf(spare), 1);
    left.push(spare);
  }
  return internedFinish({
    type: 'finish',
    cards,
    discard: left.length === 0 ? null : rng.pick(left),
  });
}

/** The cards of which a finish need not lay all. */
function spares(state: State, seat: number): Value[] {
  const found: Value[] = [];
  for (let value = firstLaid(state, seat); value <= GOAL; value++) {
    if (state.hands[seat * ROW + value]! > least(state, seat, value)) found.push(value as Value);
  }
  return found;
}
