/**
 * How much room a house needs: a real server with SQLite is filled with guests, talk and matches of bots who play as people
 * would, and its file is weighed in between, each time after a polite stop.
 */

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from '../testing/buildServer.ts';
import { arrive, Device } from './device.ts';
import { BEHIND_PROXY } from './homes.ts';
import { NodeProcess } from './nodeProcess.ts';
import type { SoakTable } from './opening.ts';

export interface DiskUseOptions {
  /** Of each game. */
  readonly matches: number;
  readonly tables: readonly SoakTable[];
  readonly stop: AbortSignal;
  readonly progress: (by: number, what: string) => void;
}

export interface DiskUseReport {
  /** An empty house. */
  readonly emptyBytes: number;
  readonly perGuest: number;
  readonly perLine: number;
  /** Of each game: bytes and moves of a match, with its table and everything that is remembered about it. */
  readonly games: Readonly<Record<string, { readonly bytes: number; readonly moves: number }>>;
  readonly findings: readonly string[];
}

const GUESTS = 200;
const TALKERS = 40;
/** As many as one person may say at once. */
const LINES_EACH = 5;
const LINE = 'Well played! I did not see that coming at all.';

/** As many as one host may have. */
const AT_ONCE = 5;
const LOOK_EVERY_MS = 200;
const LONGEST_MS = 20 * 60_000;

export async function diskUse(options: DiskUseOptions): Promise<DiskUseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-disk-'));
  const env = { DATA_DIR: folder, BOT_PACE_MS: '0', ...BEHIND_PROXY };
  const scales = new Scales(new NodeProcess(await buildServer(), env), folder);
  const findings: string[] = [];
  try {
    const emptyBytes = await scales.weigh();
    const guests = await scales.gain(async (base) => {
      for (let i = 0; i < GUESTS && !options.stop.aborted; i++) await arrive(() => base);
    });
    const talk = await scales.gain((base) => talkAt(base, options));
    const games: Record<string, { bytes: number; moves: number }> = {};
    for (const table of options.tables) {
      if (options.stop.aborted) break;
      const played = { count: 0, moves: 0 };
      const bytes = await scales.gain((base) => play(base, table, played, options, findings));
      const share = (all: number) => Math.round(all / Math.max(1, played.count));
      games[table.game] = { bytes: share(bytes), moves: share(played.moves) };
    }
    const perGuest = Math.round(guests / GUESTS);
    const ofTalkers = TALKERS * perGuest;
    const perLine = Math.round((talk - ofTalkers) / (TALKERS * LINES_EACH));
    return { emptyBytes, perGuest, perLine, games, findings };
  } finally {
    await scales.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the house, has something done there, stops it, and weighs what is left. */
class Scales {
  private last = 0;

  constructor(
    private readonly node: NodeProcess,
    private readonly folder: string,
  ) {}

  async weigh(work: (base: string) => Promise<void> = async () => {}): Promise<number> {
    await work(await this.node.start());
    await this.node.stop();
    const files = readdirSync(this.folder).map((file) => join(this.folder, file));
    this.last = files.reduce((sum, file) => sum + statSync(file).size, 0);
    return this.last;
  }

  /** What was added. */
  async gain(work: (base: string) => Promise<void>): Promise<number> {
    const before = this.last;
    return (await this.weigh(work)) - before;
  }

  close(): Promise<void> {
    return this.node.kill();
  }
}

/** Everybody says a few lines at one table. */
async function talkAt(base: string, { tables, stop }: DiskUseOptions): Promise<void> {
  const [{ game, seats, options }] = tables as [SoakTable];
  const seating = Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : 'open') as 'me');
  const host = new Device(await arrive(() => base), () => base);
  const opened = await host.say({
    ...{ type: 'open-table', game, options: { ...options }, seating, isPublic: true },
    clock: 'none',
  });
  const table = opened?.type === 'done' ? opened.table : undefined;
  if (table === undefined) throw new Error('no table to talk at');
  for (let i = 0; i < TALKERS && !stop.aborted; i++) {
    const talker = new Device(await arrive(() => base), () => base);
    await talker.say({ type: 'enter', table });
    for (let n = 0; n < LINES_EACH; n++) await talker.say({ type: 'chat', table, text: LINE });
    talker.close();
  }
  host.close();
}

/** One person opens tables with bots and leaves them: whoever plays there plays as well as they can. */
async function play(
  base: string,
  table: SoakTable,
  played: { count: number; moves: number },
  { matches, stop, progress }: DiskUseOptions,
  findings: string[],
): Promise<void> {
  const device = new Device(await arrive(() => base), () => base);
  let next = 0;
  const one = async () => {
    while (next++ < matches && !stop.aborted) {
      const match = await beginAndLeave(device, table);
      const moves = match === undefined ? undefined : await movesOf(base, match, stop);
      if (moves === undefined) findings.push(`${table.game}: a match did not end`);
      else {
        played.count++;
        played.moves += moves;
      }
      progress(1, table.game);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, matches) }, one));
  device.close();
}

async function beginAndLeave(device: Device, wanted: SoakTable): Promise<string | undefined> {
  const { game, seats, options } = wanted;
  const seating = Array.from({ length: seats }, (_, i) =>
    i === 0 ? ('me' as const) : { bot: 'casual' as const },
  );
  const opened = await device.say({
    ...{ type: 'open-table', game, options: { ...options }, seating, isPublic: false },
    ...{ clock: 'none', standIn: 'casual' },
  });
  const table = opened?.type === 'done' ? opened.table : undefined;
  if (table === undefined) return undefined;
  let match: string | undefined;
  const watched = (id: string) => {
    const { table: at } = device;
    if (at?.id === id && at.match !== null) match = at.match;
    return match !== undefined;
  };
  await device.say({ type: 'enter', table });
  await device.say(device.commitAt(table));
  const begun = device.until(() => watched(table));
  await device.say({ type: 'start', table });
  await begun;
  await device.say({ type: 'leave', table });
  await device.say({ type: 'exit', table });
  return match;
}

/** How many there were, once the match is over: then its file is there. */
async function movesOf(
  base: string,
  match: string,
  stop: AbortSignal,
): Promise<number | undefined> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && !stop.aborted) {
    const response = await fetch(`${base}/api/matches/${match}`);
    const text = await response.text();
    if (response.ok) return (text.match(/"seat":/g) ?? []).length;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}
