/** What passes between the crew and its workers, apart from matches to play. */

import type { Played } from './sitting.ts';

/** Said to a worker when there is nothing left to play. */
export const GO_HOME = 'go home';

/** What a worker says. */
export type FromWorker = { readonly played: Played } | { readonly ready: true };
