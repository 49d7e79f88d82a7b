/** The examples of how to play. A test plays each of them against the rules. */

import { type Card, GHOST, HALF } from './types.ts';

/** What fits on a value of the pile, and nothing else does. */
export interface Fitting {
  readonly value: number;
  readonly fits: readonly Card[];
}

/** So many Halves in one turn on a value, and what the pile is worth then. */
export interface Raise {
  readonly on: number;
  readonly halves: number;
  readonly makes: number;
}

/** E-4.2, one by one: so many Halves at most on a value, because none may be laid on 8½. */
export interface Room {
  readonly on: number;
  readonly most: number;
}

/** A pile from below, left at a half, and the number that catches whoever left it there. */
export interface Catch {
  readonly pile: readonly Card[];
  /** What the Half lies on. */
  readonly on: Card;
  readonly value: number;
  readonly by: Card;
}

/** Beside a Half and a Ghost, which go on nearly everything: E-3.2, E-4.3. */
export const FITS: Fitting = { value: 6, fits: [6, 7, 8, 9, 0] };

export const ON_NINE: Fitting = { value: 9, fits: [9, 0, HALF, GHOST] };

/** Beside 8 and Half together: E-4.5. */
export const ON_EIGHT_AND_A_HALF: Fitting = { value: 8.5, fits: [9, GHOST] };

export const RAISES: readonly [Raise, Raise] = [
  { on: 8, halves: 2, makes: 9 },
  { on: 7, halves: 3, makes: 8.5 },
];

export const ROOM: readonly [Room, Room] = [
  { on: 8, most: 1 },
  { on: 7, most: 3 },
];

const UNDER_THE_HALF: Card = 7;

export const CATCH: Catch = {
  pile: [4, UNDER_THE_HALF, HALF],
  on: UNDER_THE_HALF,
  value: 7.5,
  by: 8,
};
