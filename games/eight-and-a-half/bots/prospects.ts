/**
 * Who will win a round, judged from between two piles: what each seat still
 * has to get rid of, how easily it goes, and whose turn it is. The weights are
 * learned from rounds played by heuristics (`weights.ts`).
 */

import type { Seat } from '@parlor/kit';
import { softmax } from '@parlor/search';
import { GONE, KINDS, PLACES, type State } from '../rules/state.ts';
import type { MatchUtility } from './matchUtility.ts';

// Where each feature of a seat lies.
const HAND = 0; // cards of a kind in a hand that is drawn from the Bank
const TABLE_HAND = HAND + KINDS; // kinds in a hand of collected cards
const OPEN = TABLE_HAND + KINDS;
const LEFT = OPEN + KINDS; // so many cards to lay, up to LEFT_MOST
const LEFT_MOST = 9;
const TURN = LEFT + LEFT_MOST + 1; // so many turns away
const TURN_MOST = 5;
const BANK = TURN + TURN_MOST + 1;
const BANK_SQUARE = BANK + 1;
const TABLE = BANK + 2;
const TABLE_SIZE = BANK + 3;
const TABLE_KINDS = BANK + 4;
const ASIDE = BANK + 5;
const BLIND = BANK + 6;
const CARDS = BANK + 7;
export const FEATURES = BANK + 8;

/** Keeps the features of about the same size, as learning wants it. */
const TENTH = 0.1;

/** Writes what is to be said about a seat, `FEATURES` numbers. */
export function describeSeat(state: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const atTable = state.table[seat] === 1 || state.handSize[seat] === 0;
  let kinds = 0;
  for (let card = 0; card < KINDS; card++) {
    const count = state.hand[seat * KINDS + card]!;
    if (count === 0) continue;
    kinds++;
    if (atTable) into[TABLE_HAND + card] = 1;
    else into[HAND + card] = count;
  }
  for (let place = seat * PLACES, end = place + PLACES; place < end; place++) {
    const card = state.open[place]!;
    if (card !== GONE) into[OPEN + card]! += 1;
  }
  const size = state.handSize[seat]!;
  const bank = state.bankSize[seat]!;
  const left = size + bank + state.openLeft[seat]! + state.blindLeft[seat]!;
  into[LEFT + Math.min(left, LEFT_MOST)] = 1;
  const away = seat - state.turn;
  into[TURN + (away < 0 ? away + state.seats : away)] = 1;
  into[BANK] = bank * TENTH;
  into[BANK_SQUARE] = (bank * TENTH) ** 2;
  if (atTable) {
    into[TABLE] = 1;
    into[TABLE_SIZE] = size * TENTH;
    into[TABLE_KINDS] = kinds * TENTH;
  }
  into[ASIDE] = state.asideSize[seat]! * TENTH;
  into[BLIND] = state.blindLeft[seat]!;
  into[CARDS] = (left + state.asideSize[seat]!) * TENTH;
}

/** By feature: for going out first, and for ending with the fewest cards. */
export interface SeatWeights {
  readonly out: readonly number[];
  readonly fewest: readonly number[];
}

const MOST_SEATS = 6;
const described = new Float64Array(FEATURES);
const out = new Float64Array(MOST_SEATS);
const fewest = new Float64Array(MOST_SEATS);

/** The chance of `seat` to win the match from a position between two piles. */
export function prospectOf(
  state: State,
  seat: Seat,
  weights: SeatWeights,
  matchUtility: MatchUtility,
): number {
  for (let other = 0; other < state.seats; other++) {
    describeSeat(state, other, described);
    let scoreOut = 0;
    let scoreFewest = 0;
    for (let feature = 0; feature < FEATURES; feature++) {
      const value = described[feature]!;
      if (value === 0) continue;
      scoreOut += value * weights.out[feature]!;
      scoreFewest += value * weights.fewest[feature]!;
    }
    out[other] = scoreOut;
    fewest[other] = scoreFewest;
  }
  softmax(out, state.seats);
  softmax(fewest, state.seats);
  let chance = 0;
  for (let winner = 0; winner < state.seats; winner++) {
    for (let thin = 0; thin < state.seats; thin++)
      chance += out[winner]! * fewest[thin]! * matchUtility.ifRoundGoesTo(winner, thin)[seat]!;
  }
  return chance;
}
