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
import type { StoreWeather } from '../faults/weather.ts';

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
  /** Is told of everything that goes wrong here. */
  readonly suffered: (what: string) => void;
  /** The database tears its writes itself. */
  readonly isTornInside: boolean;
}

/** What a line is busy with, for whoever ends one of its ends. */
export interface StoreLine {
  readonly store: Store;
  /** What it was asked and has not answered yet. */
  readonly busyWith: 'appending' | 'writing' | 'reading' | undefined;
  /** The database has ended: whatever it was asked stays without an answer, whether it is done or not. */
  breakOff(): void;
}

/** Whoever reads an error in the log can see that it was meant to happen. */
export const MEANT = 'simulated:';

const READING: ReadonlySet<CoreCall> = new Set([
  ...(['player', 'session', 'sessionsOf', 'liveSessions', 'hasOldCookies'] as const),
  ...(['passkey', 'passkeysOf', 'linesOf', 'ratingsOf', 'keptAbout', 'departures'] as const),
  ...(['table', 'tableVersions', 'lobby', 'emptyTables', 'dueTables'] as const),
  ...(['tablesOf', 'match', 'log', 'heads', 'appendedAs', 'snapshot', 'matchesOf'] as const),
  ...(['runningTablesOf'] as const),
  ...(['refusal', 'attendance', 'chat', 'ratings', 'ranking', 'readSecret', 'now'] as const),
  ...(['newest', 'ping'] as const),
  ...(['shunnedBy', 'blocksBetween', 'reports', 'report', 'reportsAbout'] as const),
  ...(['actCount', 'actsAfter', 'lastActs', 'inForce', 'findPeople', 'runningTables'] as const),
]);

/** Of the calls of a dead process that are under way so many in a thousand still arrive. */
const LAST_WORDS = 500;

const FASTEST_MS = 0.05;

/** Every write is a moment to end at; that of a move or of the end of a match is one of its own, for few writes are. */
function reachWrite(process: SimulatedProcess, name: CoreCall, how: 'sent' | 'done'): void {
  if (name === 'append' && process.reach(`append-${how}`)) return;
  if (name === 'finishMatch' && how === 'sent' && process.reach('end-sent')) return;
  process.reach(`write-${how}`);
}

/** A call that is under way. */
interface Asked {
  readonly what: 'appending' | 'writing' | 'reading';
  readonly fail: (error: Error) => void;
}

export function openStoreLine(parts: StoreLineParts): StoreLine {
  const { core, process, rng, weather, watch, suffered, isTornInside } = parts;
  const { scheduler } = process;
  const appends = new Channel(scheduler);
  const running = new Set<Promise<unknown>>();
  const asked = new Set<Asked>();
  let isClosing = false;

  const call = (name: CoreCall, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const isReading = READING.has(name);
      const what = isReading ? 'reading' : name === 'append' ? 'appending' : 'writing';
      const own: Asked = { what, fail: (error) => settle(() => reject(error)) };
      asked.add(own);
      const settle = (how: () => void) => {
        if (asked.delete(own)) how();
      };
      const answer = (how: () => void, what = 'answers') => {
        const ms = between(rng, FASTEST_MS, weather.slowest);
        process.after(ms, () => settle(how), `${what} ${name}`);
      };
      const fail = (why: 'failing' | 'torn' | 'doubtful' | 'full' | 'down') => {
        suffered(why);
        const code = why === 'full' ? why : 'unavailable';
        answer(() => reject(new StoreError(code, `${MEANT} ${why}`)), why);
      };
      const arrive = () => {
        // Nobody waits for it any more: the line was broken off, or its process has ended.
        if (!asked.has(own) || process.isDead) {
          if (!inThousand(rng, LAST_WORDS)) return;
          suffered('last-words');
        }
        if (weather.isDown) return fail('down');
        if (inThousand(rng, weather.failing)) return fail('failing');
        if (weather.isFull && !isReading) return fail('full');
        if (!isReading && !isTornInside && inThousand(rng, weather.torn)) return fail('torn');
        const isDoubtful = inThousand(rng, weather.doubtful);
        (core[name] as unknown as Call)(...args).then(
          (result) => {
            watch({ call: name, args, result, process });
            if (!isReading) reachWrite(process, name, 'done');
            if (isDoubtful) fail('doubtful');
            else answer(() => resolve(result));
          },
          (error: unknown) => answer(() => reject(error), 'refuses'),
        );
      };
      const delay = between(rng, FASTEST_MS, weather.slowest);
      const label = `${process.name} asks ${name}`;
      // Entries are taken in the order in which they are given; everything else may overtake.
      if (name === 'append') appends.send(delay, arrive, label);
      else scheduler.after(delay, arrive, label);
      if (isReading) process.reach('read-sent');
      else reachWrite(process, name, 'sent');
    });

  const store = storeOf({
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
  return {
    store,
    get busyWith() {
      const all = new Set([...asked].map(({ what }) => what));
      return (['appending', 'writing', 'reading'] as const).find((what) => all.has(what));
    },
    breakOff() {
      const broken = [...asked];
      for (const { fail } of broken) {
        process.after(
          between(rng, FASTEST_MS, weather.slowest),
          () => fail(new StoreError('unavailable', `${MEANT} the line broke`)),
          'loses the database',
        );
      }
      // Some are answered before the line breaks for them, as with any line.
    },
  };
}
