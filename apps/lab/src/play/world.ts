/** Time and chance at a terminal. */

import { randomBytes } from 'node:crypto';
import { timersOf, type World } from '@parlor/host';

const started = Date.now() - performance.now();

export const world: World = {
  now: () => Math.floor(started + performance.now()),
  monotonic: () => performance.now(),
  timers: timersOf<NodeJS.Timeout>(globalThis),
  randomBytes,
};
