/** What a bot's reason for a move claims about the position, by code, with what a sentence about it needs to know. */

import type { People, Seat, Sentences } from '@parlor/kit';
import type { Rank } from './types.ts';

export interface Claims {
  'no-choice': undefined;
  'goes-out': undefined;
  'cannot-be-stopped': undefined;
  'nobody-can-beat': undefined;
  'wins-the-round': { rank: Rank };
  'too-many-for': { seat: Seat; left: number; count: number };
  'leaves-the-number-open': undefined;
  'keeps-the-rest': { rank: Rank; rest: number };
  'sheds-low-group': { count: number };
  'only-when-led': { rank: Rank };
  'sheds-low-card': undefined;
  /** The ranks as bits. */
  'hard-to-beat': { ranks: number };
  'keeps-group': { rank: Rank; count: number };
  'saves-for-later': { rank: Rank };
  'gives-the-lead': { seat: Seat };
  'may-come-back': undefined;
  stops: { seat: Seat; left: number };
  bumps: { seat: Seat; left: number };
  'five-is-enough': { count: number };
  'breaks-group': { rank: Rank; count: number };
  cheapest: undefined;
  'safer-than-cheapest': undefined;
  tried: undefined;
}

/** A sentence for every code. */
export type ReasonSentences = Sentences<Claims, [people: People]>;
