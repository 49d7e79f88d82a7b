/** Time and chance at a terminal. */

import { randomBytes } from 'node:crypto';
import type { World } from '@parlor/host';

const started = Date.now() - performance.now();

export const world: World = {
  now: () => Math.floor(started + performance.now()),
  monotonic: () => performance.now(),
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
  randomBytes,
};
