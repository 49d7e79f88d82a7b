/** Hands of dice as the game numbers them (by size, then by content), and the ways to throw them. */

import type { Move } from '../rules/index.ts';
import { diceOf, type Hand, handOf, MAX_DICE } from './dice/index.ts';
import { move } from './moves.ts';

export const FACES = 6;
const ONE = 1;
const SIX = 6;
const NO_DICE: Hand = 0;

const HANDS = handOf(new Array<number>(MAX_DICE).fill(ONE)) + 1;

/** `FIRST_HAND[n]` is the first hand of n dice; the next entry ends them. */
export const FIRST_HAND: readonly Hand[] = Array.from({ length: MAX_DICE + 2 }, (_, size) =>
  size > MAX_DICE ? HANDS : handOf(new Array<number>(size).fill(SIX)),
);

/** `WITH_DIE[FACES * hand + face]` is the hand with one die more. */
export const WITH_DIE: Uint16Array = /* @__PURE__ */ handsWithDie();

function handsWithDie(): Uint16Array {
  const table = new Uint16Array(FACES * FIRST_HAND[MAX_DICE]!);
  for (let hand = NO_DICE; hand < FIRST_HAND[MAX_DICE]!; hand++) {
    const dice = diceOf(hand);
    for (let face = 0; face < FACES; face++)
      table[FACES * hand + face] = handOf([...dice, face + 1]);
  }
  return table;
}

/** `COUNTS[FACES * hand + face]`: dice of each face, faces from 0. */
export const COUNTS: Uint8Array = /* @__PURE__ */ countsOfHands();

function countsOfHands(): Uint8Array {
  const counts = new Uint8Array(FACES * HANDS);
  for (let hand = NO_DICE; hand < HANDS; hand++) {
    for (const face of diceOf(hand)) counts[FACES * hand + face - 1]! += 1;
  }
  return counts;
}

/** In how many ways dice can fall to make each hand. */
export const WAYS: Float64Array = /* @__PURE__ */ Float64Array.from(
  { length: HANDS },
  (_, hand) => {
    let ways = 1;
    let dice = 0;
    for (let face = 0; face < FACES; face++) {
      const count = COUNTS[FACES * hand + face]!;
      for (let of = 1; of <= count; of++) ways = (ways * ++dice) / of;
    }
    return ways;
  },
);

const keeps: (Move | undefined)[] = [];

/** The move that keeps a hand, with or without the charm die. */
export const keepOf = (hand: Hand, charm: boolean): Move =>
  (keeps[2 * hand + (charm ? 1 : 0)] ??= move({ type: 'keep', dice: diceOf(hand), charm }));
