/** What cards and statuses are called, alone and in numbers. */

import { inWords, list, verb } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { type CountedPlay, groupsOf } from '../../facts/plays.ts';
import { BUMP, FIVE, type Rank, type Status } from '../../facts/types.ts';

const NAMED = ['Bump', 'Bankrupt', 'Bankroll', 'Millionaire', 'Zillionaire'];

/** "7", "Bump". */
export const rankName = (rank: Rank): string => NAMED[rank - BUMP] ?? String(rank);

/** As printed on the status cards. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  Rich: 'Rich',
  'Money to Burn': 'Money to Burn',
  'Upper Crust': 'Upper Crust',
  'Credit Crazy': 'Credit Crazy',
  'Thin Ice': 'Thin Ice',
  Poor: 'Poor',
};

/** "7s", "Bumps". */
export const several = (rank: Rank): string => `${rankName(rank)}s`;

/** The only number that begins with a vowel. */
const EIGHT = 8;

/** "an 8", "a Bump". */
export const one = (rank: Rank): string => `${rank === EIGHT ? 'an' : 'a'} ${rankName(rank)}`;

/** "an 8", "two 6s". */
export const cards = (rank: Rank, count: number): string =>
  count === 1 ? one(rank) : `${inWords(count)} ${several(rank)}`;

/** "two 1s, an 8 and a Bump". */
export const hand = (ranks: readonly Rank[]): string =>
  list(groupsOf(ranks).map(({ rank, count }) => cards(rank, count)));

/** "one card", "two cards". */
export const cardCount = (count: number): string =>
  count === 1 ? 'one card' : `${inWords(count)} cards`;

/** Z-4.10: "three sixes", as a player announces it. */
export function announced(rank: Rank, count: number): string {
  if (rank >= BUMP) return cards(rank, count);
  const name = inWords(rank);
  if (count === 1) return `${rank === EIGHT ? 'an' : 'a'} ${name}`;
  return `${inWords(count)} ${name}${name.endsWith('x') ? 'es' : 's'}`;
}

/** A play as it counts, announced: "a five that counts as three fives". */
export function announcedPlay({ rank, count, asks }: CountedPlay): string {
  if (rank !== FIVE || asks === 1) return announced(rank, count);
  return asks === 0 ? 'a five for any number' : `a five that counts as ${announced(FIVE, asks)}`;
}

/** The same where there is little room: "a 5 as three". */
export function shortPlay({ rank, count, asks }: CountedPlay): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count);
  return asks === 0 ? 'a 5 as any number' : `a 5 as ${inWords(asks)}`;
}

/** "You have", "Ann has". */
export const has = (who: Person): string => verb(who, 'have', 'has');

/** "You lead", "Ann leads". */
export const leads = (who: Person): string => verb(who, 'lead', 'leads');
