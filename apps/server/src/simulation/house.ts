/** A whole house in one process: nodes, database, bus, people and their devices, on simulated time and from a seed. */

import type { Rng } from '@parlor/kit';
import { thisMachine } from '../adapters/machine/machine.ts';
import { type Config, readConfig } from '../application/ports/config.ts';
import { reasonOf } from '../application/ports/log.ts';
import { Operator } from '../application/order/operator.ts';
import { type Call, type Core, coreOf, storeOf } from '../adapters/store/sql/core.ts';
import type { StoredMatch } from '../domain/records.ts';
import type { SoakTable } from '../soak/opening.ts';
import { between, fnv, inThousand, streamOf } from './engine/chance.ts';
import { BEGINNING, type Computer } from './engine/machine.ts';
import { SimulatedProcess } from './engine/process.ts';
import { Scheduler } from './engine/scheduler.ts';
import { Trace } from './engine/trace.ts';
import type { Fault } from './faults/fault.ts';
import { Suffering } from './suffering.ts';
import { type Counts, FAULT_KINDS, type FaultName, Tally } from './faults/tally.ts';
import { usualWeather } from './faults/weather.ts';
import { present } from './node/editions.ts';
import { SimulatedBus } from './node/simulatedBus.ts';
import { type NodeSurroundings, SimulatedNode } from './node/simulatedNode.ts';
import { Findings } from './oracles/findings.ts';
import { Oracles } from './oracles/oracles.ts';
import { arrive } from './players/arrive.ts';
import { beCurious } from './players/curious.ts';
import { Device } from './players/device.ts';
import { Hostile } from './players/hostile.ts';
import { Party } from './players/party.ts';
import { Player } from './players/player.ts';
import { Quarrel } from './players/quarrel.ts';
import { Visitor } from './players/visitor.ts';
import { memoryCore } from './store/memoryCore.ts';
import { Rows } from './store/rows.ts';
import { sqliteCore } from './store/sqliteCore.ts';
import type { Done } from './store/storeLine.ts';

export interface HouseOptions {
  readonly seed: number;
  readonly tables: readonly SoakTable[];
  readonly faults: readonly Fault[];
  readonly layout: Layout;
  /** Simulated milliseconds before it is given time to come to rest. */
  readonly ms: number;
  /** Kinds of faults that happen; all of them without it. */
  readonly kinds?: readonly FaultName[];
  /** Is handed every line of the trace. */
  readonly trace?: (line: string) => void;
  /** Ends where it would be given time to come to rest. */
  readonly isBrief?: boolean;
}

/** How large a house is. */
export interface Layout {
  readonly nodes: number;
  readonly parties: number;
  readonly peopleAtTable: number;
  readonly watchersAtTable: number;
  /** Those who mean no good. */
  readonly hostile: number;
  /** Groups of people who do not get along; none in stories from before there were any. */
  readonly quarrels?: number;
  /** Those who come, sign out and have everything deleted, one after the other. */
  readonly visitors?: number;
  /** The longest time between two faults. */
  readonly calmMs: number;
  /** The database: a model of one, or SQLite itself. */
  readonly store: 'memory' | 'sqlite';
}

export interface HouseReport {
  readonly seed: number;
  readonly hash: number;
  readonly findings: Findings['all'];
  readonly simulatedMs: number;
  readonly steps: number;
  readonly crashes: number;
  /** What each process that was killed was busy with. */
  readonly killedWhile: Counts;
  /** How often each kind of fault has happened. */
  readonly faults: Counts;
  readonly matches: number;
  readonly acknowledged: number;
  readonly shown: number;
  /** The newest lines of the trace, where there are findings. */
  readonly tail: readonly string[];
}

export const LEASE_MS = 1000;
const CLOCK_S = 4;
const HOST_AWAY_S = 8;
const OPENING_S = 4;
const ABANDONED_S = 6;

/** Times are shorter than usual, so that more happens in an hour; limits are as everywhere. */
const CONFIG: Config = readConfig({
  ...{ LEASE_MS: String(LEASE_MS), ABSENCE_S: '3', BOT_PACE_MS: '0' },
  ABANDONED_S: String(ABANDONED_S),
  CLOCK_BRISK_S: String(CLOCK_S),
  OPENING_S: String(OPENING_S),
  HOST_AWAY_S: String(HOST_AWAY_S),
});

/** What may be saved up, what comes in the same second, and a little. */
const MOST_DONE = 5 * CONFIG.COMMANDS_PER_SECOND;

/** When nothing goes wrong any more, everybody must get to the end of their match within so long. */
const COMES_TO_REST_MS = 600_000;

/** When nothing goes wrong any more, so long it may take until nobody suffers from it any more. */
const SETTLES_MS = 12_000;
const PEACE_S = 25;
/** When stand-ins play for whoever is missing, a node ends: others have to take its matches up. */
const DIES_AT_S = 6;

/** What nobody needs leaves memory within so long. */
const FORGETS_MS = 100_000;

/** One computer in a million counts so much faster or slower than another. */
const DRIFT = 0.0002;

/** Of a thousand lines so many go to another node than the one everybody of a device usually goes to. */
const WANDERS = 500;

export class House {
  readonly scheduler: Scheduler;
  readonly nodes: readonly SimulatedNode[];
  readonly devices: Device[] = [];
  private readonly findings: Findings;
  private readonly oracles: Oracles;
  private readonly tally = new Tally();
  private readonly trace: Trace;
  private readonly suffering: Suffering;
  private parties: Party[] = [];
  private guests = 0;
  private visitors: Visitor[] = [];
  private isClosing = false;
  private core: Core | undefined;
  private readonly isOn = (kind: FaultName): boolean =>
    (this.options.kinds ?? FAULT_KINDS).includes(kind);

  constructor(private readonly options: HouseOptions) {
    const { seed, layout } = options;
    const { isOn } = this;
    const suffered = (what: string) => this.tally.add(what);
    const weather = usualWeather(isOn);
    this.findings = new Findings(() => this.scheduler.now);
    this.trace = new Trace(options.trace);
    this.scheduler = new Scheduler({
      seed,
      trace: this.trace,
      defer: thisMachine.defer,
      failed: (error) => this.findings.add('error', `thrown: ${reasonOf(error)}`),
    });
    const now = () => this.scheduler.now;
    this.oracles = new Oracles({
      findings: this.findings,
      now,
      clockMs: 1000 * CLOCK_S,
      restMs: 1000 * ABANDONED_S,
      mostDone: MOST_DONE,
      hostAwayMs: 1000 * HOST_AWAY_S,
    });
    const bus = new SimulatedBus(this.chance('bus'), weather.bus, suffered);
    const around: NodeSurroundings = {
      ...{ seed, scheduler: this.scheduler, config: CONFIG, bus, weather, suffered },
      core: () => this.core!,
      isTornInside: layout.store === 'sqlite',
      stored: (done) => this.stored(done),
      logged: (...line) => this.oracles.logged(...line),
      askedTwice: (what) => this.findings.add('doubled', `${what} thinks twice about a question`),
    };
    this.nodes = Array.from(
      { length: layout.nodes },
      (_, i) => new SimulatedNode(`node${i}`, this.newComputer(`computer${i}`), around),
    );
    const { nodes, devices, scheduler, tally } = this;
    this.suffering = new Suffering({ nodes, devices, scheduler, bus, weather, tally, isOn });
  }

  /** The database has done something for a node. */
  private stored(done: Done): void {
    const { call, args, process } = done;
    this.scheduler.note(
      process.name,
      `has done ${call} #${fnv(JSON.stringify(args)).toString(16)}`,
    );
    // An oracle knows one edition of the rules.
    const [match] = args;
    const isBegun = call === 'createMatch';
    this.oracles.stored(isBegun ? { ...done, args: [present(match as StoredMatch)] } : done);
  }

  private chance(name: string): Rng {
    return streamOf(this.options.seed, name);
  }

  private newComputer(name: string): Computer {
    const rng = this.chance(name);
    return { wallError: between(rng, -500, 500), rate: 1 + between(rng, -DRIFT, DRIFT) };
  }

  private openStore(): Core | Promise<Core> {
    const { scheduler, suffering } = this;
    if (this.options.layout.store === 'memory') {
      return memoryCore(new Rows(), () => Math.round(BEGINNING + scheduler.now));
    }
    return sqliteCore({
      ...{ scheduler, rng: this.chance('sqlite'), weather: suffering.weather.store },
      suffered: (what) => this.tally.add(what),
    });
  }

  async run(): Promise<HouseReport> {
    const { ms, faults, layout, isBrief = false } = this.options;
    const { isOn } = this;
    this.core = await this.openStore();
    const unhandled = (error: unknown) =>
      this.findings.add('error', `unhandled rejection: ${reasonOf(error)}`);
    process.on('unhandledRejection', unhandled);
    try {
      for (const node of this.nodes) node.start();
      this.suffering.plan(faults);
      for (let i = 0; i < layout.parties; i++) void this.invite(i);
      const hostile = isOn('hostile') ? layout.hostile : 0;
      for (let i = 0; i < hostile; i++) void this.suspect(`h${i}`);
      for (let i = 0; i < (layout.quarrels ?? 0); i++) void this.quarrel(`q${i}`);
      for (let i = 0; i < (layout.visitors ?? 0); i++) this.expect(`v${i}`);
      const isFound = () => this.findings.all.length > 0;
      await this.scheduler.run(ms, isFound);
      const isEnough = () => isBrief || isFound();
      if (!isEnough()) await this.havePeace(isFound);
      if (!isEnough()) await this.comeToRest(isFound);
      if (!isEnough()) await this.goHome(isFound);
    } finally {
      process.off('unhandledRejection', unhandled);
      await this.core.close();
    }
    const { scheduler, oracles } = this;
    return {
      seed: this.options.seed,
      hash: this.trace.hash >>> 0,
      findings: this.findings.all,
      simulatedMs: scheduler.now,
      steps: scheduler.steps,
      crashes: this.suffering.crashes,
      killedWhile: this.suffering.killedWhile.all,
      faults: this.tally.all,
      matches: this.parties.reduce((sum, party) => sum + party.finished, 0),
      acknowledged: oracles.matches.acknowledged,
      shown: oracles.matches.shown,
      tail: this.findings.all.length > 0 ? this.trace.tail : [],
    };
  }

  /** Nothing goes wrong any more, and matches go on: soon everything must go smoothly, though somebody is missing and a node ends. */
  private async havePeace(isFound: () => boolean): Promise<void> {
    const { scheduler, suffering, devices, oracles } = this;
    suffering.end();
    // Lines that were broken without anybody knowing.
    for (const { line } of devices) line?.cut();
    await scheduler.run(scheduler.now + SETTLES_MS, isFound);
    if (isFound()) return;
    oracles.quietSince = scheduler.now;
    const missing = this.missing();
    for (const { line, process } of missing) {
      line?.cut();
      process.freeze();
    }
    const dying = this.chance('dying').pick(this.nodes);
    for (let i = 0; i < PEACE_S && !isFound(); i++) {
      await scheduler.run(scheduler.now + 1000, isFound);
      oracles.look(this.nodes);
      if (i === DIES_AT_S) dying.kill();
      dying.start();
    }
    for (const { process } of missing) process.thaw();
  }

  /** Somebody with all their devices; or everybody at their table, so that nobody is there any more. */
  private missing(): Device[] {
    const { devices } = this;
    const rng = this.chance('missing');
    const { player, table } = rng.pick(devices);
    const isAlone = rng.below(2) === 0 || table === undefined;
    return devices.filter((device) =>
      isAlone ? device.player === player : device.table?.id === table.id,
    );
  }

  /** Everybody has left: a while later no node remembers anything of it. */
  private async goHome(isFound: () => boolean): Promise<void> {
    const { scheduler, nodes, oracles } = this;
    await scheduler.run(scheduler.now + FORGETS_MS, isFound);
    for (const node of nodes) oracles.lookAtRest(node.name, node);
    await oracles.lookAtKept(this.core!);
  }

  /** Whatever is under way must come to its end. */
  private async comeToRest(isFound: () => boolean): Promise<void> {
    this.isClosing = true;
    const { layout } = this.options;
    const isGone = ({ isOver, begun }: Visitor) =>
      isOver && begun.every((table) => this.oracles.isOverAt(table));
    const isAtRest = () =>
      this.parties.length === layout.parties &&
      this.parties.every(({ isOver }) => isOver) &&
      this.visitors.every(isGone);
    await this.scheduler.run(this.scheduler.now + COMES_TO_REST_MS, () => isAtRest() || isFound());
    if (isAtRest() || isFound()) return;
    for (const { stage, isOver } of this.parties) {
      if (!isOver) this.findings.add('stuck', `${stage}; ${this.state()}`);
    }
    if (this.parties.length < layout.parties) this.findings.add('stuck', 'nobody is let in');
    if (!this.visitors.every(isGone)) this.findings.add('stuck', 'a visitor does not get away');
  }

  private state(): string {
    return this.devices
      .map(({ name, status, table, position, unanswered }) => {
        const asked = position?.questions.map(({ seat }) => seat).join();
        const open = [...unanswered.values()].map(({ wish }) => wish.type).join();
        return `${name} ${status} table ${table?.status} ${table?.version} version ${position?.version} asked ${asked} unanswered ${open}`;
      })
      .join('; ');
  }

  /** A few people come to the house and play. */
  private async invite(party: number): Promise<void> {
    const { layout, tables } = this.options;
    const surprised = (what: string) => this.findings.add('refused', what);
    const players: Player[] = [];
    for (let i = 0; i < layout.peopleAtTable; i++) {
      const name = `p${party}.${i}`;
      const session = await this.sessionOf(name);
      const devices = ['phone', 'tablet'].map((what) => this.newDevice(`${name} ${what}`, session));
      players.push(new Player({ devices, rng: this.chance(name), surprised }));
    }
    const watchers: Device[] = [];
    for (let i = 0; i < layout.watchersAtTable; i++) {
      const name = `w${party}.${i}`;
      const watcher = this.newDevice(name, await this.sessionOf(name));
      beCurious(watcher, this.chance(`${name} is curious`));
      watchers.push(watcher);
    }
    const made = new Party({
      ...{ players, watchers, tables, surprised, rng: this.chance(`party${party}`) },
      isClosing: () => this.isClosing,
    });
    this.parties.push(made);
    void made.play();
  }

  /** Somebody comes who does not want to be remembered. */
  private expect(name: string): void {
    const { scheduler, options } = this;
    const rng = this.chance(name);
    const visitor = new Visitor({
      ...{ name, scheduler, rng, tables: options.tables },
      nodeOf: () => rng.pick(this.nodes),
      arrive: (visit) => this.sessionOf(visit),
      newDevice: (device, session) => this.makeDevice(device, session),
      isClosing: () => this.isClosing,
    });
    this.visitors.push(visitor);
    void visitor.visit();
  }

  private async suspect(name: string): Promise<void> {
    const { scheduler, devices, suffering, oracles } = this;
    const rng = this.chance(name);
    const session = await this.sessionOf(name);
    const hostile = new Hostile({
      ...{ scheduler, name, rng, session, honest: devices, weather: suffering.weather.line },
      nodeOf: () => rng.pick(this.nodes),
      watch: (speaker) => oracles.hostileLine(speaker),
      suffered: (what) => this.tally.add(what),
      isClosing: () => this.isClosing,
    });
    hostile.visit();
  }

  private async quarrel(name: string): Promise<void> {
    let guests = 0;
    const newGuest = async () => {
      const guest = `${name}.${guests++}`;
      return this.makeDevice(guest, await this.sessionOf(guest));
    };
    const { scheduler } = this;
    const operator = new SimulatedProcess(scheduler, `${name} operator`);
    const core = this.core!;
    // On the store itself, as from another process; what goes wrong between a node and its store is told elsewhere.
    const store = storeOf(
      coreOf((call) => async (...args) => {
        const result = await (core[call] as unknown as Call)(...args);
        this.stored({ call, args, result, process: operator });
        return result;
      }),
    );
    const rng = this.chance(name);
    const world = {
      now: () => Math.round(BEGINNING + scheduler.now),
      randomBytes: (bytes: number) =>
        Buffer.from(Array.from({ length: bytes }, () => rng.below(256))),
    };
    await new Quarrel({
      host: await newGuest(),
      friend: await newGuest(),
      ...{ newGuest, rng, store, tables: this.options.tables },
      operator: new Operator({ store, world, name: 'operator' }),
      found: (what) => this.findings.add('unruly', what),
      isClosing: () => this.isClosing,
    }).begin();
  }

  private sessionOf(name: string) {
    const { scheduler } = this;
    const rng = this.chance(`${name} arrives`);
    // Everybody is at home: those who come again and again until they are let in are many new guests.
    const guest = this.guests++;
    const address = `10.0.${guest >> 8}.${guest & 255}`;
    return arrive({ scheduler, rng, nodeOf: () => rng.pick(this.nodes), address });
  }

  /** One that may suffer faults. */
  private newDevice(name: string, session: Awaited<ReturnType<typeof arrive>>): Device {
    const device = this.makeDevice(name, session);
    this.devices.push(device);
    return device;
  }

  private makeDevice(name: string, session: Awaited<ReturnType<typeof arrive>>): Device {
    const rng = this.chance(name);
    const home = rng.pick(this.nodes);
    return new Device({
      ...{ scheduler: this.scheduler, name, rng, session, weather: this.suffering.weather.line },
      suffered: (what) => this.tally.add(what),
      nodeOf: () => (inThousand(rng, WANDERS) ? rng.pick(this.nodes) : home),
      witness: this.oracles,
    });
  }
}
