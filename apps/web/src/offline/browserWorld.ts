/** Clocks and timers of a worker, as a match host is handed them. */

import type { World } from '@parlor/host';

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
    timers: {
      after(ms, ring) {
        const timer = setTimeout(ring, ms);
        return () => clearTimeout(timer);
      },
      every(ms, ring) {
        const timer = setInterval(ring, ms);
        return () => clearInterval(timer);
      },
    },
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  };
}
