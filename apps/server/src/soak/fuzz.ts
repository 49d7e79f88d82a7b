/**
 * Malformed and hostile frames and requests by the hundred thousand. The server
 * must answer or hang up, and be none the worse for it: no crash, no error that
 * nobody expected, no memory kept.
 */

import { fastRng, type Rng } from '@parlor/kit';
import WebSocket from 'ws';
import { chooseMove } from './chooseMove.ts';
import { arrive, Device } from './device.ts';
import { HostileFrames, type Known } from './hostileFrames.ts';
import { HostileRequests, loiter } from './hostileRequests.ts';
import { heapOf, INSPECTED } from './heap.ts';
import { metricsOf } from './measures.ts';
import type { NodeProcess } from './nodeProcess.ts';
import { openTable, type SoakTable } from './opening.ts';
import { TestCluster } from './testCluster.ts';

export interface FuzzOptions {
  readonly count: number;
  readonly table: SoakTable;
  readonly seed: number;
  readonly stop: AbortSignal;
  readonly progress: (by: number) => void;
}

export interface FuzzReport {
  frames: number;
  requests: number;
  /** Frames the server refused; some others happened to make sense. */
  refused: number;
  unhandled: number;
  crashes: number;
  /** After everything unreachable was collected, in bytes. */
  heapBefore: number;
  heapAfter: number;
  readonly findings: string[];
}

/** Of a hundred hostile things so many are requests. */
const REQUESTS = 10;
const FRAMES_AT_ONCE = 50;
const LOITERERS = 50;

/** What the first ones warm up belongs to the program: caches, compiled code. */
const WARM_UP_SHARE = 0.2;

/** Finished commands and known tables are remembered for a while; a leak would be far more. */
const MOST_GROWTH = 16 * 2 ** 20;

/** What a limit refuses is never read, and to be read is what these are for; they all come from one person. */
const READ_TO_THE_END = {
  COMMANDS_PER_SECOND: '10000',
  REQUESTS_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
};

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const cluster = await TestCluster.open({
    ...{ store: 'sqlite', nodes: 1, flags: INSPECTED },
    env: READ_TO_THE_END,
  });
  try {
    return await new Fuzz(cluster, options).run();
  } finally {
    await cluster.close();
  }
}

class Fuzz {
  private readonly rng: Rng;
  private readonly base: string;
  private readonly report: FuzzReport = {
    ...{ frames: 0, requests: 0, refused: 0, unhandled: 0, crashes: 0 },
    ...{ heapBefore: 0, heapAfter: 0, findings: [] },
  };
  private sent = 0;

  constructor(
    private readonly cluster: TestCluster,
    private readonly options: FuzzOptions,
  ) {
    this.rng = fastRng(options.seed, 1);
    this.base = cluster.nodes[0]!.base!;
  }

  async run(): Promise<FuzzReport> {
    const { count } = this.options;
    const victim = await arrive(() => this.base);
    const known = await this.bystanders(victim);
    const end = loiter(this.base, LOITERERS);
    await this.pour(WARM_UP_SHARE * count, victim, known);
    const [node] = this.cluster.nodes as [NodeProcess];
    if (node.base === undefined) this.report.crashes = 1;
    if (this.report.crashes === 0) this.report.heapBefore = await heapOf(node);
    await this.pour(count, victim, known);
    end();
    if (this.report.crashes === 0) this.report.heapAfter = await heapOf(node);
    const metrics = await metricsOf(this.base).catch(() => new Map<string, number>());
    this.report.unhandled = metrics.get('parlor_unhandled_total') ?? -1;
    if (node.base === undefined) this.report.crashes = 1;
    const { heapBefore, heapAfter, findings, unhandled, crashes } = this.report;
    if (heapAfter - heapBefore > MOST_GROWTH) findings.push('the heap has grown');
    if (unhandled !== 0) findings.push(`${unhandled} errors nobody expected`);
    const failure = /"event":"(?:frame|command|request)-failed".*/.exec(node.log)?.[0];
    if (failure !== undefined) findings.push(failure);
    if (crashes > 0) findings.push(`the server crashed:\n${node.log}`);
    if ((metrics.get('parlor_workers_lost_total') ?? 0) > 0) findings.push('a worker was lost');
    return this.report;
  }

  /** A real match, so that some ids are right; its player is the one whose cookie is misused. */
  private async bystanders(cookie: string): Promise<Known> {
    const moves: unknown[] = [];
    const device = new Device(cookie, () => this.base, {
      position: ({ view, question, match }) => {
        if (!question || moves.length >= 20) return;
        const move = chooseMove(this.options.table.game, view, question.seat, this.rng);
        moves.push(move);
        void device.say({ type: 'answer', match, question: question.id, move });
      },
    });
    const surprised = (what: string) => void this.report.findings.push(what);
    const table = await openTable([device], this.options.table, { clock: 'none', surprised });
    await device.until(() => moves.length >= 3);
    const match = device.table?.match ?? '';
    const { player = '' } = device;
    device.close();
    return { table: table ?? '', match, player, moves };
  }

  /** Until `upTo` in all. */
  private async pour(upTo: number, cookie: string, known: Known): Promise<void> {
    const { stop, progress } = this.options;
    const frames = new HostileFrames(this.rng, known);
    const requests = new HostileRequests(this.rng, this.base, cookie);
    while (this.sent < upTo && !stop.aborted && this.report.crashes === 0) {
      const wave = Math.min(FRAMES_AT_ONCE * 4, upTo - this.sent);
      const asRequests = Math.round((wave * REQUESTS) / 100);
      const bursts = Math.ceil((wave - asRequests) / FRAMES_AT_ONCE);
      const dealtWith = await Promise.all([
        ...Array.from({ length: asRequests }, () => requests.next()),
        ...Array.from({ length: bursts }, () => this.burst(frames, cookie, known)),
      ]);
      this.report.requests += asRequests;
      this.sent += wave;
      progress(wave);
      if (dealtWith.includes(false)) await this.see();
    }
  }

  /** Some frames on one socket, and then an honest question: true when it was answered, or the server hung up. */
  private burst(frames: HostileFrames, cookie: string, { table }: Known): Promise<boolean> {
    // Only what is stuck should meet this: a slow machine is no defect.
    const ANSWERED_WITHIN_MS = 240_000;
    return new Promise((resolve) => {
      const socket = new WebSocket(`${this.base.replace(/^http/, 'ws')}/socket`, {
        headers: { cookie },
        perMessageDeflate: false,
      });
      const timer = setTimeout(() => {
        this.report.findings.push('a question after hostile frames was not answered');
        socket.terminate();
        resolve(false);
      }, ANSWERED_WITHIN_MS);
      let isOpen = false;
      socket.on('open', () => {
        isOpen = true;
        socket.send(JSON.stringify({ type: 'enter', key: 'fuzz-enter', table }));
        for (let i = 0; i < FRAMES_AT_ONCE; i++) socket.send(frames.next());
        this.report.frames += FRAMES_AT_ONCE;
        socket.send(JSON.stringify({ type: 'ping', key: 'fuzz-honest' }));
      });
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"type":"refused"')) this.report.refused++;
        if (text.includes('"key":"fuzz-honest"')) socket.close();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(timer);
        resolve(isOpen);
      });
    });
  }

  /** Is it still there? */
  private async see(): Promise<void> {
    try {
      await fetch(`${this.base}/healthz`);
    } catch {
      this.report.crashes++;
    }
  }
}
