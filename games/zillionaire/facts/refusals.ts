/** What the rules refuse, by code, with what a sentence about it needs to know. */

import type { Sentences } from '@parlor/kit';
import type { Rank } from './types.ts';

export interface Refusals {
  'match-over': undefined;
  'not-your-turn': undefined;
  'leader-cannot-pass': undefined;
  'one-five-only': undefined;
  'not-in-hand': { rank: Rank; have: number; need: number };
  'only-bankroll-beats-bankrupt': undefined;
  'too-low': { top: Rank };
  'wrong-number': { asked: number };
  'wrong-seat-count': { seats: number };
}

/** A sentence for every code. */
export type RefusalSentences = Sentences<Refusals>;
