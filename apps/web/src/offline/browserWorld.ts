/** Clocks and timers of a worker, as a match host is handed them. */

import { timersOf, type World } from '@parlor/host';

export interface BrowserWorld extends World {
  /** What is stored already was not made in the future: its time is the least it can be now. */
  notBefore(time: number): void;
}

export function browserWorld(): BrowserWorld {
  const monotonic = (): number => performance.now();
  /** What has to be added to the monotonic clock. Set once: a clock that is put back changes nothing here. */
  let ahead = Date.now() - monotonic();
  const now = (): number => Math.floor(monotonic() + ahead);
  return {
    now,
    monotonic,
    notBefore(time) {
      ahead += Math.max(0, time - now());
    },
    timers: timersOf<number>(globalThis),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  };
}
