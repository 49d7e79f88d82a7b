/**
 * What everybody saw of a player tells what that player keeps. Each card in a
 * hidden hand leaves a few traces: what it is to its holder at this stage and after such a
 * last turn, which value over which Bank, how long ago one like it was let go.
 */

import {
  BANKED,
  BANKRUPT,
  DISCARDED,
  GOAL,
  ROW,
  roundOf,
  type State,
  STOLE,
} from '../rules/state.ts';

/** What a card is to its holder. */
const NEXT = 0;
const STEP = 1;
const DOUBLE = 2;
const PASSED = 3;
const STEAL = 4;
const KINDS = 5;

/** How the holder's last turn ended, as far as it tells something about the hand. */
const BANKED_STEP = 1;
const BANKED_DOUBLE = 2;
const DISCARDED_PASSED = 3;
const DISCARDED_STEP = 4;
const STOLEN = 5;
const BROKE = 6;
const ENDINGS = 7;

/** Hands become more like those of players from round to round. */
const STAGES = [0.5, 2, 4, 7, 12];
/** Rounds since a card like it was let go. */
const AGES = [0, 1, 2, 4, 7];
/** Lower than the card of the holder's last turn, the same, higher, or no value. */
const SIDES = 4;

const BY_STAGE = 0;
const BY_VALUE = BY_STAGE + (STAGES.length + 1) * ENDINGS * KINDS;
const BY_AGE = BY_VALUE + 2 * GOAL * ROW;
const BY_SIDE = BY_AGE + (AGES.length + 2) * KINDS;
const BY_TOP = BY_SIDE + ENDINGS * KINDS * SIDES;
const LACKING = GOAL + 1;
const BY_ENDING = BY_TOP + GOAL * LACKING;
export const WAYS = BY_ENDING + (STAGES.length + 1) * ENDINGS * LACKING;

export const TRACES = 4;

/** Writes the traces of a card in the hand of `seat`, which has such `others` like it. */
export function trace(
  state: State,
  seat: number,
  card: number,
  others: number,
  into: Int32Array,
): void {
  const top = state.tops[seat]!;
  const kind = kindOf(card, top, others);
  const ending = endingOf(state, seat);
  const stage = placeIn(STAGES, state.turns / state.seats);
  into[0] = BY_STAGE + (stage * ENDINGS + ending) * KINDS + kind;
  into[1] = BY_VALUE + ((others > 0 ? GOAL : 0) + top) * ROW + card;
  into[2] = BY_AGE + ageOf(state, seat, card) * KINDS + kind;
  into[3] = BY_SIDE + (ending * KINDS + kind) * SIDES + sideOf(card, state.deedCards[seat]!);
}

export const WHOLE_TRACES = 2;

/** Writes the traces of a whole hand that lacks so many steps: the cards of a hand are not found in it independently. */
export function traceWhole(state: State, seat: number, lacking: number, into: Int32Array): void {
  const stage = placeIn(STAGES, state.turns / state.seats);
  into[0] = BY_TOP + state.tops[seat]! * LACKING + lacking;
  into[1] = BY_ENDING + (stage * ENDINGS + endingOf(state, seat)) * LACKING + lacking;
}

function kindOf(card: number, top: number, others: number): number {
  if (card > GOAL) return STEAL;
  if (card <= top) return PASSED;
  if (others > 0) return DOUBLE;
  return card === top + 1 ? NEXT : STEP;
}

function endingOf(state: State, seat: number): number {
  const card = state.deedCards[seat]!;
  switch (state.deeds[seat]) {
    case BANKED:
      return state.banks[seat * ROW + card]! > 1 ? BANKED_DOUBLE : BANKED_STEP;
    case DISCARDED:
      return card > state.tops[seat]! ? DISCARDED_STEP : DISCARDED_PASSED;
    case STOLE:
      return STOLEN;
    case BANKRUPT:
      return BROKE;
    default:
      return 0;
  }
}

function ageOf(state: State, seat: number, card: number): number {
  const round = card > GOAL ? 0 : state.letGo[seat * ROW + card]!;
  return round === 0 ? 0 : 1 + placeIn(AGES, roundOf(state) - round - 0.5);
}

function sideOf(card: number, last: number): number {
  if (card > GOAL) return 3;
  return card < last ? 0 : card === last ? 1 : 2;
}

/** How many of the bounds lie at or below `amount`. */
function placeIn(bounds: readonly number[], amount: number): number {
  let place = 0;
  while (place < bounds.length && amount >= bounds[place]!) place++;
  return place;
}
