/** What passes between the worker pool and its threads, apart from matches to play. */

import type { Played } from './matchRun.ts';

/** Said to a worker when there is nothing left to play. */
export const FINISH = 'finish';

/** What a worker says. */
export type FromWorker = { readonly played: Played } | { readonly ready: true };
