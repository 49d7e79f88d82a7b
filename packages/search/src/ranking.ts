/** What a search found out about the moves it looked at. */

import type { Rng } from '@parlor/kit';

export interface Ranked<Move> {
  readonly move: Move;
  /** The mean of what came of it, from 0 to 1; undefined when it was never tried, as when there was nothing else. */
  readonly value: number | undefined;
  readonly visits: number;
}

/** Best first; never empty. */
export type Ranking<Move> = readonly Ranked<Move>[];

/** The mean of what came of a move; nothing came of one that was never tried. */
export const meanOf = (sum: number, visits: number): number | undefined =>
  visits === 0 ? undefined : sum / visits;

/** The best move, or now and then one that looks almost as good: at most `slack` worse. */
export function nearlyBest<Move>(ranking: Ranking<Move>, slack: number, rng: Rng): Move {
  const [best] = ranking;
  const close = ranking.filter(({ value = 0 }) => value >= (best!.value ?? 0) - slack);
  return rng.pick(close).move;
}
