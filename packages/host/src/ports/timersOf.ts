/** Timers of a world, made of those that a platform gives. */

import type { Timers } from './world.ts';

interface Platform<Timer> {
  setTimeout(ring: () => void, ms: number): Timer;
  clearTimeout(timer: Timer): void;
  setInterval(ring: () => void, ms: number): Timer;
  clearInterval(timer: Timer): void;
}

/** `started` is handed every timer, as some can be told not to keep the program running. */
export const timersOf = <Timer>(
  platform: Platform<Timer>,
  started: (timer: Timer) => void = () => {},
): Timers => ({
  after(ms, ring) {
    const timer = platform.setTimeout(ring, ms);
    started(timer);
    return () => platform.clearTimeout(timer);
  },
  every(ms, ring) {
    const timer = platform.setInterval(ring, ms);
    started(timer);
    return () => platform.clearInterval(timer);
  },
});
