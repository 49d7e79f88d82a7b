/** The clock that a thinker is handed. */

import type { Timers } from '@parlor/rpc';

export interface Clock extends Timers {
  /** Milliseconds since some moment. */
  now(): number;
}
