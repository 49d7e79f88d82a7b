/** The clocks of this machine. Nothing else in the server may ask what time it is. */

import type { Clocks } from '../../application/time/clocks.ts';

export const MACHINE: Clocks = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};
