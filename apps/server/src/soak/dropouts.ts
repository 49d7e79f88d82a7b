/**
 * Simulated players who drop out of their matches: lines break, people leave,
 * fall silent, never come back, or come back on another device. Whatever they
 * do, in whatever phase of whichever game, every match must come to its end.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, type Rng } from '@parlor/kit';
import type { Position, TableInfo } from '@parlor/protocol';
import { chooseMove } from './chooseMove.ts';
import { arrive, Device } from './device.ts';
import { homeOf } from './homes.ts';
import { openTable, type SoakTable } from './opening.ts';
import { patientFetch } from './patientFetch.ts';
import { TestCluster } from './testCluster.ts';

const MANNERS = ['drops', 'returns', 'recovers', 'leaves', 'vanishes', 'falls silent'] as const;
type Manner = (typeof MANNERS)[number];

export interface DropoutsOptions {
  readonly count: number;
  /** How many runs at the same time. */
  readonly atOnce: number;
  /** The games of one run, one after the other. */
  readonly games: readonly SoakTable[];
  readonly seed: number;
  readonly stop: AbortSignal;
  readonly progress: (rounds: number, matches: number) => void;
}

export interface DropoutsReport {
  rounds: number;
  matches: number;
  readonly vanished: Record<Manner, number>;
  /** In how many different kinds of questions, over all games, somebody vanished. */
  phases: number;
  stuck: number;
  readonly findings: string[];
}

/** As short as the server allows: whoever is gone for a second is played for. */
const IMPATIENT = {
  ABSENCE_S: '1',
  ABANDONED_S: '1',
  CLOCK_BRISK_S: '1',
  BOT_WORKERS: '1',
  LEASE_MS: '1500',
};

/** Long after everybody's time is up, even on a crowded machine. */
const STUCK_AFTER_MS = 280_000;
const LOOK_EVERY_MS = 200;

/** Chances in a hundred that somebody means to vanish from a match. */
const VANISHES = 70;
const LATEST_PLY = 60;
const LONGEST_ABSENCE_MS = 2500;

export async function dropouts(options: DropoutsOptions): Promise<DropoutsReport> {
  const cluster = await TestCluster.open({ store: 'sqlite', nodes: 1, env: IMPATIENT });
  const report: DropoutsReport = {
    rounds: 0,
    matches: 0,
    vanished: { drops: 0, returns: 0, recovers: 0, leaves: 0, vanishes: 0, 'falls silent': 0 },
    phases: 0,
    stuck: 0,
    findings: [],
  };
  const phases = new Set<string>();
  let next = 0;
  const hold = async () => {
    while (next < options.count && !options.stop.aborted) {
      const rng = fastRng(options.seed + next++, 1);
      await new Run(cluster, options, report, phases, rng).run();
      report.rounds++;
      options.progress(report.rounds, report.matches);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.atOnce }, hold));
    report.phases = phases.size;
    const metrics = await (await fetch(`${cluster.nodes[0]!.base}/metrics`)).text();
    if (!/^parlor_unhandled_total 0$/m.test(metrics)) report.findings.push('unhandled errors');
    return report;
  } finally {
    await cluster.close();
  }
}

class Run {
  private readonly nodeOf: () => string;

  constructor(
    private readonly cluster: TestCluster,
    private readonly options: DropoutsOptions,
    private readonly report: DropoutsReport,
    private readonly phases: Set<string>,
    private readonly rng: Rng,
  ) {
    this.nodeOf = () => cluster.somewhere(rng);
  }

  async run(): Promise<void> {
    const cookies = [await arrive(this.nodeOf), await arrive(this.nodeOf)];
    for (const table of this.options.games) {
      if (this.options.stop.aborted) return;
      await this.play(cookies, table);
    }
  }

  private async play(cookies: readonly string[], wanted: SoakTable): Promise<void> {
    const people = cookies.map((cookie) => this.person(cookie, wanted.game));
    const devices = people.map(({ device }) => device);
    // Where somebody falls silent in company, only a clock helps.
    const needsClock = people.some(({ manner }) => manner === 'falls silent');
    const clock: TableInfo['clock'] = needsClock || this.rng.below(2) === 0 ? 'brisk' : 'none';
    const surprised = (what: string) => void this.report.findings.push(`${wanted.game}: ${what}`);
    const table = await openTable(devices, wanted, { clock, surprised });
    const match = table === undefined ? undefined : await this.matchOf(people[0]!);
    if (table !== undefined && match !== undefined) {
      for (const person of people) person.begin(table);
      if (!(await this.ends(match))) {
        this.report.stuck++;
        const state = people.map((person) => person.state()).join(' | ');
        this.report.findings.push(
          `stuck: ${wanted.game}, clock ${clock}, match ${match}: ${state}`,
        );
      }
      this.report.matches++;
    }
    for (const person of people) person.close();
  }

  private person(cookie: string, game: string): Person {
    const manner = this.rng.below(100) < VANISHES ? this.rng.pick(MANNERS) : undefined;
    return new Person({
      ...{ cookie, game, manner, nodeOf: this.nodeOf },
      from: this.rng.below(LATEST_PLY),
      rng: fastRng(this.rng.below(2 ** 31), 1),
      vanished: (kind, how) => {
        this.phases.add(`${game} ${kind}`);
        this.report.vanished[how]++;
      },
      failed: (what) => void this.report.findings.push(`${game}: ${what}`),
    });
  }

  private async matchOf({ device }: Person): Promise<string | undefined> {
    await device.until(() => typeof device.table?.match === 'string');
    return device.table?.match ?? undefined;
  }

  /** Nobody needs to look on: the file of a match is there as soon as it is over. */
  private async ends(match: string): Promise<boolean> {
    const until = Date.now() + STUCK_AFTER_MS;
    while (Date.now() < until && !this.options.stop.aborted) {
      const response = await patientFetch(`${this.cluster.nodes[0]!.base}/api/matches/${match}`);
      await response.arrayBuffer();
      if (response.ok) return true;
      await pause(LOOK_EVERY_MS);
    }
    return this.options.stop.aborted;
  }
}

interface PersonParts {
  readonly cookie: string;
  readonly game: string;
  readonly manner: Manner | undefined;
  /** The first ply at which they may vanish. */
  readonly from: number;
  readonly nodeOf: () => string;
  readonly rng: Rng;
  readonly vanished: (kind: string, manner: Manner) => void;
  readonly failed: (what: string) => void;
}

class Person {
  device: Device;
  private table = '';
  private isHere = true;
  private from: number;
  /** Stops whoever is still away when the match is over: soon there may be no server to come back to. */
  private readonly over = new AbortController();
  private lastSaid = '';

  constructor(private readonly parts: PersonParts) {
    this.from = parts.from;
    this.device = this.newDevice(parts.cookie);
  }

  get manner(): Manner | undefined {
    return this.parts.manner;
  }

  /** The match has begun. */
  begin(table: string): void {
    this.table = table;
    if (this.device.position) this.see(this.device.position);
  }

  private newDevice(cookie: string): Device {
    return new Device(cookie, this.parts.nodeOf, { position: (position) => this.see(position) });
  }

  private see(position: Position): void {
    // Whoever vanished before the start was answered would be missed for the wrong reason.
    if (!this.isHere || this.table === '' || position.outcome) return;
    const { manner, rng } = this.parts;
    // In the middle of one's own question, or while others are thinking.
    const kind = position.question
      ? (position.questions.find(({ seat }) => seat === position.viewer)?.kind ?? '')
      : `others: ${position.questions[0]?.kind}`;
    if (manner && position.ply >= this.from && rng.below(2) === 0) {
      this.from = position.ply + rng.below(LATEST_PLY);
      this.isHere = false;
      this.parts.vanished(kind, manner);
      this.vanish(manner).catch((error: unknown) => {
        if (!this.over.signal.aborted) this.parts.failed(`${manner}: ${String(error)}`);
      });
    } else this.answer(position);
  }

  private answer({ match, view, question }: Position): void {
    if (!question) return;
    const move = chooseMove(this.parts.game, view, question.seat, this.parts.rng);
    this.lastSaid = `waiting at ${question.id}`;
    void this.device.say({ type: 'answer', match, question: question.id, move }).then((said) => {
      this.lastSaid = `${question.id}: ${said?.type === 'refused' ? said.code : said?.type}`;
    });
  }

  private async vanish(manner: Manner): Promise<void> {
    const { rng, cookie, nodeOf } = this.parts;
    switch (manner) {
      case 'drops':
        this.isHere = true;
        return this.device.drop();
      case 'leaves':
        await this.device.say({ type: 'leave', table: this.table });
        return this.device.close();
      case 'vanishes':
        return this.device.close();
      case 'falls silent':
        return;
      case 'returns':
      case 'recovers': {
        const table = this.table;
        this.device.close();
        const { signal } = this.over;
        await pause(rng.below(LONGEST_ABSENCE_MS), undefined, { signal });
        const other = manner === 'returns' ? cookie : await recovered(nodeOf(), cookie, signal);
        this.isHere = true;
        this.device = this.newDevice(other);
        await this.device.say({ type: 'enter', table });
      }
    }
  }

  /** For whoever has to find out why a match is stuck. */
  state(): string {
    const { position, status } = this.device;
    const asked = position?.questions.map(({ seat, kind }) => `${seat} ${kind}`).join(', ');
    return `${this.manner ?? 'stays'}, ${this.isHere ? 'here' : 'gone'}, line ${status}, ply ${position?.ply}, asked ${asked}, ${this.lastSaid}`;
  }

  close(): void {
    this.over.abort();
    this.device.close();
  }
}

/** The cookie of the same player on another device, by a recovery link. */
async function recovered(base: string, cookie: string, signal: AbortSignal): Promise<string> {
  const home = homeOf(cookie);
  const asked = { method: 'POST', headers: { cookie, ...home }, signal };
  const link = await fetch(`${base}/api/recovery`, asked);
  const { path } = (await link.json()) as { readonly path: string };
  const response = await fetch(`${base}/api/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...home },
    body: JSON.stringify({ token: path.split('#')[1] }),
    signal,
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
}
