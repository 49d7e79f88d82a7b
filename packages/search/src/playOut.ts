/** Random play from a position to its end: the driver under every simulation. */

import type { Game, GameTypes, Outcome, Rng } from '@parlor/kit';
import { firstSeat, NO_SEATS, WIDE } from '@parlor/kit';

/**
 * Plays on at random, changing `state`, for at most `limit` moves. Undefined
 * when the match has not ended by then. `out` is scratch space for moves.
 *
 * Where several seats are asked at once the lowest one moves: sealed answers
 * commute, and nobody sees them before the last.
 */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  rng: Rng,
  out: T['Move'][],
  limit: number,
): Outcome | undefined {
  for (let played = 0; played < limit; played++) {
    const asked = game.toAct(state);
    if (asked === NO_SEATS) break;
    const seat = firstSeat(asked);
    const count = game.moves(state, seat, out);
    const move = count === WIDE ? game.sample(state, seat, rng) : out[rng.below(count)]!;
    game.apply(state, seat, move, rng);
  }
  return game.outcome(state);
}
