/**
 * How long this thread was at work. What else the machine does meanwhile must
 * not make a bot look slow, so the time without a processor is taken off where
 * the system keeps account of it.
 */

import { openSync, readSync } from 'node:fs';

/** Linux: nanoseconds on a processor, nanoseconds waiting for one, turns. */
const ACCOUNT = '/proc/thread-self/schedstat';
const NANOSECONDS = 1e6;

/** The time on a processor is written down from time to time only: at every tick of the slowest clock there is, and whenever the thread stops. */
const TICK_MS = 10;

const account = openAccount();
const text = Buffer.alloc(96);

/** Is the time without a processor taken off? */
export const knowsWaiting = account !== undefined;

/** Begins to measure; the answer tells the milliseconds at work since then. */
export function stopwatch(): () => number {
  // The account is read before the clock here and after it below: if the thread has to wait between the two, nobody pays.
  const [ranBefore, waitedBefore] = readAccount();
  const before = performance.now();
  return () => {
    const wall = performance.now() - before;
    const [ran, waited] = readAccount();
    const atWork = wall - (waited - waitedBefore);
    if (account === undefined) return atWork;
    // A thread that sleeps waits as well, for the threads that sweep its memory or compile its code, say.
    return Math.max(0, Math.min(atWork, ran - ranBefore + TICK_MS));
  };
}

/** Milliseconds on a processor, and milliseconds ready for one. */
function readAccount(): readonly [ran: number, waited: number] {
  if (account === undefined) return [0, 0];
  const length = readSync(account, text, 0, text.length, 0);
  const [ran, waited] = text.toString('latin1', 0, length).split(' ', 2);
  return [Number(ran) / NANOSECONDS, Number(waited) / NANOSECONDS];
}

function openAccount(): number | undefined {
  try {
    return openSync(ACCOUNT, 'r');
  } catch {
    return undefined;
  }
}
