/** What is kept, as the rest of the server sees it. */

import type { Json, Outcome } from '@parlor/kit';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly recoveryHash: string | null;
  readonly createdAt: number;
}

export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  /** Open: people may sit down. */
  readonly status: 'open' | 'playing' | 'finished' | 'closed';
  readonly isPublic: boolean;
  /** Everyone with a seat, and whoever is expected to take one, for `tablesOf`. */
  readonly players: readonly string[];
  readonly host: string;
  /** The host has not left it: then it counts among the tables they have. */
  readonly isHosted: boolean;
  /** A name for the place it was opened from; empty when that is not known or does not matter any more. */
  readonly openedFrom: string;
  readonly updatedAt: number;
  readonly doc: Json;
}

export interface StoredMatch {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly status: 'playing' | 'finished';
  /** The record without its moves, seed included: secret while the match lasts. */
  readonly header: Json;
  /** Server seed, commitment and what the seats contributed. */
  readonly fairness: Json;
  /** Player ids and bot names by seat. */
  readonly seats: readonly string[];
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly outcome: Outcome | null;
}

export interface LogEntry {
  readonly match: string;
  /** Counted from 1 without gaps. */
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  /** The player or bot that caused it. */
  readonly player: string;
  /** The idempotency key of the command, unique for a match and player. */
  readonly key: string;
  readonly body: LogBody;
}

export type LogBody =
  | {
      readonly type: 'move';
      readonly ply: number;
      readonly move: Json;
      /** How many milliseconds of the time for the answer it took; older entries do not say. */
      readonly took?: number;
      /** A stand-in made it for somebody who was here, but whose time was up. */
      readonly isLate?: true;
    }
  /** Everything after this ply is taken back; the entries stay. */
  | { readonly type: 'takeback'; readonly ply: number };

export interface ChatLine {
  readonly table: string;
  readonly id: string;
  readonly at: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
}

export interface Rating {
  readonly game: string;
  /** A player's id, or a bot's name. */
  readonly id: string;
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}
