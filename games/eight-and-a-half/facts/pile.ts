/**
 * The pile: what may be laid on it, and what it is worth then. Its value is
 * kept doubled, so that halves are odd numbers.
 */

import { EIGHT, FIVE, type Kinds, kindBit, NINE, PAIR } from './cards.ts';
import { type Card, GHOST, HALF } from './types.ts';

/** A value of the pile, doubled. */
export type Doubled = number;

export const EMPTY_VALUE: Doubled = 0;
export const EIGHT_AND_A_HALF_VALUE: Doubled = 17;
/** The highest half that somebody can be caught on, not doubled: a 9 catches it. */
export const HIGHEST_CATCH = EIGHT_AND_A_HALF_VALUE / 2;

/** A 9 with all eight Halves on it. */
const HIGHEST_VALUE: Doubled = 26;

export const isHalf = (value: Doubled): boolean => (value & 1) === 1;

/** The kinds that may be laid, with `PAIR` where 8 + Half may. */
export const legalKinds = (value: Doubled, five: boolean): Kinds =>
  five ? ON_FIVE : (BY_VALUE[value] as Kinds);

/** E-4.6: 0 to 5, Half or Ghost answer a Five. */
const ON_FIVE: Kinds = ((1 << (FIVE + 1)) - 1) | kindBit(HALF) | kindBit(GHOST);

const BY_VALUE: readonly Kinds[] = Array.from({ length: HIGHEST_VALUE + 1 }, (_, value) =>
  onValue(value),
);

function onValue(value: Doubled): Kinds {
  let kinds = kindBit(GHOST); // E-4.1
  for (let number = 1; number <= NINE; number++) {
    if (2 * number >= value) kinds |= kindBit(number); // E-3.2
  }
  if (!isHalf(value)) kinds |= kindBit(0); // E-4.3
  if (value !== EIGHT_AND_A_HALF_VALUE) kinds |= kindBit(HALF); // E-4.2
  if (value <= 2 * EIGHT || value === EIGHT_AND_A_HALF_VALUE) kinds |= PAIR; // E-4.4
  return kinds;
}

/** E-4.2: how many Halves may go down one by one, none of them on 8½. Together, any number goes on anything else. */
export const halvesOneByOne = (value: Doubled): number =>
  value <= EIGHT_AND_A_HALF_VALUE ? EIGHT_AND_A_HALF_VALUE - value : HIGHEST_VALUE - value;

/** E-5.1: only the next whole number catches; nothing does from 9½ on. */
export const catches = (value: Doubled, card: Card): boolean =>
  isHalf(value) && 2 * card === value + 1 && card <= NINE;

export const valueAfter = (value: Doubled, card: Card, count: number): Doubled => {
  if (card === GHOST) return value;
  if (card === HALF) return value + count;
  return 2 * card;
};

/** E-4.6: a 5 makes a demand, a Ghost hands it on, everything else ends it. */
export const demandAfter = (five: boolean, card: Card): boolean =>
  card === FIVE || (five && card === GHOST);
