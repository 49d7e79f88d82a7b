/** P-4.2: the pairs of a Bankrupt and a value card that lie before the player in turn. */

import type { State } from './state.ts';

/** Adds a pair to those that lie there. */
export function addPair(state: State, bankrupt: number, value: number): void {
  const place = 2 * state.pairCount;
  state.pairs[place] = bankrupt;
  state.pairs[place + 1] = value;
  state.pairCount++;
}

/** Which pair in the row this one is, the first among equals; -1 if there is none. */
export function findPair({ pairs, pairCount }: State, bankrupt: number, value: number): number {
  for (let pair = 0; pair < pairCount; pair++) {
    if (pairs[2 * pair] === bankrupt && pairs[2 * pair + 1] === value) return pair;
  }
  return -1;
}

/** Takes a pair out; the others keep their order. */
export function removePair(state: State, pair: number): void {
  state.pairs.copyWithin(2 * pair, 2 * pair + 2, 2 * state.pairCount);
  state.pairCount--;
}

/** Then it makes no difference which one is laid next. */
export function areAllEqual({ pairs, pairCount }: State): boolean {
  for (let place = 2; place < 2 * pairCount; place++) {
    if (pairs[place] !== pairs[place - 2]) return false;
  }
  return true;
}
