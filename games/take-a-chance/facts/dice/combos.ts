/** T-4.1, T-4.3: which combinations a hand contains. Extra dice do no harm. */

import { COUNTS, FACES, HANDS, type Hand } from './hands.ts';

export const COMBOS = [
  'pair',
  'two-pairs',
  'three-pairs',
  'three-of-a-kind',
  'four-of-a-kind',
  'five-of-a-kind',
  'six-of-a-kind',
  'seven-of-a-kind',
  'straight-of-four',
  'straight-of-five',
  'straight-of-six',
  'full-house',
  'two-threes',
  'four-and-three',
] as const;
export type Combo = (typeof COMBOS)[number];

/** A set of combinations: bit n stands for `COMBOS[n]`. */
export type ComboSet = number;

export const comboNumber = (combo: Combo): number => COMBOS.indexOf(combo);

/** How a combination is recognised from the dice of each face. */
type Test = (counts: ArrayLike<number>) => boolean;

const groups =
  (size: number, wanted: number): Test =>
  (counts) => {
    let found = 0;
    for (let face = 0; face < FACES; face++) found += Math.trunc(counts[face]! / size);
    return found >= wanted;
  };

const ofAKind = (size: number): Test => groups(size, 1);

const straight =
  (length: number): Test =>
  (counts) => {
    let run = 0;
    for (let face = 0; face < FACES; face++) {
      run = counts[face]! > 0 ? run + 1 : 0;
      if (run >= length) return true;
    }
    return false;
  };

/** T-4.3: both groups may be of the same face, if there are enough dice of it. */
const twoGroups =
  (large: number, small: number): Test =>
  (counts) => {
    for (let face = 0; face < FACES; face++) {
      if (counts[face]! < large) continue;
      for (let other = 0; other < FACES; other++) {
        const needed = other === face ? large + small : small;
        if (counts[other]! >= needed) return true;
      }
    }
    return false;
  };

const TESTS: Readonly<Record<Combo, Test>> = {
  pair: ofAKind(2),
  'two-pairs': groups(2, 2),
  'three-pairs': groups(2, 3),
  'three-of-a-kind': ofAKind(3),
  'four-of-a-kind': ofAKind(4),
  'five-of-a-kind': ofAKind(5),
  'six-of-a-kind': ofAKind(6),
  'seven-of-a-kind': ofAKind(7),
  'straight-of-four': straight(4),
  'straight-of-five': straight(5),
  'straight-of-six': straight(6),
  'full-house': twoGroups(3, 2),
  'two-threes': groups(3, 2),
  'four-and-three': twoGroups(4, 3),
};

/** The combinations every hand contains. */
const CONTAINED: Uint16Array = /* @__PURE__ */ containedByHand();

function containedByHand(): Uint16Array {
  const contained = new Uint16Array(HANDS);
  for (let hand = 0; hand < HANDS; hand++) {
    const counts = COUNTS.subarray(FACES * hand, FACES * (hand + 1));
    COMBOS.forEach((combo, number) => {
      if (TESTS[combo](counts)) contained[hand]! |= 1 << number;
    });
  }
  return contained;
}

export const combosIn = (hand: Hand): ComboSet => CONTAINED[hand]!;

export const contains = (hand: Hand, combo: Combo): boolean =>
  ((CONTAINED[hand]! >>> comboNumber(combo)) & 1) === 1;
