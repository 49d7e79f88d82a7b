/** What lies in the box, as far as the picture needs it. A test holds it against the game itself. */

import type { View } from '../rules/index.ts';

export type Rank = number;

export const FIVE = 5;
export const BUMP = 9;
export const BANKRUPT = 10;
export const BANKROLL = 11;
export const MILLIONAIRE = 12;
export const ZILLIONAIRE = 13;

export const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** How many cards of each rank there are, indexed by rank. */
export const COPIES: readonly number[] = [0, 6, 6, 6, 6, 3, 6, 6, 6, 3, 3, 3, 4, 4];

export const STATUSES = [
  'Rich',
  'Money to Burn',
  'Upper Crust',
  'Credit Crazy',
  'Thin Ice',
  'Poor',
] as const;
export type Status = (typeof STATUSES)[number];

/** The points of a status, and as many bars on its card. */
export const pointsOf = (status: Status): number => STATUSES.length - STATUSES.indexOf(status);

/** The statuses in use at a table, from the first to go out to the last with cards. */
const IN_USE: Readonly<Record<number, readonly Status[]>> = {
  3: ['Rich', 'Credit Crazy', 'Poor'],
  4: ['Rich', 'Upper Crust', 'Thin Ice', 'Poor'],
  5: ['Rich', 'Upper Crust', 'Credit Crazy', 'Thin Ice', 'Poor'],
  6: STATUSES,
};

export const statusesFor = (seats: number): readonly Status[] => IN_USE[seats] ?? [];

/** Which steps of the Climb are lit above a play. */
export function liesAbove(top: NonNullable<View['top']>, rank: Rank): boolean {
  return top.rank === BANKRUPT ? rank === BANKROLL : rank > top.rank;
}
