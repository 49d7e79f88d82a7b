/** What the how-to pages show: positions that a test plays by the rules. */

import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  type Card,
  type Pair,
  STEAL_ONE,
  STEALS,
  type Value,
} from './types.ts';

/** Three Banks, the last of them complete. */
export const TOWERS: readonly Value[] = [3, 6, 10];

/** P-3.2: a value card on top of the discard pile. */
export const FREE_TOP: Value = 7;

/** P-3.2: a Steal on top closes it. */
export const CLOSED_TOP: Card = STEAL_ONE;

/** P-3.4: what fits a Bank next. */
export const BANK: { readonly laid: readonly Value[]; readonly fits: readonly Value[] } = {
  laid: [1, 2, 2, 3],
  fits: [3, 4],
};

/** P-4.1: what two Bankrupts take from a hand. */
export const BANKRUPTCY: { readonly values: readonly Value[]; readonly pairs: readonly Pair[] } = {
  values: [2, 5, 9],
  pairs: [
    [BANKRUPT_LOWEST, 2],
    [BANKRUPT_HIGHEST, 9],
  ],
};

/** P-5.1: one, two and three cards. */
export const STEALING: readonly Card[] = STEALS;

/** P-6.1: a hand that ends the game, the last card of it discarded. */
export const FINISH: {
  readonly top: Value;
  readonly laid: readonly Value[];
  readonly discard: Value;
} = { top: 7, laid: [8, 9, 10], discard: 4 };
