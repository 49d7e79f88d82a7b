/** What a search found out about the moves it looked at. */

import type { Rng } from '@parlor/kit';

export interface Ranked<Move> {
  readonly move: Move;
  /** The mean of what came of it, from 0 to 1. */
  readonly value: number;
  readonly visits: number;
}

/** Best first; never empty. */
export type Ranking<Move> = readonly Ranked<Move>[];

/** The best move, or now and then one that looks almost as good: at most `slack` worse. */
export function nearlyBest<Move>(ranking: Ranking<Move>, slack: number, rng: Rng): Move {
  const best = ranking[0]!;
  const close = ranking.filter(({ value }) => value >= best.value - slack);
  return rng.pick(close).move;
}
