/**
 * Everything that comes from outside: time, chance, threads. It is made in `main` and handed in, so that another one
 * in its place (simulated time, chance from a seed) runs the same code. The linter bans the globals behind it.
 */

import type { Timers, World as HostWorld } from '@parlor/host';
import type { Port } from '@parlor/rpc';

/** The machine that a node runs on. Its functions are handed on one by one: none of them needs `this`. */
export interface Machine {
  /** Milliseconds since 1970; whoever runs the machine may set it to anything at any moment. */
  wall(): number;

  /** Milliseconds since some moment; never set, never back. */
  monotonic(): number;

  readonly timers: Timers;

  /** From the best source there is. */
  randomBytes(count: number): Uint8Array;

  /** Calls `work` after everything that is ready in this turn of the loop: what is asked together can be done together. */
  defer(work: () => void): void;

  /** Starts a thread that runs `file`, which finds `data` when it starts. */
  startWorker(file: URL, data?: unknown): Port;
}

/** A machine, and what time it is by the clock of the server: see `application/time/serverClock.ts`. */
export interface World extends Machine, HostWorld {}
