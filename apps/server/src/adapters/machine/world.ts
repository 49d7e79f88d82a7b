/** This machine's timers and chance, around the clock of the node. */

import { randomBytes } from 'node:crypto';
import type { World } from '@parlor/host';
import { MACHINE } from './clocks.ts';

/** No timer keeps the process alive. */
export const machineWorld = (now: () => number): World => ({
  now,
  monotonic: MACHINE.monotonic,
  timers: {
    after(ms, ring) {
      const timer = setTimeout(ring, ms).unref();
      return () => clearTimeout(timer);
    },
    every(ms, ring) {
      const timer = setInterval(ring, ms).unref();
      return () => clearInterval(timer);
    },
  },
  randomBytes,
});
