/**
 * Random play through the contract: list, pick, apply, no events.
 *
 * Match i of a table draws everything, setup, picks and rules alike, from the
 * one stream `fastRng(i, seats)`. The lowest seat that is asked picks
 * `rng.below(n)` among its listed moves, in list order, or takes `sample(rng)`
 * where the space is wide. The checksum takes in the index of every pick
 * (`WIDE_PICK` for a sampled move) and, when a match is over, every score. A
 * floor that draws in the same order ends up with the same checksum.
 */

import { type AnyGame, fastRng, firstSeat, NO_SEATS, type Table, WIDE } from '@parlor/kit';
import type { BenchTotals } from '../games/labEntry.ts';
import { CHECKSUM_START, mix } from '../measure/checksum.ts';

const WIDE_PICK = 9999;

/** Scratch space for listed moves; nothing in it survives a move. */
const listed: object[] = [];

export function playMatches(
  game: AnyGame,
  table: Table<object>,
  firstSeed: number,
  count: number,
): BenchTotals {
  let moves = 0;
  let checksum = CHECKSUM_START;
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const rng = fastRng(seed, table.seats);
    const state = game.setup(table, rng);
    for (;;) {
      const asked = game.toAct(state);
      if (asked === NO_SEATS) break;
      const seat = firstSeat(asked);
      const many = game.moves(state, seat, listed);
      if (many === WIDE) {
        game.apply(state, seat, game.sample(state, seat, rng), rng);
        checksum = mix(checksum, WIDE_PICK);
      } else {
        const picked = rng.below(many);
        game.apply(state, seat, listed[picked], rng);
        checksum = mix(checksum, picked);
      }
      moves++;
    }
    for (const score of game.outcome(state)!.scores) checksum = mix(checksum, score);
  }
  return { moves, checksum };
}
