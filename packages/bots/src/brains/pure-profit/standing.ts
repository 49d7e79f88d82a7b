/**
 * How a player stands, in the player's own eyes: the own hand and Bank, the steps that are
 * still about, and what is open of the others. As a short list of
 * which signs are there and how strong, ready for `instinct.ts`.
 */

import {
  GOAL,
  knownRow,
  pileSize,
  ROW,
  type State,
  STEAL_ONE,
  topDiscard,
} from '@parlor/pure-profit/state';
import { endingOf, ENDINGS } from './traces.ts';

const MOST_SEATS = 6;
const COPIES = 8;
const LARGEST_HAND = 9;
const MOST_UNKNOWN = 3;

/** The signs, in rows: what is counted from 0 or by value takes a row of its own. */
const TOP = 0;
const HELD = TOP + GOAL;
const SPARE = HELD + GOAL;
const MISSING = SPARE + GOAL;
const UNSEEN = MISSING + GOAL;
const DISCARDED = UNSEEN + GOAL;
const LACKING = DISCARDED + GOAL;
const SIZE = LACKING + GOAL + 1;
const UNKNOWN = SIZE + LARGEST_HAND + 1;
const STEALS = UNKNOWN + MOST_UNKNOWN + 1;
const SEATS = STEALS + 3;
const OTHERS = SEATS + MOST_SEATS + 1;
const RIVALS = OTHERS + 16;

/** The signs of one rival. */
const R_DEED = GOAL;
const R_OTHERS = R_DEED + ENDINGS;
const RIVAL_SIGNS = R_OTHERS + 9;

export const SIGNS = RIVALS + (MOST_SEATS - 1) * RIVAL_SIGNS;

/** The list: so many signs, which, and how strong. */
export const standing = {
  count: 0,
  signs: new Int32Array(SIGNS),
  strengths: new Float64Array(SIGNS),
};

/** The position as it would be; `imagine` sets it to what it is. */
export const imagined = {
  hand: new Int16Array(ROW),
  top: 0,
  /** Cards that will have come into the hand by chance: stolen, or drawn from the pile. */
  unknown: 0,
  open: 0,
  lost: new Int8Array(MOST_SEATS),
};

const unseen = new Int16Array(ROW);
const discarded = new Int16Array(ROW);
let unseenTotal = 0;

/** Counts what `seat` does not see; once for a position. */
export function lookRound(state: State, seat: number): void {
  const { seats } = state;
  discarded.fill(0);
  for (let place = 0; place < state.discardSize; place++) discarded[state.discard[place]!]!++;
  unseenTotal = 0;
  for (let card = 1; card < ROW; card++) {
    let left = state.deck[card]! - discarded[card]! - state.hands[seat * ROW + card]!;
    for (let other = 0; other < seats; other++) {
      left -= state.banks[other * ROW + card]!;
      if (other !== seat) left -= state.known[knownRow(seat, other) + card]!;
    }
    unseen[card] = left;
    unseenTotal += left;
  }
}

export function imagine(state: State, seat: number): void {
  for (let card = 0; card < ROW; card++) imagined.hand[card] = state.hands[seat * ROW + card]!;
  imagined.top = state.tops[seat]!;
  imagined.unknown = 0;
  imagined.open = topDiscard(state);
  imagined.lost.fill(0);
}

/** Fills `standing` with the signs of what is imagined for `seat`. */
export function stand(state: State, seat: number): void {
  standing.count = 0;
  ownSigns(state);
  for (let place = 0; place < state.seats - 1; place++) rivalSigns(state, seat, place);
}

function sign(which: number, strength: number): void {
  if (strength === 0) return;
  standing.signs[standing.count] = which;
  standing.strengths[standing.count++] = strength;
}

const flag = (which: number, isSet: boolean): void => sign(which, isSet ? 1 : 0);

function ownSigns(state: State): void {
  const { hand, top, open, unknown } = imagined;
  let lacking = 0;
  let size = unknown;
  let passed = 0;
  let run = 0;
  let lowest = 0;
  let highest = 0;
  for (let value = 1; value <= GOAL; value++) {
    const held = hand[value]!;
    size += held;
    if (held > 0) {
      if (lowest === 0) lowest = value;
      highest = value;
    }
    if (value <= top) passed += held;
    else if (held > 0) {
      sign(HELD + value - 1, 1);
      sign(SPARE + value - 1, held - 1);
      if (run === value - top - 1) run++;
    } else {
      lacking++;
      sign(MISSING + value - 1, 1);
      sign(UNSEEN + value - 1, unseen[value]! / COPIES);
      sign(DISCARDED + value - 1, discarded[value]! / COPIES);
    }
  }
  for (let card = GOAL + 1; card < ROW; card++) size += hand[card]!;
  sign(TOP + top, 1);
  sign(LACKING + lacking, 1);
  sign(SIZE + Math.min(size, LARGEST_HAND), 1);
  sign(UNKNOWN + Math.min(unknown, MOST_UNKNOWN), 1);
  for (let power = 0; power < 3; power++) sign(STEALS + power, hand[STEAL_ONE + power]!);
  sign(SEATS + state.seats, 1);

  const isValue = open > 0 && open <= GOAL;
  const isWanted = isValue && open > top && hand[open] === 0;
  const about = 5 / Math.max(1, unseenTotal);
  sign(OTHERS, 1);
  sign(OTHERS + 1, passed / 3);
  flag(OTHERS + 2, passed > 0);
  flag(OTHERS + 3, highest > top && hand[highest] === 1);
  flag(OTHERS + 4, lowest > top && hand[lowest] === 1);
  sign(OTHERS + 5, hand[GOAL + 1]! + hand[GOAL + 2]!);
  sign(OTHERS + 6, run / 6);
  flag(OTHERS + 7, run > 0);
  sign(OTHERS + 8, about * (unseen[GOAL + 1]! + unseen[GOAL + 2]!));
  sign(OTHERS + 9, about * (unseen[STEAL_ONE]! + unseen[STEAL_ONE + 1]! + unseen[STEAL_ONE + 2]!));
  sign(OTHERS + 10, state.turns / state.seats / 20);
  sign(OTHERS + 11, pileSize(state) / 80);
  flag(OTHERS + 12, isValue);
  flag(OTHERS + 13, isWanted);
  flag(OTHERS + 14, isWanted && lacking === 1);
  sign(OTHERS + 15, lacking > 0 ? 1 / lacking : 2);
}

function rivalSigns(state: State, seat: number, place: number): void {
  const rival = (seat + 1 + place) % state.seats;
  const first = RIVALS + place * RIVAL_SIGNS;
  const { open } = imagined;
  const top = state.tops[rival]!;
  const lost = imagined.lost[rival]!;
  const size = state.sizes[rival]! - lost;
  const row = knownRow(seat, rival);
  let steps = 0;
  for (let value = top + 1; value <= GOAL; value++) if (state.known[row + value]! > 0) steps++;
  if (lost > 0) steps *= size / (size + lost);
  let steals = 0;
  for (let card = STEAL_ONE; card < ROW; card++) steals += state.known[row + card]!;
  const need = GOAL - top;
  sign(first + top, 1);
  sign(first + R_DEED + endingOf(state, rival), 1);
  sign(first + R_OTHERS, (size - 5) / 3);
  flag(first + R_OTHERS + 1, size <= 2);
  sign(first + R_OTHERS + 2, steps / 3);
  flag(first + R_OTHERS + 3, open > top && open <= GOAL && state.known[row + open]! === 0);
  sign(first + R_OTHERS + 4, steals);
  flag(first + R_OTHERS + 5, need <= size + 1);
  flag(first + R_OTHERS + 6, need <= 3);
  sign(first + R_OTHERS + 7, steps / need);
  sign(first + R_OTHERS + 8, lost);
}
