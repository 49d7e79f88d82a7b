/**
 * What two others may have exchanged, judging by the cards they have and had.
 *
 * The poorer one's gift lies among the richer one's cards and is at least as
 * high as anything the poorer one kept, and the other way round.
 */

import type { Rng, Seat } from '@parlor/kit';
import { HAND_ROW, MOST_GIVEN, type State } from './state.ts';
import { HIGHEST_RANK, type Rank } from '../facts/types.ts';

export interface SeatedCouple {
  readonly richer: Seat;
  readonly poorer: Seat;
  readonly count: number;
}

/** Fills in what each couple gave; false if one of them could not have come to these hands. */
export function guessExchanges(
  state: State,
  couples: readonly SeatedCouple[],
  played: Uint8Array,
  rng: Rng,
): boolean {
  let fits = true;
  for (const couple of couples) if (!guessExchange(state, couple, played, rng)) fits = false;
  return fits;
}

function guessExchange(
  state: State,
  { richer, poorer, count }: SeatedCouple,
  played: Uint8Array,
  rng: Rng,
): boolean {
  let highestKept = HIGHEST_RANK;
  while (total(state, played, poorer, highestKept) === 0) highestKept--;
  let lowestKept = 1;
  while (total(state, played, richer, lowestKept) === 0) lowestKept++;

  const fitUp = countBetween(state, played, richer, highestKept, HIGHEST_RANK);
  const fitDown = countBetween(state, played, poorer, 1, lowestKept);
  const fits = fitUp >= count && fitDown >= count;
  // Where nothing fits, the extreme cards stand in.
  const [upFirst, upSecond] = twoBelow(fits ? fitUp : count, count, rng);
  const [downFirst, downSecond] = twoBelow(fits ? fitDown : count, count, rng);
  const up = poorer * MOST_GIVEN;
  const down = richer * MOST_GIVEN;
  state.given[up] = nthHighest(state, played, richer, upFirst);
  state.given[down] = nthLowest(state, played, poorer, downFirst);
  if (count === MOST_GIVEN) {
    state.given[up + 1] = nthHighest(state, played, richer, upSecond);
    state.given[down + 1] = nthLowest(state, played, poorer, downSecond);
  }
  return fits;
}

/** `count` different numbers below `n`, ascending; the second repeats the first when only one is wanted. */
function twoBelow(n: number, count: number, rng: Rng): readonly [number, number] {
  const one = rng.below(n);
  if (count === 1) return [one, one];
  const other = rng.below(n - 1);
  return other < one ? [other, one] : [one, other + 1];
}

/** Cards of a rank that a seat held after the exchange: still in hand or played since. */
const total = (state: State, played: Uint8Array, seat: Seat, rank: Rank): number =>
  state.hands[seat * HAND_ROW + rank]! + played[seat * HAND_ROW + rank]!;

function countBetween(state: State, played: Uint8Array, seat: Seat, low: Rank, high: Rank): number {
  let count = 0;
  for (let rank = low; rank <= high; rank++) count += total(state, played, seat, rank);
  return count;
}

function nthHighest(state: State, played: Uint8Array, seat: Seat, n: number): Rank {
  let rank = HIGHEST_RANK;
  let passed = total(state, played, seat, rank);
  while (passed <= n) passed += total(state, played, seat, --rank);
  return rank;
}

function nthLowest(state: State, played: Uint8Array, seat: Seat, n: number): Rank {
  let rank = 1;
  let passed = total(state, played, seat, rank);
  while (passed <= n) passed += total(state, played, seat, ++rank);
  return rank;
}
