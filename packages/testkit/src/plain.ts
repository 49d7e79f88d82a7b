/** A second, deliberately plain implementation of a game, for comparison. */

import type { Json, Outcome, Rng, Seat, Table } from '@parlor/kit';

/** One match in progress. Moves are the same JSON as the game's own. */
export interface Plain {
  toAct(): Seat[];

  /** What `seat`, which is to act, may do, in any order; or that it is too much to list. */
  moves(seat: Seat): Json[] | 'wide';

  /** For any seat and any well-formed move. */
  isLegal(seat: Seat, move: Json): boolean;

  play(seat: Seat, move: Json, rng: Rng): void;

  outcome(): Outcome | undefined;

  /** The whole position, as the game's README describes it under "Facts". */
  facts(): Json;
}

/** Performs the setup, drawing from `rng` exactly as the game's README says under "Chance". */
export type PlainGame<Options> = (table: Table<Options>, rng: Rng) => Plain;
