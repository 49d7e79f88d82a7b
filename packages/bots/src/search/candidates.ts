/** The moves a search looks at. */

import type { Game, GameTypes, Rng, Seat } from '@parlor/kit';
import { WIDE } from '@parlor/kit';

const SAMPLES_OF_A_WIDE_SPACE = 16;

/** All listed moves; of a wide space a sample, with moves that come to the same taken once. */
export function candidates<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  rng: Rng,
): T['Move'][] {
  const listed: T['Move'][] = [];
  const count = game.moves(state, seat, listed);
  if (count !== WIDE) return listed.slice(0, count);
  const sampled = new Map<number | string, T['Move']>();
  for (let i = 0; i < SAMPLES_OF_A_WIDE_SPACE; i++) {
    const move = game.sample(state, seat, rng);
    const edge = game.edge(state, seat, move, seat);
    if (!sampled.has(edge)) sampled.set(edge, move);
  }
  return [...sampled.values()];
}
