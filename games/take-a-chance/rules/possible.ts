/**
 * What the table can tell about the cards in a stack.
 *
 * Whether a ticket's purchase can be done depends on cards only the buyer sees, and
 * everybody sees whether it is done (T-5.3). So a purchase that is begun says "there is something
 * I can pay for", an OR that had to be taken says "nothing", one that was chosen says nothing about what
 * was left, and the first of two cards bought says "there is another one". Prices go
 * with colours, so all of it is a relation between the colours in three places:
 * `possible[36 * seat + 6 * a + b]` has bit c when the places may hold the colours a, b, c.
 * An empty place, and one that was filled unseen, may be of any colour.
 */

import type { Seat } from '@parlor/kit';
import { hasSeat } from '@parlor/kit';
import { NOT_FOR_SALE, type Prospect, stackCost } from './prospect.ts';
import type { State } from './state.ts';
import { ANY_COLOUR, COLOURS, type Colour } from '../facts/types.ts';

const ENTRIES = COLOURS * COLOURS;

/** The table saw whether the prospect could be paid: only stacks for which that is so remain possible. */
export function observe(state: State, seat: Seat, prospect: Prospect, couldBeDone: boolean): void {
  const ruledOut =
    prospect.needed === 1
      ? observeOne(state.possible, ENTRIES * seat, prospect, couldBeDone)
      : observeTwo(state.possible, ENTRIES * seat, prospect, couldBeDone);
  if (ruledOut) state.told |= 1 << seat;
}

/** The colours a stack card may have to cost no more than `budget`. */
function payable(prospect: Prospect, budget: number): number {
  let colours = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (prospect.byColour[colour]! <= budget) colours |= 1 << colour;
  }
  return colours;
}

/** One card is needed: the Pool has one, or the stack has a colour that can be paid. */
function observeOne(
  possible: Uint8Array,
  base: number,
  prospect: Prospect,
  couldBeDone: boolean,
): boolean {
  if (prospect.poolLow <= prospect.cash) return false;
  const colours = payable(prospect, prospect.cash);
  if (colours === 0) return false;
  const first = prospect.filled[0] ? colours : 0;
  const second = prospect.filled[1] ? colours : 0;
  const third = prospect.filled[2] ? colours : 0;
  let ruledOut = false;
  for (let a = 0; a < COLOURS; a++) {
    for (let b = 0; b < COLOURS; b++) {
      const found = ((first >>> a) | (second >>> b)) & 1;
      const entry = base + COLOURS * a + b;
      if (restrict(possible, entry, found ? ANY_COLOUR : third, couldBeDone)) ruledOut = true;
    }
  }
  return ruledOut;
}

/** Two are needed: two of Pool and the first places, or the cheapest of them and the third place. */
function observeTwo(
  possible: Uint8Array,
  base: number,
  prospect: Prospect,
  couldBeDone: boolean,
): boolean {
  const { cash, poolLow, poolNext } = prospect;
  if (poolLow + poolNext <= cash) return false;
  let ruledOut = false;
  let cheapest = NOT_FOR_SALE;
  let third = 0;
  for (let a = 0; a < COLOURS; a++) {
    const costA = stackCost(prospect, 0, a);
    for (let b = 0; b < COLOURS; b++) {
      const costB = stackCost(prospect, 1, b);
      const low = Math.min(poolLow, costA, costB);
      const two = Math.min(poolLow + costA, poolLow + costB, costA + costB);
      if (low !== cheapest) {
        cheapest = low;
        third = prospect.filled[2] ? payable(prospect, cash - low) : 0;
      }
      const entry = base + COLOURS * a + b;
      if (restrict(possible, entry, two <= cash ? ANY_COLOUR : third, couldBeDone)) ruledOut = true;
    }
  }
  return ruledOut;
}

/** Leaves only third colours among `done`, or only others; says whether that rules anything out. */
function restrict(
  possible: Uint8Array,
  entry: number,
  done: number,
  couldBeDone: boolean,
): boolean {
  const before = possible[entry]!;
  const after = before & (couldBeDone ? done : ~done);
  possible[entry] = after;
  return after !== before;
}

/** A card of a colour left its place of the stack in the open; what fills the place is unknown. */
export function forget(state: State, seat: Seat, place: number, colour: Colour): void {
  if (!hasSeat(state.told, seat)) return;
  const base = ENTRIES * seat;
  const { possible } = state;
  let free = true;
  for (let a = 0; a < COLOURS; a++) {
    for (let b = 0; b < COLOURS; b++) {
      const entry = base + COLOURS * a + b;
      if (place === 0) possible[entry] = possible[base + COLOURS * colour + b]!;
      else if (place === 1) possible[entry] = possible[base + COLOURS * a + colour]!;
      else possible[entry] = (possible[entry]! >>> colour) & 1 ? ANY_COLOUR : 0;
      free &&= possible[entry] === ANY_COLOUR;
    }
  }
  if (free) state.told &= ~(1 << seat);
}

/** Whether three colours may lie in a stack. */
export const mayHold = (
  possible: ArrayLike<number>,
  base: number,
  a: Colour,
  b: Colour,
  c: Colour,
): boolean => ((possible[base + COLOURS * a + b]! >>> c) & 1) === 1;
