/** A server that can be killed, frozen, stopped and started again: the production node, with simulated things around it. */

import type { Rng } from '@parlor/kit';
import type { Core } from '../../adapters/store/sql/core.ts';
import type { Config } from '../../application/ports/config.ts';
import type { Log, LogLine } from '../../application/ports/log.ts';
import { ServerNode } from '../../application/serverNode.ts';
import { streamOf } from '../engine/chance.ts';
import { type Computer, machineOf } from '../engine/machine.ts';
import { SimulatedProcess } from '../engine/process.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { Weather } from '../faults/weather.ts';
import { type Done, openStoreLine, type StoreLine } from '../store/storeLine.ts';
import { coreFor, type Edition } from './editions.ts';
import { NO_METRICS } from './noMetrics.ts';
import type { ServerEnd } from './simulatedLine.ts';
import { type SimulatedBots, simulatedBots } from './simulatedBots.ts';
import type { SimulatedBus } from './simulatedBus.ts';
import { SimulatedReferee } from './simulatedReferee.ts';

/** What all nodes of a house have in common. */
export interface NodeSurroundings {
  readonly seed: number;
  readonly scheduler: Scheduler;
  readonly config: Config;
  readonly core: () => Core;
  /** The database tears its writes itself. */
  readonly isTornInside: boolean;
  readonly weather: Weather;
  readonly bus: SimulatedBus;
  readonly stored: (done: Done) => void;
  readonly logged: (node: string, level: keyof Log, line: LogLine) => void;
  /** Is told of everything that goes wrong here. */
  readonly suffered: (what: string) => void;
  /** Is told when a question is thought about that is being thought about already. */
  readonly askedTwice: (what: string) => void;
}

/** A process that cannot open its node ends, and is started again by whoever looks after it. */
const START_AGAIN_MS = 1000;

/** As `main` has it: whatever has not come to an end by then is cut off. */
const STOP_MS = 10_000;

/** A process that has closed everything may still be there for a moment; nothing may come of it. */
const LINGERS_MS = 300;

/** A server that leaves says so, with this code. */
const GOING_AWAY = 1001;

/** What a process was busy with when it ended; the first of these that is true. */
export type Busy =
  | 'opening'
  | 'closing'
  | 'appending'
  | 'writing'
  | 'asking rules'
  | 'reading'
  | 'thinking'
  | 'idle';

interface Inside {
  readonly line: StoreLine;
  readonly bots: SimulatedBots;
  referee: SimulatedReferee | undefined;
}

export class SimulatedNode {
  /** The program that runs, once it is open. */
  server: ServerNode | undefined;
  process: SimulatedProcess | undefined;
  /** How often it was started. */
  starts = 0;
  edition: Edition = 0;
  readonly lines = new Set<ServerEnd>();
  private inside: Inside | undefined;

  constructor(
    readonly name: string,
    readonly computer: Computer,
    private readonly around: NodeSurroundings,
  ) {}

  /** Does it take new lines? A frozen one does, and answers later. */
  get isListening(): boolean {
    return this.server !== undefined && !this.server.isClosing;
  }

  get busyWith(): Busy {
    const { server, inside } = this;
    if (!server || !inside) return 'opening';
    if (server.isClosing) return 'closing';
    const { line, referee } = inside;
    if (line.busyWith === 'appending') return 'appending';
    if (referee && referee.waiting > 0) return 'asking rules';
    if (line.busyWith !== undefined) return line.busyWith;
    return inside.bots.thinking > 0 ? 'thinking' : 'idle';
  }

  start(): void {
    if (this.process) return;
    const { scheduler, seed, config, core, weather, bus } = this.around;
    const { stored, logged, suffered, askedTwice, isTornInside } = this.around;
    const { edition } = this;
    const name = `${this.name}.${this.starts++}`;
    const process = new SimulatedProcess(scheduler, name);
    const rng = (what: string): Rng => streamOf(seed, `${name} ${what}`);
    const log = (level: keyof Log) => (line: LogLine) => logged(this.name, level, line);
    this.process = process;
    // Names of bots are modules that have to be loaded: nothing happens before the node has them and joins the bus.
    let hasJoined: () => void = () => {};
    void scheduler.hold(
      new Promise<void>((resolve) => {
        hasJoined = resolve;
      }),
    );
    const line = openStoreLine({
      ...{ core: coreFor(core(), edition), process, weather: weather.store, rng: rng('store') },
      ...{ watch: stored, suffered, isTornInside },
    });
    const bots = simulatedBots({
      ...{ process, rng: rng('bots'), weather: weather.bots, suffered, askedTwice },
    });
    const inside: Inside = { line, bots, referee: undefined };
    this.inside = inside;
    ServerNode.open({
      config,
      machine: machineOf(process, this.computer, rng('machine')),
      store: line.store,
      isStoreShared: true,
      joinBus: () => {
        hasJoined();
        return bus.join(process);
      },
      startReferee: (lost) => {
        const referee = new SimulatedReferee({ process, rng: rng('referee'), edition, lost });
        inside.referee = referee;
        return referee.calls;
      },
      bots,
      log: { info: log('info'), warn: log('warn'), error: log('error') },
      metrics: NO_METRICS,
    }).then(
      (server) => {
        if (this.process === process) this.server = server;
      },
      () => {
        hasJoined();
        suffered('start-failed');
        this.end(process);
        scheduler.after(START_AGAIN_MS, () => this.start(), `${this.name} is started again`);
      },
    );
  }

  /** Ends the process in the middle of whatever it does. */
  kill(): void {
    if (this.process) this.end(this.process);
  }

  private end(process: SimulatedProcess): void {
    process.kill();
    this.around.bus.leave(process);
    if (this.process !== process) return;
    this.process = undefined;
    this.server = undefined;
    this.inside = undefined;
    for (const line of this.lines) line.nodeDied();
    this.lines.clear();
  }

  /** Says goodbye to everybody and ends, as `main` does when it is told to stop; the next program has the next edition. */
  upgrade(): boolean {
    const { server, process } = this;
    if (!server || !process || server.isClosing) return false;
    server.isClosing = true;
    const over = () => {
      if (this.process !== process) return;
      this.end(process);
      this.edition = 1;
      this.start();
    };
    this.around.scheduler.after(STOP_MS, over, `${process.name} is cut off`);
    const leave = () => {
      for (const line of [...this.lines]) line.close(GOING_AWAY);
      const linger = () => void this.around.scheduler.after(LINGERS_MS, over, 'ends');
      void server.close().then(linger, linger);
    };
    process.after(0, leave, 'is told to stop');
    return true;
  }

  troubleRules(how: 'crash' | 'hang'): boolean {
    const { process, inside } = this;
    const referee = inside?.referee;
    if (!process || !referee) return false;
    process.after(0, () => referee[how](), `its rules ${how}`);
    return true;
  }

  /** The database has ended. */
  loseDatabase(): void {
    this.inside?.line.breakOff();
  }
}
