/**
 * Limits are told by ticks. If the whole process was stopped for a while, a
 * single alarm would ring before the answer that lies in the queue is read; of
 * several in a row, one has rung, and the answer comes before the next.
 */

import type { Timers } from './port.ts';

export const TICKS = 4;

/** Rings after `ms` milliseconds of a process that runs. What it returns keeps it from ringing. */
export function afterTicks(timers: Timers, ms: number, ring: () => void): () => void {
  let left = TICKS;
  let disarm = (): void => {};
  const wait = (): void => {
    disarm = timers.after(ms / TICKS, () => {
      if (--left === 0) ring();
      else wait();
    });
  };
  wait();
  return () => disarm();
}
