/** What is kept, as the rest of the server sees it. */

import type { StoredMatch as HostedMatch } from '@parlor/host';
import type { Json, Outcome } from '@parlor/kit';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly recoveryHash: string | null;
  readonly createdAt: number;
}

/** One person on one device, from signing in to signing out. */
export interface Session {
  readonly id: string;
  readonly player: string;
  /** What the device says it is, in few words; empty when it says nothing we know. */
  readonly device: string;
  readonly createdAt: number;
  /** Within an hour. */
  readonly seenAt: number;
}

/** A key of one person's to sign in with. Its other half never leaves the device or the password manager. */
export interface Passkey {
  /** The credential's, in base64url. */
  readonly id: string;
  readonly player: string;
  /** As the authenticator gave it (COSE), in base64url. */
  readonly publicKey: string;
  /** How often it has signed; 0 where nobody counts. */
  readonly counter: number;
  /** Where it was made, in few words. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  /** Open: people may sit down. */
  readonly status: 'open' | 'playing' | 'finished' | 'closed';
  readonly isPublic: boolean;
  /** Everyone with a seat, whoever is expected to take one, and whom it speaks of otherwise (`mentionOf`), for `tablesOf`. */
  readonly players: readonly string[];
  readonly host: string;
  /** The host has not left it: then it counts among the tables they have. */
  readonly isHosted: boolean;
  /** A name for the place it was opened from; empty when that is not known or does not matter any more. */
  readonly openedFrom: string;
  /** Who has a seat and has not left it, while it is not over; written and counted, and not given back. */
  readonly seated?: readonly Seated[];
  readonly updatedAt: number;
  /** When somebody has to see to it, whatever its people do. */
  readonly dueAt?: number;
  readonly doc: Json;
}

export interface Seated {
  readonly player: string;
  /** A name for the place where they sat down; empty when that is not known. */
  readonly place: string;
}

export interface StoredMatch extends HostedMatch {
  readonly table: string;
  readonly game: string;
  /** Server seed, commitment and what the seats contributed. */
  readonly fairness: Json;
  /** Player ids and bot names by seat. */
  readonly seats: readonly string[];
  readonly finishedAt: number | null;
  readonly outcome: Outcome | null;
}

export interface ChatLine {
  readonly table: string;
  readonly id: string;
  readonly at: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  /** Said among those who watch: nobody who plays hears it. */
  readonly isApart?: true;
}

/** Lines that everybody at the table hears, or those that are only for whoever watches. */
export type ChatPart = 'table' | 'apart';

export interface Rating {
  readonly game: string;
  /** A player's id, or a bot's name. */
  readonly id: string;
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}
