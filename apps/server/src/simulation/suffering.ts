/** Has the faults of a plan happen, counts what has really happened, and ends all of it when there shall be peace. */

import type { Scheduler } from './engine/scheduler.ts';
import type { SimulatedBus } from './node/simulatedBus.ts';
import type { SimulatedNode } from './node/simulatedNode.ts';
import type { Device } from './players/device.ts';
import { type Fault, labelOf, nameOf, storyOf } from './faults/fault.ts';
import { type FaultName, Tally } from './faults/tally.ts';
import { calmBus, calmStore, troubleBus, troubleStore, type Weather } from './faults/weather.ts';

export interface SufferingParts {
  readonly nodes: readonly SimulatedNode[];
  /** Grows while guests arrive. */
  readonly devices: readonly Device[];
  readonly scheduler: Scheduler;
  readonly bus: SimulatedBus;
  readonly weather: Weather;
  readonly tally: Tally;
  readonly isOn: (kind: FaultName) => boolean;
}

const UPGRADE_AGAIN_MS = 1000;

type Of<Is extends Fault['is']> = Extract<Fault, { readonly is: Is }>;

export class Suffering {
  crashes = 0;
  /** What each process that was killed was busy with. */
  readonly killedWhile = new Tally();
  /** Nothing goes wrong any more. */
  private isOver = false;

  constructor(private readonly parts: SufferingParts) {}

  get weather(): Weather {
    return this.parts.weather;
  }

  /** Has them happen one after the other; they are in order of time. Each is put into the queue when its predecessor happens: every other event would have to pass by thousands of them. */
  plan(faults: readonly Fault[]): void {
    const { scheduler, isOn } = this.parts;
    const wanted = faults.filter((fault) => isOn(nameOf(fault)));
    const planFrom = (at: number): void => {
      const fault = wanted[at];
      if (!fault) return;
      const happen = () => {
        planFrom(at + 1);
        this.suffer(fault);
      };
      scheduler.after(fault.at - scheduler.now, happen, storyOf(fault));
    };
    planFrom(0);
  }

  /** From now on nothing goes wrong; what was asleep wakes up, and what is down comes back. */
  end(): void {
    const { weather, nodes, devices } = this.parts;
    this.isOver = true;
    calmStore(weather);
    weather.usualBus.losing = 0;
    calmBus(weather);
    for (const { process } of nodes) process?.thaw();
    for (const { process } of devices) process.thaw();
    // What the next edition has begun only the next edition can end.
    if (nodes.some(({ edition }) => edition === 1)) for (const node of nodes) this.upgrade(node);
  }

  /** As soon as it can be: a node that is just being opened is told later. */
  private upgrade(node: SimulatedNode): void {
    if (node.edition === 1 || node.upgrade()) return;
    this.later(UPGRADE_AGAIN_MS, () => this.upgrade(node), `${node.name} is to be upgraded`);
  }

  private suffer(fault: Fault): void {
    if (this.happens(fault)) this.parts.tally.add(labelOf(fault));
  }

  private later(ms: number, work: () => void, what: string): void {
    this.parts.scheduler.after(ms, work, what);
  }

  /** False where there is nothing that it could happen to. */
  private happens(fault: Fault): boolean {
    const { devices, bus, weather } = this.parts;
    switch (fault.is) {
      case 'kill':
        return this.kill(fault);
      case 'freeze': {
        const { process } = this.nodeOf(fault);
        if (process?.state !== 'running') return false;
        process.freeze();
        this.later(fault.ms, () => process.thaw(), `${process.name} wakes up`);
        return true;
      }
      case 'upgrade':
        return this.nodeOf(fault).upgrade();
      case 'clock':
        this.nodeOf(fault).computer.wallError += fault.by;
        return true;
      case 'rules':
        return this.nodeOf(fault).troubleRules(fault.how);
      case 'cut-off': {
        const { process } = this.nodeOf(fault);
        if (!process) return false;
        bus.cut(process);
        this.later(fault.ms, () => bus.mend(process), `${process.name} is on the bus again`);
        return true;
      }
      case 'bus':
        troubleBus(weather, fault.how);
        this.later(fault.ms, () => calmBus(weather), 'the bus is well');
        return true;
      case 'store':
        return this.troubleStore(fault);
      case 'line': {
        const line = devices[fault.device]?.line;
        line?.[fault.how]();
        return line !== undefined;
      }
      case 'sleep': {
        const device = devices[fault.device];
        device?.process.freeze();
        // When there is peace everybody is awake, but for whoever has to be missing then.
        const wakeUp = () => {
          if (!this.isOver) device?.process.thaw();
        };
        this.later(fault.ms, wakeUp, 'a device wakes up');
        return device !== undefined;
      }
    }
  }

  /** Counted when the process ends, not when it is sentenced. */
  private kill({ node: first, moment, nth, downMs }: Of<'kill'>): false {
    const node = this.runningFrom(first);
    const process = node?.process;
    if (node === undefined || process === undefined) return false;
    process.strikeAt(moment, nth, () => {
      if (this.isOver || node.process !== process) return;
      this.crashes++;
      this.killedWhile.add(node.busyWith);
      this.parts.tally.add(`kill-at-${moment}`);
      node.kill();
      this.later(downMs, () => node.start(), `${node.name} is started`);
    });
    return false;
  }

  private troubleStore({ how, ms }: Of<'store'>): true {
    const { nodes, weather } = this.parts;
    troubleStore(weather, how);
    if (how === 'down') for (const node of nodes) node.loseDatabase();
    this.later(ms, () => calmStore(weather), 'the database is well');
    return true;
  }

  /** In a smaller house than it was planned for, another one. */
  private nodeOf({ node }: { readonly node: number }): SimulatedNode {
    const { nodes } = this.parts;
    return nodes[node % nodes.length]!;
  }

  /** That node, or the next one that runs. */
  private runningFrom(first: number): SimulatedNode | undefined {
    const { nodes } = this.parts;
    return nodes.map((_, i) => nodes[(first + i) % nodes.length]!).find(({ process }) => process);
  }
}
