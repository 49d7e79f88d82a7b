/**
 * What is played in the arena: the same deals again and again, each once in
 * every rotation of the contestants, so that nobody owes a win to the cards
 * or to the seat.
 */

import type { Seat, Table } from '@parlor/kit';
import type { GameId } from '@parlor/registry';

export interface Series {
  readonly game: GameId;
  readonly table: Table<object>;
  /** As named on the command line, by seat of the first rotation. */
  readonly contestants: readonly string[];
  /** Deal i has the seed `seed + i`. */
  readonly seed: number;
}

/** One match of a series. */
export interface MatchRun {
  readonly deal: number;
  readonly rotation: number;
}

/** How many rotations there are in which not the very same sit the very same way. */
export function rotationsOf({ contestants }: Pick<Series, 'contestants'>): number {
  const seats = contestants.length;
  for (let turn = 1; turn < seats; turn++) {
    const isSame = contestants.every((name, index) => name === contestants[(index + turn) % seats]);
    if (isSame) return turn;
  }
  return seats;
}

/** Which contestant sits there, counted as they were named. */
export const contestantAt = (seats: number, rotation: number, seat: Seat): number =>
  (seat + rotation) % seats;

/** Every match of the first `deals` deals, a deal after the other. */
export function* matchRuns(series: Series, deals: number): Generator<MatchRun> {
  const rotations = rotationsOf(series);
  for (let deal = 0; deal < deals; deal++) {
    for (let rotation = 0; rotation < rotations; rotation++) yield { deal, rotation };
  }
}
