/** What the how-to page shows with cards. A test plays it by the rules. */

import { MILLIONAIRE, type Play, type Rank, ZILLIONAIRE } from './types.ts';

const play = (rank: Rank, count: number): Play => ({ type: 'play', rank, count });

/** Z-4.2: the same number of a higher rank, three times. */
export const ROUND_EXAMPLE: readonly Play[] = [play(3, 2), play(6, 2), play(8, 2)];

/** Z-4.4: one 5 for three cards, and what beats it. */
export const FIVE_EXAMPLE: readonly Play[] = [play(2, 3), play(5, 1), play(6, 3)];

/** Z-3.1: what Rich and Poor give each other, where these are their lowest and highest cards. */
export const EXCHANGE_EXAMPLE: { readonly down: readonly Rank[]; readonly up: readonly Rank[] } = {
  down: [1, 1],
  up: [MILLIONAIRE, ZILLIONAIRE],
};
