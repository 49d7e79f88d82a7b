/** A computer with clocks of its own, and the machine that a process on it sees. */

import type { Rng } from '@parlor/kit';
import type { Cancel, Timers } from '@parlor/host';
import type { Machine } from '../../application/ports/world.ts';
import { between } from './chance.ts';
import type { SimulatedProcess } from './process.ts';

/** What a computer keeps while programs on it come and go. */
export interface Computer {
  /** How far its wall clock is off; anybody may set it at any moment. */
  wallError: number;
  /** Its milliseconds in one of ours. */
  readonly rate: number;
}

/** When the simulation begins, in milliseconds since 1970. */
export const BEGINNING = 1_700_000_000_000;

/** Timers ring no earlier than asked for, and a little late. */
const LATEST_MS = 0.9;

export function machineOf(process: SimulatedProcess, computer: Computer, rng: Rng): Machine {
  const { scheduler } = process;
  const monotonic = () => scheduler.now * computer.rate;
  const delay = (ms: number) =>
    Math.max(1, Math.trunc(ms)) / computer.rate + between(rng, 0, LATEST_MS);
  const timers: Timers = {
    after: (ms, ring) => process.after(delay(ms), ring, 'timer'),
    every(ms, ring) {
      let cancel: Cancel;
      const again = () => {
        cancel = process.after(
          delay(ms),
          () => {
            again();
            ring();
          },
          'timer',
        );
      };
      again();
      return () => cancel();
    },
  };
  return {
    wall: () => Math.round(BEGINNING + monotonic() + computer.wallError),
    monotonic,
    timers,
    randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
    defer: (work) => void process.after(0, work, 'next turn'),
    startWorker() {
      throw new Error('Nobody starts a thread in a simulation.');
    },
  };
}
