/** The store without what cannot cross from one thread to another: functions. */

import type { Outcome } from '@parlor/kit';
import type { Access } from './access.ts';
import { attending } from './attendance.ts';
import { charges } from './charges.ts';
import { work } from './due.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import { storeError } from './errors.ts';
import { upkeep } from './upkeep.ts';
import { log } from './log.ts';
import { matches } from './matches.ts';
import { acting } from './acting.ts';
import { departures } from './departures.ts';
import { passkeys } from './passkeys.ts';
import { people } from './people.ts';
import { ratings } from './ratings.ts';
import { reporting } from './reporting.ts';
import { sessions } from './sessions.ts';
import { refusals } from './refusals.ts';
import { retention } from './retention.ts';
import type { Rating } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { shunning } from './shunning.ts';
import { tables } from './tables.ts';
import { time } from './time.ts';

export interface Core extends Omit<Store, 'secret' | 'finishMatch'> {
  finishMatch(
    id: string,
    at: number,
    outcome: Outcome,
    ratings: readonly Rating[],
  ): Promise<Finished>;
  readSecret(name: string): Promise<string | undefined>;
  /** Keeps `value`, or returns what was kept before. */
  keepSecret(name: string, value: string): Promise<string>;
}

export type Finished =
  | 'done'
  /** It was ended before. */
  | 'before'
  /** Another match of one of these was booked meanwhile. */
  | 'stale';

export type CoreCall = keyof Core;

/** Every name that may be called from another thread. */
const CORE_CALLS: readonly CoreCall[] = Object.keys({
  createPlayer: 1,
  player: 1,
  useRecovery: 1,
  renamePlayer: 1,
  setRecovery: 1,
  forgetArrivals: 1,
  createSession: 1,
  session: 1,
  sessionsOf: 1,
  seeSession: 1,
  endSessions: 1,
  liveSessions: 1,
  hasOldCookies: 1,
  setChallenge: 1,
  takeChallenge: 1,
  addPasskey: 1,
  passkey: 1,
  passkeysOf: 1,
  usePasskey: 1,
  removePasskey: 1,
  linesOf: 1,
  ratingsOf: 1,
  keptAbout: 1,
  forgetPlayer: 1,
  departures: 1,
  endDeparture: 1,
  createTable: 1,
  table: 1,
  replaceTable: 1,
  tableVersions: 1,
  lobby: 1,
  emptyTables: 1,
  dueTables: 1,
  tablesOf: 1,
  runningTablesOf: 1,
  createMatch: 1,
  match: 1,
  append: 1,
  log: 1,
  heads: 1,
  appendedAs: 1,
  saveSnapshot: 1,
  snapshot: 1,
  finishMatch: 1,
  matchesOf: 1,
  keepRefusal: 1,
  refusal: 1,
  forgetRefusals: 1,
  claim: 1,
  release: 1,
  takeDue: 1,
  renewLeases: 1,
  attend: 1,
  attendance: 1,
  forgetAttendance: 1,
  addChat: 1,
  chat: 1,
  seePlayer: 1,
  forgetCharges: 1,
  forgetChat: 1,
  forgetTables: 1,
  forgetGuests: 1,
  ratings: 1,
  ranking: 1,
  shun: 1,
  unshun: 1,
  shunnedBy: 1,
  blocksBetween: 1,
  addReport: 1,
  reports: 1,
  report: 1,
  reportsAbout: 1,
  forgetReports: 1,
  act: 1,
  actCount: 1,
  actsAfter: 1,
  lastActs: 1,
  inForce: 1,
  forgetActs: 1,
  findPeople: 1,
  runningTables: 1,
  readSecret: 1,
  keepSecret: 1,
  now: 1,
  newest: 1,
  ping: 1,
  probe: 1,
  backup: 1,
  close: 1,
} satisfies Record<CoreCall, 1>) as CoreCall[];

/** What every call looks like from outside. */
export type Call = (...args: unknown[]) => Promise<unknown>;

/** An object with every call of the store, each made by `make`. */
export const coreOf = (make: (name: CoreCall) => Call): Core =>
  Object.fromEntries(CORE_CALLS.map((name) => [name, make(name)])) as unknown as Core;

/** The store on a database. */
export function sqlCore(access: Access, backup: (path: string) => Promise<void>): Core {
  const parts: Core = {
    ...people(access),
    ...sessions(access),
    ...passkeys(access),
    ...departures(access),
    ...tables(access),
    ...matches(access),
    ...log(access),
    ...refusals(access),
    ...work(access),
    ...attending(access),
    ...ratings(access),
    ...time(access),
    ...upkeep(access),
    ...charges(access),
    ...retention(access),
    ...shunning(access),
    ...reporting(access),
    ...acting(access),
    backup,
    close: access.close,
  };
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const core = coreOf((name) => {
    const call = parts[name] as unknown as Call;
    return async (...args) => {
      if (closing) throw new StoreError('closed', 'The store is closed.');
      const run = call(...args);
      running.add(run);
      try {
        return await run;
      } catch (error) {
        const failure = storeError(error);
        access.failed?.(failure);
        throw failure;
      } finally {
        running.delete(run);
      }
    };
  });
  // What was begun is finished first.
  const close = () => Promise.allSettled(running).then(() => access.close());
  return { ...core, close: () => (closing ??= close()) };
}

export const storeOf = (core: Core): Store => ({
  ...core,
  secret: async (name, make) =>
    (await core.readSecret(name)) ?? (await core.keepSecret(name, make())),
  finishMatch: async (id, at, outcome, ratings) => {
    for (;;) {
      const now = typeof ratings === 'function' ? await ratings() : ratings;
      const finished = await core.finishMatch(id, at, outcome, now);
      if (finished !== 'stale') return finished === 'done';
      if (typeof ratings !== 'function') {
        throw new StoreError('stale', 'Another match changed these ratings meanwhile.');
      }
    }
  },
});
