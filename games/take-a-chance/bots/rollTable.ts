/**
 * A roll solved at one go for the playouts: what it brings on average, and which dice to keep of every hand. The same
 * sums as the game's exact solver, but all choices at once and without the charm die.
 */

import { COMBOS, combosIn, type Hand } from './dice/index.ts';
import { FACES, FIRST_HAND, WAYS, WITH_DIE } from './hands.ts';

export interface RollTable {
  /** What the roll brings on average, before it is thrown. */
  readonly mean: number;
  /** The hand to keep of each hand of so many dice, counted from the first of them. */
  readonly keep: Uint16Array;
  /** What each hand is worth before that choice. */
  readonly values: Float64Array;
}

const mean = new Float64Array(WAYS.length);
const choice = new Uint16Array(WAYS.length);

/** `worth` by combination; `after` is the table of the throw that follows this one, if it is not the last. */
export function solveRoll(worth: Float64Array, size: number, after?: RollTable): RollTable {
  const first = FIRST_HAND[size]!;
  const end = FIRST_HAND[size + 1]!;
  const final = finalValues(worth, size);
  const next = after?.values ?? final;
  for (let hand = first; hand < end; hand++) mean[hand] = next[hand - first]!;
  for (let hand = first - 1; hand >= 0; hand--) {
    const at = FACES * hand;
    let sum = 0;
    for (let face = 0; face < FACES; face++) sum += mean[WITH_DIE[at + face]!]!;
    mean[hand] = sum / FACES;
    choice[hand] = hand;
  }
  // A hand that is complete stands; then the best part of each hand wanders up, die by die.
  for (let hand = first; hand < end; hand++) {
    mean[hand] = final[hand - first]!;
    choice[hand] = hand;
  }
  for (let hand = 0; hand < first; hand++) {
    const value = mean[hand]!;
    for (let face = 0; face < FACES; face++) {
      const more = WITH_DIE[FACES * hand + face]!;
      if (mean[more]! >= value) continue;
      mean[more] = value;
      choice[more] = choice[hand]!;
    }
  }
  let total = 0;
  for (let hand = first; hand < end; hand++) total += WAYS[hand]! * mean[hand]!;
  return {
    mean: total / FACES ** size,
    keep: choice.slice(first, end),
    values: mean.slice(first, end),
  };
}

/** What each hand of `size` dice pays if it stands. */
function finalValues(worth: Float64Array, size: number): Float64Array {
  const first = FIRST_HAND[size]!;
  const values = new Float64Array(FIRST_HAND[size + 1]! - first);
  for (let hand = 0; hand < values.length; hand++) values[hand] = payOf(worth, first + hand);
  return values;
}

/** The most a hand pays. */
export function payOf(worth: Float64Array, hand: Hand): number {
  let best = 0;
  for (let combos = combosIn(hand); combos !== 0; combos &= combos - 1) {
    const pays = worth[31 - Math.clz32(combos & -combos)]!;
    if (pays > best) best = pays;
  }
  return best;
}

/** How many combinations there are. */
export const COMBO_COUNT = COMBOS.length;
