/** Dice by rule of thumb: look at what is nearly there and what it would pay, keep what it needs. */

import type { Move } from '../rules/index.ts';
import { COMBOS, type Combo, contains, handOf } from './dice/index.ts';
import { FACES, keepOf } from './hands.ts';

/** Dice of each face, faces from 1. */
type Counts = readonly number[];

interface Idea {
  readonly keep: readonly number[];
  readonly missing: number;
}

const SIZES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The kept dice and what is missing for so many dice of one face. */
function kind(counts: Counts, wanted: number): Idea {
  const face = facesByCount(counts)[0]!;
  const have = Math.min(wanted, counts[face]!);
  return { keep: new Array<number>(have).fill(face), missing: wanted - have };
}

const facesByCount = (counts: Counts): number[] =>
  [...SIZES].sort((a, b) => counts[b]! - counts[a]! || b - a);

/** Groups of different faces, the largest first. */
function groups(counts: Counts, sizes: readonly number[]): Idea {
  const faces = facesByCount(counts);
  const keep: number[] = [];
  let missing = 0;
  sizes.forEach((size, place) => {
    const face = faces[place]!;
    const have = Math.min(size, counts[face]!);
    for (let i = 0; i < have; i++) keep.push(face);
    missing += size - have;
  });
  return { keep, missing };
}

function straight(counts: Counts, length: number): Idea {
  let best: number[] = [];
  for (let low = 1; low + length - 1 <= FACES; low++) {
    const keep = SIZES.filter((face) => face >= low && face < low + length && counts[face]! > 0);
    if (keep.length > best.length) best = keep;
  }
  return { keep: best, missing: length - best.length };
}

const PLANS: Readonly<Record<Combo, (counts: Counts) => Idea>> = {
  pair: (counts) => kind(counts, 2),
  'two-pairs': (counts) => groups(counts, [2, 2]),
  'three-pairs': (counts) => groups(counts, [2, 2, 2]),
  'three-of-a-kind': (counts) => kind(counts, 3),
  'four-of-a-kind': (counts) => kind(counts, 4),
  'five-of-a-kind': (counts) => kind(counts, 5),
  'six-of-a-kind': (counts) => kind(counts, 6),
  'seven-of-a-kind': (counts) => kind(counts, 7),
  'straight-of-four': (counts) => straight(counts, 4),
  'straight-of-five': (counts) => straight(counts, 5),
  'straight-of-six': (counts) => straight(counts, 6),
  'full-house': (counts) => groups(counts, [3, 2]),
  'two-threes': (counts) => groups(counts, [3, 3]),
  'four-and-three': (counts) => groups(counts, [4, 3]),
};

/** How likely so many missing dice seem to come, with so many thrown: each throw a third more than one in six. */
function likely(missing: number, thrown: number): number {
  if (missing === 0) return 1;
  if (thrown < missing) return 0;
  const one = 1 - (5 / 6) ** (thrown - missing + 1);
  return one ** missing;
}

/** Keeps for the combination that promises most; what is sure already counts in full. `pays` by combination. */
export function keepByThumb(
  dice: readonly number[],
  pays: (combo: number) => number,
  charm: boolean,
): Move {
  const counts = new Array<number>(FACES + 1).fill(0);
  for (const face of dice) counts[face]! += 1;
  const hand = handOf(dice);
  let best = keepOf(hand, charm);
  let value = 0;
  COMBOS.forEach((combo, number) => {
    if (contains(hand, combo)) value = Math.max(value, pays(number));
  });
  COMBOS.forEach((combo, number) => {
    if (pays(number) === 0 || contains(hand, combo)) return;
    const { keep, missing } = PLANS[combo](counts);
    // What the kept dice already make is not lost if the rest fails.
    let sure = 0;
    const kept = handOf(keep);
    COMBOS.forEach((other, place) => {
      if (contains(kept, other)) sure = Math.max(sure, pays(place));
    });
    const chance = likely(missing, dice.length - keep.length);
    const promise = chance * pays(number) + (1 - chance) * sure;
    if (promise <= value) return;
    value = promise;
    best = keepOf(kept, charm);
  });
  return best;
}
