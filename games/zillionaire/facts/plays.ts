/** Plays as they count on the table, for whoever speaks of them. */

import { BANKROLL, BANKRUPT, FIVE, type Play, type Rank, type Top } from './types.ts';

/** `count` cards of a rank. `asks` is the number they stand for: 0 for a 5 that leaves it open. */
export interface CountedPlay {
  readonly rank: Rank;
  readonly count: number;
  readonly asks: number;
}

/** Z-4.4, Z-4.5: what a play counts as on what lies in the tray. */
export const counted = (top: Top | null, { rank, count }: Play): CountedPlay => ({
  rank,
  count,
  asks: rank === FIVE ? (top?.count ?? 0) : count,
});

/** What lies in the tray; of fives there is always one card. */
export const countedTop = ({ rank, count }: Top): CountedPlay => ({
  rank,
  count: rank === FIVE ? 1 : count,
  asks: count,
});

export interface Group {
  readonly rank: Rank;
  readonly count: number;
}

/** Cards by rank, low to high. */
export function groupsOf(cards: readonly Rank[]): readonly Group[] {
  const groups: { rank: Rank; count: number }[] = [];
  for (const rank of cards.toSorted((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last?.rank === rank) last.count++;
    else groups.push({ rank, count: 1 });
  }
  return groups;
}

/** Z-4.2, Z-4.7: does a rank beat what lies on top, if there are enough cards of it? */
export const liesAbove = (top: Top, rank: Rank): boolean =>
  top.rank === BANKRUPT ? rank === BANKROLL : rank > top.rank;
