/** What differs between the places where matches are hosted. */

import type { Json } from '@parlor/kit';

/**
 * The host looks into none of these but `Stored`:
 * - `Position`: what one viewer is shown of a match at one moment. Text that is ready to send on the server, an object elsewhere.
 * - `History`: what one viewer was told step by step, in the same manner.
 * - `Stored`: what is known of a match before any of its moves.
 */
export interface HostTypes {
  Position: unknown;
  History: unknown;
  Stored: StoredMatch;
}

export interface StoredMatch {
  readonly id: string;
  readonly status: 'playing' | 'finished';
  /** The record without its moves, seed included: secret while the match lasts. */
  readonly header: Json;
  readonly startedAt: number;
}
