/** What a hand is good for: steps it has, steps it lacks, cards it can spare. */

import { GOAL, knownRow, ROW, type State, VALUE_SET, valuesAbove } from '../rules/state.ts';

/** The steps between the top of a Bank and the goal, as a set of cards. */
const stepsAhead = (state: State, seat: number): number => valuesAbove(state.tops[seat]!);

/** The steps ahead of which there is none in hand. */
export const missingSteps = (state: State, seat: number): number =>
  stepsAhead(state, seat) & ~state.holds[seat]!;

export const valuesHeld = (state: State, seat: number): number => state.holds[seat]! & VALUE_SET;

export const copies = (state: State, seat: number, card: number): number =>
  state.hands[seat * ROW + card]!;

/** Steps ahead of `seat` that `onlooker` knows it holds. */
export function knownSteps(state: State, onlooker: number, seat: number): number {
  const row = knownRow(onlooker, seat);
  let steps = 0;
  for (let value = state.tops[seat]! + 1; value <= GOAL; value++) {
    if (state.known[row + value]! > 0) steps |= 1 << value;
  }
  return steps;
}

export function count(set: number): number {
  let left = set - ((set >> 1) & 0x5555);
  left = (left & 0x3333) + ((left >> 2) & 0x3333);
  left = (left + (left >> 4)) & 0x0f0f;
  return (left + (left >> 8)) & 0x1f;
}

export const has = (set: number, card: number): boolean => (set & (1 << card)) !== 0;
