/**
 * Ten honest families and one hostile address that tries everything at once, at a real server on which nobody has set
 * anything. First a calm while, then the siege: whoever is honest must not be refused anything, nor wait for long.
 */

import { setMaxListeners } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildServer } from '../testing/buildServer.ts';
import { heapOf, INSPECTED } from './heap.ts';
import { metricsOf, percentiles, processorSeconds } from './measures.ts';
import { NodeProcess } from './nodeProcess.ts';
import type { SoakTable } from './opening.ts';
import {
  gotThrough,
  grown,
  overcome,
  type Sizes,
  slower,
  suffered,
  untested,
  type Waits,
} from './siegeBounds.ts';
import { Family, noNotes, type Notes } from './siegeFamily.ts';
import { noPeaks, noTallies, pause, type Peaks, type Tallies } from './siegeGround.ts';
import { homeOfFamily } from './siegePlaces.ts';

export interface SiegeOptions {
  /** Of the siege; the calm before it lasts a tenth as long, a minute at most. */
  readonly minutes: number;
  readonly families: number;
  /** What the families play, one after the other. */
  readonly tables: readonly SoakTable[];
  /** What the attackers do: as many bots as there can be. */
  readonly hostileTable: SoakTable;
  /** Settings of the server, for whoever wants to see what happens without a limit. */
  readonly env?: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly stop: AbortSignal;
  readonly progress: (what: string, seconds: number) => void;
}

interface Honest extends Waits {
  /** Share of one processor that the server needed, and this program with everybody in it. */
  readonly cpu: Cpu;
  readonly commands: number;
  readonly matches: number;
  readonly refused: number;
  readonly lists: number;
  readonly unlisted: number;
  readonly linesLost: number;
  readonly pages: number;
}

interface Cpu {
  readonly server: number;
  readonly driver: number;
}

/** What was seen in a while. */
interface Seen {
  readonly notes: Notes;
  readonly cpu: Cpu;
}

export interface SiegeReport {
  readonly minutes: number;
  readonly families: number;
  readonly calm: Honest;
  readonly besieged: Honest;
  /** How many times as long 99 of 100 wait at most. */
  readonly ratio: { readonly ack: number; readonly bot: number };
  readonly attacks: Tallies;
  readonly peaks: Peaks;
  readonly before: Sizes;
  readonly after: Sizes;
  readonly unhandled: number;
  readonly crashes: number;
  readonly findings: readonly string[];
}

const MINUTE_MS = 60_000;
const LONGEST_CALM_MS = MINUTE_MS;
const SHORTEST_CALM_MS = 4000;
/** Everybody is seated, and what is compiled at the first use is compiled. */
const WARM_UP_MS = 3000;
/** On a machine that is busy with other things attacks take their time. */
const LONGEST_DELAY_MS = 200_000;
/** Until what was cut is forgotten. */
const AFTERWARDS_MS = 2000;
/** Shorter ones say nothing about time. */
const JUDGED_FROM_MINUTES = 1;

export async function siege(options: SiegeOptions): Promise<SiegeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-siege-'));
  const program = await buildServer();
  const node = new NodeProcess(program, { DATA_DIR: folder, ...options.env }, INSPECTED);
  try {
    const base = await node.start();
    return await new Siege(options, { node, base, program, folder }).run();
  } finally {
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Besieged {
  readonly node: NodeProcess;
  readonly base: string;
  readonly program: string;
  readonly folder: string;
}

interface Spoils {
  readonly peaks: Peaks;
  readonly tallies: Tallies;
  readonly failures: readonly string[];
}

class Siege {
  private notes = noNotes();
  private readonly end = new AbortController();

  constructor(
    private readonly options: SiegeOptions,
    private readonly at: Besieged,
  ) {
    setMaxListeners(0, this.end.signal, options.stop);
  }

  async run(): Promise<SiegeReport> {
    const { minutes, families: count, stop } = this.options;
    const families = await this.arrive();
    const lives = families.map((family) => family.live());
    await pause(WARM_UP_MS, stop);
    const calmMs = Math.min(
      LONGEST_CALM_MS,
      Math.max(SHORTEST_CALM_MS, (minutes * MINUTE_MS) / 10),
    );
    const calm = await this.watch('calm', calmMs);
    const before = await this.sizes();
    const attackers = this.attack();
    const besieged = await this.watch('siege', minutes * MINUTE_MS, attackers.isEverythingTried);
    const { peaks, tallies, failures } = await attackers.end();
    await pause(AFTERWARDS_MS, stop);
    const after = await this.sizes();
    this.end.abort();
    for (const family of families) family.close();
    await Promise.all(lives);
    const { node, base } = this.at;
    const crashes = node.base === undefined ? 1 : 0;
    const metrics = await metricsOf(base).catch(() => new Map<string, number>());
    const unhandled = metrics.get('parlor_unhandled_total') ?? -1;
    const [was, is] = [waitsOf(calm.notes), waitsOf(besieged.notes)];
    const findings = [
      ...(crashes > 0 ? [`the server crashed:\n${node.log}`] : []),
      ...(unhandled !== 0 ? [`${unhandled} errors nobody expected`] : []),
      ...((metrics.get('parlor_workers_lost_total') ?? 0) > 0 ? ['a worker was lost'] : []),
      ...failedIn(node.log),
      ...suffered(besieged.notes),
      ...suffered(calm.notes).map((what) => `when it was calm: ${what}`),
      ...overcome(peaks),
      ...gotThrough(tallies),
      ...(stop.aborted ? [] : untested(tallies)),
      ...failures.map((what) => `an attack failed: ${what}`),
      ...grown(before, after, minutes),
      ...(minutes >= JUDGED_FROM_MINUTES ? slower(was, is) : []),
    ];
    return {
      ...{ minutes, families: count, calm: honest(calm, was), besieged: honest(besieged, is) },
      ratio: { ack: ratio(was.ackMs.p99, is.ackMs.p99), bot: ratio(was.botMs.p99, is.botMs.p99) },
      ...{ attacks: tallies, peaks, before, after, unhandled, crashes, findings },
    };
  }

  private arrive(): Promise<Family[]> {
    const { families, tables, seed } = this.options;
    const { base } = this.at;
    return Promise.all(
      Array.from({ length: families }, (_, i) =>
        Family.arrive({
          ...{ base, address: homeOfFamily(i), table: tables[i % tables.length]! },
          ...{ seed: seed + i, notes: () => this.notes, stop: this.end.signal },
        }),
      ),
    );
  }

  /** What honest people meet with for so long, or longer until enough has happened. */
  private async watch(what: string, ms: number, isEnough = () => true): Promise<Seen> {
    const { stop, progress } = this.options;
    const notes = (this.notes = noNotes());
    const used = this.cpu();
    const since = performance.now();
    const passed = () => performance.now() - since;
    const isOver = () => (passed() >= ms && isEnough()) || passed() >= ms + LONGEST_DELAY_MS;
    while (!isOver() && !stop.aborted && this.at.node.base !== undefined) {
      await pause(Math.max(50, Math.min(1000, ms - passed())), stop);
      progress(what, 1);
    }
    this.notes = noNotes();
    const now = this.cpu();
    const share = (seconds: number) => Math.round((1e5 * seconds) / passed()) / 100;
    const cpu = {
      server: share(now.server - used.server),
      driver: share(now.driver - used.driver),
    };
    return { notes, cpu };
  }

  private cpu(): Cpu {
    return {
      server: processorSeconds(this.at.node.pid),
      driver: processorSeconds(process.pid),
    };
  }

  private attack(): { isEverythingTried: () => boolean; end: () => Promise<Spoils> } {
    const { hostileTable: table, seed } = this.options;
    const { base, program } = this.at;
    const worker = new Worker(join(dirname(program), 'soak', 'siege.worker.mjs'), {
      workerData: { base, seed, table },
    });
    let tallies = noTallies();
    const spoils = new Promise<Spoils>((resolve) => {
      worker.on('message', (told: Pick<Spoils, 'tallies'> | Spoils) => {
        ({ tallies } = told);
        if ('peaks' in told) resolve(told);
      });
      worker.once('error', (error) => {
        const failures = [String(error)];
        resolve({ peaks: noPeaks(), tallies, failures });
      });
    });
    return {
      isEverythingTried: () => untested(tallies).length === 0,
      end: async () => {
        worker.postMessage('stop');
        const all = await spoils;
        await worker.terminate();
        return all;
      },
    };
  }

  private async sizes(): Promise<Sizes> {
    const { node, base, folder } = this.at;
    if (node.base === undefined) return { heap: 0, memory: 0, disk: 0 };
    const heap = await heapOf(node);
    const memory = (await metricsOf(base)).get('process_resident_memory_bytes') ?? 0;
    const disk = readdirSync(folder).reduce(
      (sum, file) => sum + statSync(join(folder, file)).size,
      0,
    );
    return { heap, memory, disk };
  }
}

const failedIn = (log: string): string[] => {
  const failure = /"event":"(?:frame|command|request)-failed".*/.exec(log)?.[0];
  return failure === undefined ? [] : [failure];
};

const waitsOf = ({ acks, bots }: Notes): Waits => ({
  ackMs: percentiles(acks),
  botMs: percentiles(bots),
});

function honest({ notes, cpu }: Seen, waits: Waits): Honest {
  const { commands, matches, refused, lists, unlisted, linesLost, pages } = notes;
  const refusals = [...refused.values()].reduce((sum, times) => sum + times, 0);
  return { ...waits, cpu, commands, matches, refused: refusals, lists, unlisted, linesLost, pages };
}

const ratio = (before: number, now: number): number =>
  before === 0 ? 0 : Math.round((100 * now) / before) / 100;
