/** The kinds of cards. */

import type { Move, View } from '../rules/index.ts';

export type Card = View['hand'][number];
export type Value = View['players'][number]['bank'][number];
export type Steal = Extract<Move, { type: 'steal' }>['card'];
export type Bankrupt = Extract<Move, { type: 'settle' }>['card'];

/** A Bank is complete at this value. */
export const GOAL = 10;
/** A hand is filled up to so many cards. */
export const HAND = 6;

export const STEPS: readonly Value[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const LOWEST = 11;
export const HIGHEST = 12;
const FIRST_STEAL = 13;

export const isValue = (card: Card): card is Value => card <= GOAL;
export const isBankrupt = (card: Card): card is Bankrupt => card === LOWEST || card === HIGHEST;
export const isSteal = (card: Card): card is Steal => card >= FIRST_STEAL;

/** How many cards a Steal takes at most. */
export const stealPower = (card: Steal): number => card - FIRST_STEAL + 1;
