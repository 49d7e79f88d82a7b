/** What all attacks have in common: where they go, when they end, and what each has got. */

import type { Rng } from '@parlor/kit';

/** What came of an attack. */
export interface Tally {
  tried: number;
  /** Done, or answered with what was asked for. */
  got: number;
  /** Turned away because it was too much: by a code, a status, or a cut line. */
  limited: number;
  /** Turned away for any other reason. */
  refused: number;
}

export const ATTACKS = [
  'experts',
  'lobby',
  'sets',
  'resyncs',
  'commands',
  'chat',
  'names',
  'fragments',
  'halves',
  'connections',
  'sockets',
  'slow-readers',
  'guests',
  'forged',
  'foreign',
  'frames',
  'requests',
] as const;

export type AttackName = (typeof ATTACKS)[number];
export type Tallies = Readonly<Record<AttackName, Tally>>;

/** The most there was of something at one moment, or in all, by which limits are judged. */
export interface Peaks {
  /** Tables that are not over. */
  tables: number;
  sockets: number;
  connections: number;
  guests: number;
  /** Kilobytes of sets that were taken. */
  setKb: number;
  /** Requests of one person that were answered in the busiest minute. */
  requestsInAMinute: number;
  /** Commands of one person that were read, beyond what is let through at once, for each second. */
  commandsPerSecond: number;
  /** Lines of one person that were taken, beyond the first few, for each second. */
  linesPerSecond: number;
  /** Seconds that a half-sent request was kept. */
  halfSeconds: number;
  /** Names taken that pass for somebody else's or cannot be read. */
  names: number;
}

export const noPeaks = (): Peaks => ({
  ...{ tables: 0, sockets: 0, connections: 0, guests: 0, setKb: 0, requestsInAMinute: 0 },
  ...{ commandsPerSecond: 0, linesPerSecond: 0, halfSeconds: 0, names: 0 },
});

export const noTallies = (): Tallies =>
  Object.fromEntries(
    ATTACKS.map((name) => [name, { tried: 0, got: 0, limited: 0, refused: 0 }]),
  ) as unknown as Tallies;

/** A table that is short enough for attackers to have finished matches, too. */
export interface HostileTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Ground {
  readonly base: string;
  readonly address: string;
  readonly rng: Rng;
  readonly stop: AbortSignal;
  readonly peaks: Peaks;
  /** Cookies of the guests that were let in, as far as there are any. */
  readonly guests: string[];
  readonly table: HostileTable;
}

/** One attack: goes on until it is stopped. */
export type Attack = (ground: Ground, tally: Tally) => Promise<void>;

/** Codes that say that it was too much, and no more. */
export const isLimit = (code: string): boolean => /^too-m(any|uch)/.test(code);

/** Counts what came of one try. */
export function count(tally: Tally, said: { readonly code?: string } | undefined): boolean {
  tally.tried++;
  if (said === undefined) tally.limited++;
  else if (said.code === undefined) tally.got++;
  else if (isLimit(said.code)) tally.limited++;
  else tally.refused++;
  return said !== undefined && said.code === undefined;
}

export const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener('abort', end);
  });
