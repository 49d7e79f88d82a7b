/**
 * Many sockets and tables at one server, and beside it, in the same run, the
 * floor: what a bare socket with the same durable append would do.
 *
 * Each is measured twice. At capacity every table plays as fast as it is
 * answered; that gives the rate. At a pace, where people take their time, the
 * time until an acknowledgement is what a player would feel.
 */

import { commitWish } from '@parlor/client';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fastRng, type Rng } from '@parlor/kit';
import type { Position, ServerMessage } from '@parlor/protocol';
import { chooseMove } from './chooseMove.ts';
import { arrive, newContribution } from './device.ts';
import { metricsOf, type Percentiles, percentiles, processorSeconds } from './measures.ts';
import { NodeProcess } from './nodeProcess.ts';
import type { SoakTable } from './opening.ts';
import { TestCluster } from './testCluster.ts';
import { buildServer } from '../testing/buildServer.ts';
import { RawSocket } from './rawSocket.ts';

export interface LoadOptions {
  readonly sockets: number;
  readonly tables: number;
  readonly seconds: number;
  /** Played by people only, at every table. */
  readonly table: SoakTable;
  readonly seed: number;
  readonly stop: AbortSignal;
  readonly progress: (what: string) => void;
}

interface Figures {
  /** As fast as it goes. */
  readonly movesPerSecond: number;
  /** At the pace of people. */
  readonly ackMs: Percentiles;
  readonly pacedMovesPerSecond: number;
  readonly ackMsAtCapacity: Percentiles;
  /** Microseconds of processor time for a move, of the server with all its threads and of this program. */
  readonly cpuUs: { readonly server: number | null; readonly driver: number };
}

export interface LoadReport extends Figures {
  readonly sockets: number;
  readonly tables: number;
  readonly seconds: number;
  /** Of the server's main thread, at the pace of people. */
  readonly loopDelayMsP99: number;
  readonly bytesPerIdleSocket: number;
  readonly floor: Figures;
  readonly shareOfFloor: number;
  readonly findings: readonly string[];
}

/** On average somebody at each table answers every so often. */
const THINKING_MS = 500;
const WARM_UP_MS = 2000;

/** Fewer moves say nothing: where they are made very slowly, the run lasts longer. */
const FEWEST = 50;
const LONGEST_MS = 60_000;

/** The measuring timer of the event loop's delay counts its own interval. */
const TIMER_MS = 10;

/** At capacity people answer at once: where there are few tables, more often than one person may. */
const HASTY = { COMMANDS_PER_SECOND: '10000' };

/** So many idle sockets are one person's. */
const SOCKETS_EACH = 50;

export async function load(options: LoadOptions): Promise<LoadReport> {
  const { sockets, tables, seconds } = options;
  const floor = await measureFloor(options);
  const cluster = await TestCluster.open({ store: 'sqlite', nodes: 1, env: HASTY });
  const base = cluster.nodes[0]!.base!;
  const crowd = new Crowd(base, options);
  try {
    const bytesPerIdleSocket = await crowd.gather();
    await crowd.sitDown();
    const { pid } = cluster.nodes[0]!;
    const loopDelay = async () => {
      const lag = (await metricsOf(base)).get('nodejs_eventloop_lag_p99_seconds') ?? Number.NaN;
      return Math.max(0, Math.round(100 * (1000 * lag - TIMER_MS)) / 100);
    };
    const measured = { who: 'server', clock: crowd.clock, pid, loopDelay };
    const { figures, loopDelayMsP99 } = await measure(measured, options);
    const share = figures.movesPerSecond / floor.movesPerSecond;
    return {
      ...{ sockets, tables, seconds, ...figures, loopDelayMsP99, bytesPerIdleSocket, floor },
      shareOfFloor: Math.round(100 * share) / 100,
      findings: crowd.findings(),
    };
  } finally {
    crowd.close();
    await cluster.close();
  }
}

/** What drives the tables: how long people think, and how long they waited for an acknowledgement. */
class Clock {
  thinkingMs = 0;
  isStopped = false;
  private times: number[] = [];

  constructor(private readonly rng: Rng) {}

  note(ms: number): void {
    this.times.push(ms);
  }

  /** How many times there are since the last call of `collect`. */
  get count(): number {
    return this.times.length;
  }

  /** The times since the last call. */
  collect(): number[] {
    const { times } = this;
    this.times = [];
    return times;
  }

  think(work: () => void): void {
    if (this.isStopped) return;
    if (this.thinkingMs === 0) work();
    else setTimeout(work, this.rng.below(2 * this.thinkingMs));
  }
}

interface Measured {
  readonly who: string;
  readonly clock: Clock;
  readonly pid: number | undefined;
  /** Of the main thread, since it was asked last. */
  readonly loopDelay: () => Promise<number>;
}

async function measure(
  { who, clock, pid, loopDelay }: Measured,
  { seconds, stop, progress }: LoadOptions,
): Promise<{ figures: Figures; loopDelayMsP99: number }> {
  const phase = async (thinkingMs: number, what: string) => {
    progress(`${who}, ${what}`);
    clock.thinkingMs = thinkingMs;
    await pause(stop.aborted ? 0 : WARM_UP_MS);
    clock.collect();
    await loopDelay();
    const cpu = { server: processorSeconds(pid), driver: processorSeconds(process.pid) };
    const from = performance.now();
    const isEnough = () => {
      const passed = performance.now() - from;
      return passed >= (seconds * 1000) / 2 && (clock.count >= FEWEST || passed >= LONGEST_MS);
    };
    while (!isEnough() && !stop.aborted) await pause(50);
    const lasted = (performance.now() - from) / 1000;
    const times = clock.collect();
    const perMove = (seconds: number) => Math.round((1_000_000 * seconds) / times.length);
    const server = perMove(processorSeconds(pid) - cpu.server);
    const cpuUs = {
      server: Number.isNaN(server) ? null : server,
      driver: perMove(processorSeconds(process.pid) - cpu.driver),
    };
    return { times, rate: Math.round(times.length / lasted), delay: await loopDelay(), cpuUs };
  };
  const capacity = await phase(0, 'as fast as it goes');
  const paced = await phase(THINKING_MS, 'at the pace of people');
  clock.isStopped = true;
  return {
    figures: {
      movesPerSecond: capacity.rate,
      ackMs: percentiles(paced.times),
      pacedMovesPerSecond: paced.rate,
      ackMsAtCapacity: percentiles(capacity.times),
      cpuUs: capacity.cpuUs,
    },
    loopDelayMsP99: paced.delay,
  };
}

async function measureFloor(options: LoadOptions): Promise<Figures> {
  const { tables, seed } = options;
  const folder = mkdtempSync(join(tmpdir(), 'parlor-floor-'));
  const program = join(dirname(await buildServer()), 'soak', 'floor.worker.mjs');
  const node = new NodeProcess(program, { DATA_DIR: folder, TABLES: String(tables) });
  const clock = new Clock(fastRng(seed, 1));
  const open: RawSocket[] = [];
  try {
    const base = await node.start();
    for (let i = 0; i < tables; i++) open.push(await echoing(base, i, clock));
    const measured = { who: 'floor', clock, pid: node.pid, loopDelay: async () => 0 };
    const { figures } = await measure(measured, options);
    return figures;
  } finally {
    for (const socket of open) socket.close();
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One entry after the other, as long as a move of some game. */
async function echoing(base: string, table: number, clock: Clock): Promise<RawSocket> {
  let n = 0;
  let saidAt = 0;
  const say = () => {
    saidAt = performance.now();
    const move = { type: 'play', card: n % 52 };
    socket.send(
      JSON.stringify({
        ...{ type: 'answer', key: `floor-${table}-${++n}` },
        ...{ match: `floor-${table}`, question: n, move },
      }),
    );
  };
  const socket = await RawSocket.open(base, '', () => {
    clock.note(performance.now() - saidAt);
    clock.think(say);
  });
  say();
  return socket;
}

/** Everybody at the server: those who play, and those who are just there. */
class Crowd {
  readonly clock: Clock;
  private readonly idle: RawSocket[] = [];
  private readonly players: Player[] = [];

  constructor(
    private readonly base: string,
    private readonly options: LoadOptions,
  ) {
    this.clock = new Clock(fastRng(options.seed, 1));
  }

  /** Opens the sockets of those who only look on from the door; returns what each costs the server. */
  async gather(): Promise<number> {
    const { sockets, tables, table, stop, progress } = this.options;
    const count = Math.max(0, sockets - tables * table.seats);
    let cookie = '';
    const openSome = async (many: number) => {
      for (let i = 0; i < many && !stop.aborted; i++) {
        if (this.idle.length % SOCKETS_EACH === 0) cookie = await arrive(() => this.base);
        this.idle.push(await RawSocket.open(this.base, cookie, () => {}));
      }
    };
    progress('idle sockets');
    // The first ones pay for what all of them share.
    const WARMERS = 100;
    await openSome(Math.min(count, WARMERS));
    const before = await residentBytes(this.base);
    const others = Math.max(0, count - WARMERS);
    await openSome(others);
    return others === 0 ? 0 : Math.round(((await residentBytes(this.base)) - before) / others);
  }

  async sitDown(): Promise<void> {
    const { tables, table, seed, stop, progress } = this.options;
    const AT_ONCE = 20;
    let next = 0;
    const seat = async () => {
      while (next < tables && !stop.aborted) {
        const number = next++;
        const people: Player[] = [];
        for (let i = 0; i < table.seats; i++) {
          people.push(
            await Player.arrive(this.base, table.game, this.clock, fastRng(seed + number, i)),
          );
        }
        this.players.push(...people);
        await openTable(people, table);
        progress(`tables: ${next}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, seat));
  }

  findings(): string[] {
    const down = [...this.idle, ...this.players.map(({ socket }) => socket)].filter(
      ({ isDown }) => isDown,
    ).length;
    const refusals = new Map<string, number>();
    for (const { refused } of this.players) {
      for (const code of refused) refusals.set(code, (refusals.get(code) ?? 0) + 1);
    }
    return [
      ...(down > 0 ? [`${down} sockets went down`] : []),
      ...[...refusals].map(([code, times]) => `${times} times ${code}`),
    ];
  }

  close(): void {
    for (const socket of this.idle) socket.close();
    for (const { socket } of this.players) socket.close();
  }
}

/** After the garbage of a busy moment has had time to go. */
async function residentBytes(base: string): Promise<number> {
  await pause(1000);
  return (await metricsOf(base)).get('process_resident_memory_bytes') ?? Number.NaN;
}

/** Starts a match of people only, and the same again whenever it is over. */
async function openTable(people: readonly Player[], wanted: SoakTable): Promise<void> {
  const [host, ...others] = people as readonly [Player, ...Player[]];
  const { game, options } = wanted;
  const seating = people.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const opened = await host.ask({
    ...{ type: 'open-table', game, options, seating, isPublic: false, clock: 'none' },
  });
  const table = opened.table!;
  for (const person of people) await person.ask({ type: 'enter', table });
  for (const [i, other] of others.entries()) {
    await other.ask({ type: 'sit', table, seat: i + 1 });
  }
  const shares = people.map(newContribution);
  for (const [i, person] of people.entries()) await person.ask(commitWish(table, shares[i]!));
  host.onEnd = () => void openTable(people, wanted);
  await host.ask({ type: 'start', table });
  for (const [i, person] of people.entries()) {
    await person.ask({ type: 'open-share', table, share: shares[i]! });
  }
}

type Done = Extract<ServerMessage, { type: 'done' }>;

class Player {
  socket!: RawSocket;
  readonly refused: string[] = [];
  onEnd = (): void => {};
  private readonly waiting = new Map<string, (done: Done) => void>();
  private lastKey = 0;
  private saidAt = 0;
  private answerKey = '';

  private constructor(
    private readonly game: string,
    private readonly clock: Clock,
    private readonly rng: Rng,
  ) {}

  static async arrive(base: string, game: string, clock: Clock, rng: Rng): Promise<Player> {
    const player = new Player(game, clock, rng);
    const cookie = await arrive(() => base);
    player.socket = await RawSocket.open(base, cookie, (text) => player.hear(text));
    return player;
  }

  ask(wish: { readonly type: string; readonly [name: string]: unknown }): Promise<Done> {
    const key = this.newKey();
    return new Promise((resolve) => {
      this.waiting.set(key, resolve);
      this.socket.send(JSON.stringify({ ...wish, key }));
    });
  }

  private newKey(): string {
    return `load-key-${++this.lastKey}`;
  }

  private hear(text: string): void {
    if (text.startsWith('{"type":"position"')) return this.see(JSON.parse(text) as Position);
    if (!text.startsWith('{"type":"done"') && !text.startsWith('{"type":"refused"')) return;
    const answer = JSON.parse(text) as Extract<ServerMessage, { type: 'done' | 'refused' }>;
    if (answer.type === 'refused') this.refused.push(answer.code);
    if (answer.key === this.answerKey) this.clock.note(performance.now() - this.saidAt);
    const waiting = this.waiting.get(answer.key ?? '');
    if (!waiting || answer.type === 'refused') return;
    this.waiting.delete(answer.key);
    waiting(answer);
  }

  private see({ match, view, question, outcome }: Position): void {
    if (outcome) return this.onEnd();
    if (!question) return;
    const { id, seat } = question;
    this.clock.think(() => {
      const move = chooseMove(this.game, view, seat, this.rng);
      const key = (this.answerKey = this.newKey());
      const text = JSON.stringify({ type: 'answer', key, match, question: id, move });
      this.saidAt = performance.now();
      this.socket.send(text);
    });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
