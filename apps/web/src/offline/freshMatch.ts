/** A match of this device before anybody has moved. */

import { type Json, MATCH_RNG } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import type { LocalSeat, StoredMatch } from './storedMatches.ts';

export interface LocalMatchOptions {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
}

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const newLocalId = (): string => `local-${newSeed().slice(0, 16)}`;

/** A match that has not begun yet, as it is kept. */
export const freshMatch = ({
  game,
  rulesVersion,
  options,
  seats,
}: LocalMatchOptions): StoredMatch => ({
  id: newLocalId(),
  game,
  seats,
  record: {
    format: 1,
    game,
    rulesVersion,
    rng: MATCH_RNG,
    table: { seats: seats.length, options: options as Json },
    seed: newSeed(),
    moves: [],
  },
  isOver: false,
  updatedAt: Date.now(),
});
