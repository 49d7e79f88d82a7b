/** A whole house in one process: nodes, database, bus, people and their devices, on simulated time and from a seed. */

import type { Rng } from '@parlor/kit';
import { thisMachine } from '../adapters/machine/machine.ts';
import type { Config } from '../application/ports/config.ts';
import { reasonOf } from '../application/ports/log.ts';
import type { Core } from '../adapters/store/sql/core.ts';
import type { StoredMatch } from '../domain/records.ts';
import type { SoakTable } from '../soak/opening.ts';
import { Company, type Guests } from './company.ts';
import { between, fnv, streamOf } from './engine/chance.ts';
import { BEGINNING, type Computer } from './engine/machine.ts';
import { Scheduler } from './engine/scheduler.ts';
import { Trace } from './engine/trace.ts';
import type { Fault } from './faults/fault.ts';
import {
  ABANDONED_S,
  CLOCK_S,
  configOf,
  HOST_AWAY_S,
  LAST_WHILE_S,
  PAUSE_S,
  STALL_S,
} from './houseConfig.ts';
import { Suffering } from './suffering.ts';
import { letYearsPass } from './years.ts';
import { type Counts, FAULT_KINDS, type FaultName, Tally } from './faults/tally.ts';
import { usualWeather } from './faults/weather.ts';
import { present } from './node/editions.ts';
import { SimulatedBus } from './node/simulatedBus.ts';
import { type NodeSurroundings, SimulatedNode } from './node/simulatedNode.ts';
import { Findings } from './oracles/findings.ts';
import { Oracles } from './oracles/oracles.ts';
import type { Device } from './players/device.ts';
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
export interface Layout extends Guests {
  readonly nodes: number;
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

/** What may be saved up, what comes in the same second, and a little, in seconds. */
const MOST_DONE_S = 5;

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

export class House {
  readonly scheduler: Scheduler;
  readonly nodes: readonly SimulatedNode[];
  private readonly company: Company;
  private readonly findings: Findings;
  private readonly oracles: Oracles;
  private readonly tally = new Tally();
  private readonly trace: Trace;
  private readonly suffering: Suffering;
  private core: Core | undefined;
  /** When everybody had gone home for good. */
  private leftAt: number | undefined;
  private readonly config: Config;
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
    const config = configOf({ isTight: (layout.greedy ?? 0) > 0 });
    this.config = config;
    this.oracles = new Oracles({
      findings: this.findings,
      now,
      clockMs: 1000 * CLOCK_S,
      restMs: 1000 * ABANDONED_S,
      mostDone: MOST_DONE_S * config.COMMANDS_PER_SECOND,
      pauseMs: 1000 * PAUSE_S,
      stallMs: 1000 * STALL_S,
      lastMs: 1000 * LAST_WHILE_S,
      hostAwayMs: 1000 * HOST_AWAY_S,
      limits: config,
      doYearsPass: (layout.leavers ?? 0) > 0,
    });
    const bus = new SimulatedBus(this.chance('bus'), weather.bus, suffered);
    const around: NodeSurroundings = {
      ...{ seed, scheduler: this.scheduler, config, bus, weather, suffered },
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
    const { nodes, scheduler, tally, oracles, findings } = this;
    this.company = new Company({
      guests: { ...layout, hostile: isOn('hostile') ? layout.hostile : 0 },
      ...{ tables: options.tables, nodes, scheduler, oracles, findings, suffered },
      weather: weather.line,
      chance: (name) => this.chance(name),
      core: () => this.core!,
      stored: (done) => this.stored(done),
    });
    const { devices } = this.company;
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
    const { ms, faults, isBrief = false } = this.options;
    this.core = await this.openStore();
    const unhandled = (error: unknown) =>
      this.findings.add('error', `unhandled rejection: ${reasonOf(error)}`);
    process.on('unhandledRejection', unhandled);
    try {
      for (const node of this.nodes) node.start();
      this.suffering.plan(faults);
      this.company.invite();
      const isFound = () => this.findings.all.length > 0;
      await this.scheduler.run(ms, isFound);
      const isEnough = () => isBrief || isFound();
      if (!isEnough()) await this.havePeace(isFound);
      if (!isEnough()) await this.comeToRest(isFound);
      if (!isEnough()) await this.goHome(isFound);
      if (!isEnough()) await this.letYearsPass(isFound);
    } finally {
      process.off('unhandledRejection', unhandled);
      await this.core.close();
    }
    const { scheduler, oracles } = this;
    return {
      seed: this.options.seed,
      hash: this.trace.hash >>> 0,
      findings: this.findings.all,
      // Years in which nothing happens do not count.
      simulatedMs: this.leftAt ?? scheduler.now,
      steps: scheduler.steps,
      crashes: this.suffering.crashes,
      killedWhile: this.suffering.killedWhile.all,
      faults: this.tally.all,
      matches: this.company.parties.reduce((sum, party) => sum + party.finished, 0),
      acknowledged: oracles.matches.acknowledged,
      shown: oracles.matches.shown,
      tail: this.findings.all.length > 0 ? this.trace.tail : [],
    };
  }

  /** Nothing goes wrong any more, and matches go on: soon everything must go smoothly, though somebody is missing and a node ends. */
  private async havePeace(isFound: () => boolean): Promise<void> {
    const { scheduler, suffering, company, oracles } = this;
    suffering.end();
    // Lines that were broken without anybody knowing.
    for (const { line } of company.devices) line?.cut();
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
    const { devices } = this.company;
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

  /** Nobody comes back; and what nobody needs any more goes when its time has come. */
  private async letYearsPass(isFound: () => boolean): Promise<void> {
    const { scheduler, nodes, company, core, config } = this;
    const { endings } = this.oracles;
    if (!endings) return;
    this.leftAt = scheduler.now;
    company.leave();
    for (const node of nodes) node.kill();
    const rng = this.chance('years');
    const { links } = company;
    await letYearsPass({
      ...{ scheduler, rng, keeper: rng.pick(nodes), config, endings, core: core!, links, isFound },
    });
  }

  /** Whatever is under way must come to its end. */
  private async comeToRest(isFound: () => boolean): Promise<void> {
    const { company, scheduler, findings } = this;
    company.isClosing = true;
    await scheduler.run(scheduler.now + COMES_TO_REST_MS, () => company.isGone || isFound());
    if (isFound()) return;
    for (const what of company.waitingFor()) findings.add('stuck', what);
  }
}
