/**
 * A node's line to the database. A call takes a while to get there, is done in one moment, and its answer takes a while to
 * come back: a node may die or the line break between any two of these, and then what it wrote is in doubt.
 */

import type { Rng } from '@parlor/kit';
import {
  type Call,
  type Core,
  type CoreCall,
  coreOf,
  storeOf,
} from '../../adapters/store/sql/core.ts';
import type { Store } from '../../application/ports/store.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { between, inThousand } from '../engine/chance.ts';
import { Channel } from '../engine/channel.ts';
import type { SimulatedProcess } from '../engine/process.ts';

/** How it goes with the database at the moment; may be changed at any time. */
export interface StoreWeather {
  /** Calls in a thousand that fail before anything was done. */
  failing: number;
  /** Calls in a thousand that are done, and fail all the same. */
  doubtful: number;
  /** Nothing new can be kept. */
  isFull: boolean;
  /** The longest a call takes one way, in milliseconds. */
  slowest: number;
}

export interface Done {
  readonly call: CoreCall;
  readonly args: readonly unknown[];
  readonly result: unknown;
  readonly process: SimulatedProcess;
}

export interface StoreLineParts {
  readonly core: Core;
  readonly process: SimulatedProcess;
  readonly rng: Rng;
  readonly weather: StoreWeather;
  /** Is told of everything that was done, the moment it is durable. */
  readonly watch: (done: Done) => void;
}

/** Whoever reads an error in the log can see that it was meant to happen. */
export const MEANT = 'simulated:';

const READING: ReadonlySet<CoreCall> = new Set([
  ...(['player', 'session', 'sessionsOf', 'liveSessions', 'hasOldCookies'] as const),
  ...(['table', 'tableVersions', 'lobby', 'emptyTables'] as const),
  ...(['tablesOf', 'match', 'log', 'heads', 'appendedAs', 'snapshot', 'matchesOf'] as const),
  ...(['refusal', 'attendance', 'chat', 'ratings', 'ranking', 'readSecret', 'now'] as const),
  ...(['newest', 'ping'] as const),
]);

/** Of the calls of a dead process that are under way so many in a thousand still arrive. */
const LAST_WORDS = 500;

const FASTEST_MS = 0.05;

export function openStoreLine(parts: StoreLineParts): Store {
  const { core, process, rng, weather, watch } = parts;
  const { scheduler } = process;
  const appends = new Channel(scheduler);
  const running = new Set<Promise<unknown>>();
  let isClosing = false;

  const call = (name: CoreCall, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const answer = (settle: () => void) =>
        void process.after(between(rng, FASTEST_MS, weather.slowest), settle);
      const fail = (code: 'unavailable' | 'full') => {
        const error = new StoreError(code, `${MEANT} ${code}`);
        answer(() => reject(error));
      };
      const arrive = () => {
        if (process.isDead && !inThousand(rng, LAST_WORDS)) return;
        if (inThousand(rng, weather.failing)) return fail('unavailable');
        if (weather.isFull && !READING.has(name)) return fail('full');
        const isDoubtful = inThousand(rng, weather.doubtful);
        (core[name] as unknown as Call)(...args).then(
          (result) => {
            watch({ call: name, args, result, process });
            if (isDoubtful) fail('unavailable');
            else answer(() => resolve(result));
          },
          (error: unknown) => answer(() => reject(error)),
        );
      };
      const delay = between(rng, FASTEST_MS, weather.slowest);
      // Entries are taken in the order in which they are given; everything else may overtake.
      if (name === 'append') appends.send(delay, arrive);
      else scheduler.after(delay, arrive);
    });

  return storeOf({
    ...coreOf((name) => async (...args) => {
      if (isClosing) throw new StoreError('closed', 'The store is closed.');
      const run = call(name, args);
      running.add(run);
      try {
        return await run;
      } finally {
        running.delete(run);
      }
    }),
    close: async () => {
      isClosing = true;
      await Promise.allSettled(running);
    },
  });
}
