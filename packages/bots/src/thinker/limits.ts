/** How long a live player may think: people are waiting. */

import type { Level } from '@parlor/search';

/** Milliseconds after which a search ends with what it has found. */
export const LIMITS_MS: Readonly<Record<Level, number>> = {
  beginner: 50,
  casual: 50,
  skilled: 300,
  expert: 1000,
};

/** Hints are worth waiting for as long as an expert. */
export const HINTS_LIMIT_MS = LIMITS_MS.expert;

/** Chances are looked at in passing, many times in a match. */
export const CHANCES_LIMIT_MS = LIMITS_MS.skilled;

/** Whoever goes on for so many times the limit does not hear the clock any more. */
export const HARD_STOP = 2;

/** A worker has to start and a brain has to be fetched first, perhaps over a slow line. */
export const LOADING_LIMIT_MS = 30_000;
