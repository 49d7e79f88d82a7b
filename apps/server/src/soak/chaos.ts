/**
 * Server processes are killed in the middle of everything, over and over, while
 * people and bots play on. Afterwards every move that was acknowledged must be
 * in the store, once, and everything anybody was shown must follow from it.
 */

import { fastRng, hashJson, type Rng } from '@parlor/kit';
import type { TableInfo } from '@parlor/protocol';
import { arrive } from './device.ts';
import { type Inspection, inspect } from './inspect.ts';
import { openTable, type SoakTable } from './opening.ts';
import { patientFetch } from './patientFetch.ts';
import { type Acknowledged, type Notes, SimulatedPlayer } from './simulatedPlayer.ts';
import { TestCluster, type StoreKind } from './testCluster.ts';

export interface ChaosOptions {
  readonly store: StoreKind;
  readonly nodes: number;
  readonly kills: number;
  /** Tables that are played at the same time, over and over. */
  readonly tables: readonly SoakTable[];
  readonly seed: number;
  readonly stop: AbortSignal;
  readonly progress: (kills: number, acknowledged: number) => void;
}

export interface ChaosReport extends Inspection {
  readonly store: StoreKind;
  readonly nodes: number;
  readonly kills: number;
  readonly freezes: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  /** Tables that did not go on after the last kill. */
  readonly stuck: number;
}

const LEASE_MS = 1000;
const LAST_WORDS = 1500;

/** Every so many kills a node is frozen instead, for longer than its leases last. */
const FREEZE_EVERY = 8;

/** Between two kills there must be traffic to be killed. */
const FEWEST_MOVES = 5;
const MOST_MOVES = 60;
const LONGEST_CALM_MS = 20_000;

/** Only what is stuck should meet this: a slow machine is no defect. */
const GOES_ON_WITHIN_MS = 240_000;

export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { store, nodes } = options;
  const cluster = await TestCluster.open({
    store,
    nodes,
    env: { LEASE_MS: String(LEASE_MS), ABSENCE_S: '3' },
  });
  try {
    return await new Chaos(cluster, options).run();
  } finally {
    await cluster.close();
  }
}

class Chaos {
  private readonly rng: Rng;
  private readonly acknowledged: Acknowledged[] = [];
  private readonly shown = new Map<string, Map<string, string>>();
  private readonly finished = new Set<string>();
  private readonly findings: string[] = [];
  private isEnding = false;
  private kills = 0;
  private freezes = 0;

  constructor(
    private readonly cluster: TestCluster,
    private readonly options: ChaosOptions,
  ) {
    this.rng = fastRng(options.seed, 1);
  }

  async run(): Promise<ChaosReport> {
    const { tables, seed, store, nodes } = this.options;
    const pairs = tables.map((table, i) => new PlayingPair(this, table, fastRng(seed, 2 + i)));
    const playing = pairs.map((pair) => pair.play());
    await this.killOverAndOver();
    this.isEnding = true;
    const wentOn = await Promise.all(pairs.map((pair) => pair.goesOn()));
    for (const [i, pair] of pairs.entries()) {
      if (!wentOn[i]) this.findings.push(`stuck: ${pair.state()}; ${await this.stored(pair)}`);
    }
    for (const pair of pairs) pair.close();
    await Promise.all(playing);
    const endings = await this.endings();
    const codes = await Promise.all(this.cluster.nodes.map((node) => node.stop()));
    for (const code of codes) if (code !== 0) this.findings.push(`a node stopped with ${code}`);
    const { acknowledged, shown } = this;
    const opened = await this.cluster.openStore();
    const found = await inspect(opened, { acknowledged, shown, endings });
    await opened.close();
    return {
      ...{ store, nodes, kills: this.kills, freezes: this.freezes },
      matches: this.shown.size,
      finished: endings.size,
      acknowledged: acknowledged.length,
      stuck: wentOn.filter((one) => !one).length,
      ...found,
      findings: [...this.findings, ...found.findings],
    };
  }

  /** How the store has it, and what the servers said last, for whoever has to find out why something is stuck. */
  private async stored({ at }: PlayingPair): Promise<string> {
    const store = await this.cluster.openStore();
    try {
      const table = at && (await store.table(at.id));
      const match = at?.match ? await store.match(at.match) : undefined;
      const heads = await store.heads(at?.match ? [at.match] : []);
      const words = this.cluster.nodes.map(({ log }) => log.slice(-LAST_WORDS)).join(' | ');
      return `in the store: table ${table?.status} ${table?.version}, match ${match?.status} ${[...heads.values()].join('')}; ${words}`;
    } finally {
      await store.close();
    }
  }

  private async killOverAndOver(): Promise<void> {
    const { kills, stop, progress } = this.options;
    const { nodes } = this.cluster;
    while (this.kills < kills && !stop.aborted) {
      await this.traffic();
      const node = nodes[this.rng.below(nodes.length)]!;
      const isFreeze = nodes.length > 1 && this.rng.below(FREEZE_EVERY) === 0;
      if (isFreeze) {
        await node.freeze(2 * LEASE_MS);
        this.freezes++;
        continue;
      }
      await node.kill();
      this.kills++;
      progress(this.kills, this.acknowledged.length);
      // Sometimes at once, sometimes only when others have taken over.
      if (nodes.length > 1 && this.rng.below(2) === 0) await pause(1.5 * LEASE_MS);
      await node.start();
    }
  }

  /** Until some moves have been acknowledged since, and then some chance moment more. */
  private async traffic(): Promise<void> {
    const wanted = this.acknowledged.length + FEWEST_MOVES + this.rng.below(MOST_MOVES);
    const until = Date.now() + LONGEST_CALM_MS;
    while (this.acknowledged.length < wanted && Date.now() < until) {
      if (this.options.stop.aborted) return;
      await pause(10);
    }
    await pause(this.rng.below(150));
  }

  /** The last hash of every finished match, as the server tells it. */
  private async endings(): Promise<Map<string, string>> {
    const endings = new Map<string, string>();
    const base = () => this.cluster.somewhere(this.rng);
    await arrive(base);
    for (const match of this.finished) {
      const response = await patientFetch(`${base()}/api/matches/${match}`);
      if (response.ok) {
        const { finalHash } = (await response.json()) as { readonly finalHash: string };
        endings.set(match, finalHash);
      } else this.findings.push(`no file of the finished match ${match}: ${response.status}`);
    }
    return endings;
  }

  get isOver(): boolean {
    return this.isEnding || this.options.stop.aborted;
  }

  nodeOf(rng: Rng): string {
    return this.cluster.somewhere(rng);
  }

  readonly notes: Notes = {
    acknowledged: (move) => void this.acknowledged.push(move),
    shown: ({ match, version, viewer, view }) => {
      const views = this.shown.get(match) ?? new Map<string, string>();
      views.set(`${version} ${viewer}`, hashJson(view));
      this.shown.set(match, views);
    },
    surprised: (what) => void this.findings.push(what),
  };

  end(match: string): void {
    this.finished.add(match);
  }
}

/** Fewer than the house keeps tables of one person in a day (`KeptBytes`): then others take their place. */
const MATCHES_A_DAY = 200;

/** Two people who play one match after the other. */
class PlayingPair {
  private people: SimulatedPlayer[] = [];
  private isClosed = false;

  constructor(
    private readonly chaos: Chaos,
    private readonly table: SoakTable,
    private readonly rng: Rng,
  ) {}

  async play(): Promise<void> {
    const nodeOf = () => this.chaos.nodeOf(this.rng);
    const sit = () => SimulatedPlayer.arrive(nodeOf, this.rng, this.chaos.notes);
    for (let matches = 0; !this.chaos.isOver; matches++) {
      if (matches % MATCHES_A_DAY === 0) {
        const newcomers = [await sit(), await sit()];
        for (const person of this.people) person.close();
        this.people = newcomers;
        if (this.isClosed) return this.close();
      }
      for (const person of this.people) person.game = this.table.game;
      // Whoever goes home in the middle of it gets no answer.
      const surprised = (what: string) => {
        if (!this.isClosed) this.chaos.notes.surprised(`${this.table.game}: ${what}`);
      };
      const phones = this.people.map(({ phone }) => phone);
      const table = await openTable(phones, this.table, { clock: 'none', surprised });
      if (this.isClosed) return;
      if (table === undefined) continue;
      for (const person of this.people) void person.follow(table);
      const [host] = this.people as [SimulatedPlayer];
      const isFinished = () =>
        host.phone.table?.id === table && host.phone.table.status === 'finished';
      while (!this.isClosed && !(await host.phone.until(isFinished, 1000)));
      if (this.isClosed) return;
      this.chaos.end(host.phone.table!.match!);
      for (const person of this.people) await person.exit(table);
    }
  }

  /** Does it go on when nobody is killed any more? */
  async goesOn(): Promise<boolean> {
    const [host] = this.people;
    if (!host) return true;
    const { phone } = host;
    const before = phone.position;
    return phone.until(
      () =>
        phone.table?.status === 'finished' ||
        phone.position?.match !== before?.match ||
        (phone.position?.version ?? 0) > (before?.version ?? 0),
      GOES_ON_WITHIN_MS,
    );
  }

  /** Where it takes place now. */
  get at(): TableInfo | undefined {
    return this.people[0]?.phone.table;
  }

  /** For whoever has to find out why it is stuck. */
  state(): string {
    return this.people
      .map(({ lastAnswer, phone: { table, position, status } }) => {
        const asked = position?.questions.map(({ seat, kind }) => `${seat} ${kind}`).join(', ');
        return `${this.table.game} ${table?.id} ${table?.status} ${table?.version}, version ${position?.version}, ply ${position?.ply}, asked ${asked}, line ${status}, ${lastAnswer}`;
      })
      .join(' | ');
  }

  close(): void {
    this.isClosed = true;
    for (const person of this.people) person.close();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
