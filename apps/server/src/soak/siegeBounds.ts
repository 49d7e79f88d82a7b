/** What may not happen in a siege, whatever is tried: the limits of a server on which nobody has set anything. */

import { readConfig } from '../application/ports/config.ts';
import type { Notes } from './siegeFamily.ts';
import { type AttackName, ATTACKS, type Peaks, type Tallies } from './siegeGround.ts';
import type { Percentiles } from './measures.ts';

export interface Waits {
  /** Until a move was acknowledged, and until a bot had answered, in milliseconds. */
  readonly ackMs: Percentiles;
  readonly botMs: Percentiles;
}

/** What is counted by the clock is counted here by another one. */
const SLACK = 1.1;
/** Talk.ts: half a line in a second. */
const LINES_PER_SECOND = 0.5;
/** listener.ts: 20 until the whole request is here; timers are late on a machine that is busy. */
const HALF_SECONDS = 120;

/** A siege may make honest people wait twice as long; nobody notices what stays under a tenth of a second. */
const MOST_RATIO = 2;
const UNNOTICED_MS = 100;

/** Caches fill up, tables and guests are remembered; what leaks in a siege is far more. */
const MOST_HEAP = 48 * 2 ** 20;
/** In a minute: what honest people play, and what the quotas leave an attacker. */
const MOST_DISK = 24 * 2 ** 20;

/** Limits that an attack has overcome. */
export function overcome(peaks: Peaks): string[] {
  const config = readConfig({});
  const most: Readonly<Record<keyof Peaks, number>> = {
    tables: config.TABLES_PER_ADDRESS,
    sockets: config.SOCKETS_PER_ADDRESS,
    connections: config.CONNECTIONS_PER_ADDRESS,
    guests: config.GUESTS_PER_ADDRESS,
    setKb: config.DATA_PER_ADDRESS_KB,
    // A minute of ours may overlap with two of the server's.
    requestsInAMinute: 2 * config.REQUESTS_PER_MINUTE,
    commandsPerSecond: SLACK * config.COMMANDS_PER_SECOND,
    linesPerSecond: SLACK * LINES_PER_SECOND,
    halfSeconds: HALF_SECONDS,
    names: 0,
  };
  return (Object.keys(most) as (keyof Peaks)[])
    .filter((name) => peaks[name] > most[name])
    .map((name) => `${name}: ${Math.round(10 * peaks[name]) / 10}, at most ${most[name]} allowed`);
}

/** Attacks of which nothing may succeed. */
const NEVER = ['names', 'fragments', 'foreign'] as const;

export function gotThrough(tallies: Tallies): string[] {
  return NEVER.filter((name) => tallies[name].got > 0).map(
    (name) => `${name}: ${tallies[name].got} got through`,
  );
}

/** What has a quota that is soon used up, or that nobody may do at all. */
const TURNED_AWAY: ReadonlySet<AttackName> = new Set([
  ...['experts', 'lobby', 'commands', 'chat', 'names', 'fragments', 'connections'],
  ...['sockets', 'foreign'],
] as AttackName[]);

/** An attack that does nothing shows nothing, and neither does one that is never too much. */
export const untested = (tallies: Tallies): string[] =>
  ATTACKS.flatMap((name) => {
    const { tried, limited, refused } = tallies[name];
    if (tried === 0) return [`${name}: never tried`];
    return TURNED_AWAY.has(name) && limited + refused === 0 ? [`${name}: never turned away`] : [];
  });

/** What honest people met with. */
export function suffered({ refused, unlisted, linesLost, pagesRefused, acks }: Notes): string[] {
  return [
    ...[...refused].map(([code, times]) => `honest people were refused ${times} times: ${code}`),
    ...(unlisted > 0 ? [`${unlisted} lists of tables without a table of honest people`] : []),
    ...(linesLost > 0 ? [`${linesLost} lines of honest people were cut`] : []),
    ...(pagesRefused > 0 ? [`${pagesRefused} pages were refused to honest people`] : []),
    ...(acks.length === 0 ? ['honest people did not get to play'] : []),
  ];
}

export interface Sizes {
  /** Of the main thread, after everything unreachable was collected. */
  readonly heap: number;
  /** Of the process. */
  readonly memory: number;
  readonly disk: number;
}

export function grown(before: Sizes, after: Sizes, minutes: number): string[] {
  const heap = after.heap - before.heap;
  const disk = after.disk - before.disk;
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  return [
    ...(heap > MOST_HEAP ? [`the heap has grown by ${megabytes(heap)}`] : []),
    ...(disk > MOST_DISK * Math.max(1, minutes)
      ? [`the disk has filled by ${megabytes(disk)}`]
      : []),
  ];
}

export function slower(calm: Waits, besieged: Waits): string[] {
  const judge = (what: string, before: number, now: number) =>
    now > Math.max(MOST_RATIO * before, UNNOTICED_MS)
      ? [`${what}: p99 ${now} ms, ${before} ms when it was calm`]
      : [];
  return [
    ...judge('acknowledgements', calm.ackMs.p99, besieged.ackMs.p99),
    ...judge('answers of bots', calm.botMs.p99, besieged.botMs.p99),
  ];
}
