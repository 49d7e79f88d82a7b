/**
 * How long this thread has been at work. What else the machine does meanwhile
 * must not make a bot look slow, so the time spent waiting for a processor is
 * taken off where the system keeps account of it.
 */

import { openSync, readSync } from 'node:fs';

/** Linux: nanoseconds on a processor, nanoseconds waiting for one, turns. */
const ACCOUNT = '/proc/thread-self/schedstat';
const NANOSECONDS = 1e6;

const account = openAccount();
const text = Buffer.alloc(96);

/** Is the time spent waiting for a processor taken off? */
export const knowsWaiting = account !== undefined;

/** Milliseconds at work, from some moment on. */
export const workMs = (): number => performance.now() - waitedMs();

function waitedMs(): number {
  if (account === undefined) return 0;
  const length = readSync(account, text, 0, text.length, 0);
  const [, waited] = text.toString('latin1', 0, length).split(' ', 2);
  return Number(waited) / NANOSECONDS;
}

function openAccount(): number | undefined {
  try {
    return openSync(ACCOUNT, 'r');
  } catch {
    return undefined;
  }
}
