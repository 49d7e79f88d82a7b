/**
 * Simulated time. Everything that happens is an event of one queue; between two events all promises that can be settled
 * are. What happens, and in which order, follows from the seed alone.
 */

import type { Rng } from '@parlor/kit';
import { streamOf } from './chance.ts';
import { EventQueue, type QueuedEvent } from './eventQueue.ts';
import type { Trace } from './trace.ts';

/** Where a process can be when it ends: about to go on, or waiting for an answer from outside. */
export const MOMENTS = [
  'event',
  'write-sent',
  'write-done',
  'append-sent',
  'append-done',
  'end-sent',
  'read-sent',
  'rules-asked',
  'frame-sent',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Whoever an event happens to. */
export interface Owner {
  readonly name: string;
  readonly state: 'running' | 'frozen' | 'dead';
  /** Takes an event for later: its owner is frozen. */
  hold(event: SimulatedEvent): void;
  /** Tells the owner where it is; true when it gets no further. */
  reach(moment: Moment): boolean;
}

export interface SimulatedEvent extends QueuedEvent {
  readonly owner: Owner | undefined;
  readonly work: () => void;
  /** For the trace. */
  readonly what: string;
}

export interface SchedulerParts {
  readonly seed: number;
  readonly trace: Trace;
  /** Calls back when everything that is ready has been done, promises included: `setImmediate`. */
  readonly defer: (work: () => void) => void;
  /** An event has thrown. */
  readonly failed: (error: unknown) => void;
}

/** Between two callbacks of one turn of the loop promises are settled, too; many of them in a turn are cheaper than many turns. */
const STEPS_PER_TURN = 64;

const TIES = 2 ** 21;

/** Before everything else of the same moment, also before what was held back. */
const AT_ONCE = -TIES;

export class Scheduler {
  now = 0;
  /** How many events have happened. */
  steps = 0;
  private readonly queue = new EventQueue<SimulatedEvent>();
  private readonly rng: Rng;
  private held = 0;

  constructor(private readonly parts: SchedulerParts) {
    this.rng = streamOf(parts.seed, 'scheduler');
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** Has `work` happen to `owner` after so many milliseconds. Events of one moment come in an order that chance decides. */
  after(ms: number, work: () => void, what: string, owner?: Owner): SimulatedEvent {
    const event = { time: this.now + ms, tie: this.rng.below(TIES), place: -1, owner, work, what };
    this.queue.add(event);
    return event;
  }

  /** Has `work` happen now, before anything else. */
  first(work: () => void, what: string): void {
    this.queue.add({ time: this.now, tie: AT_ONCE, place: -1, owner: undefined, work, what });
  }

  cancel(event: SimulatedEvent): void {
    this.queue.remove(event);
  }

  /** Whatever would have happened to somebody who is dead is forgotten, and with it everything that it holds on to. */
  forget(owner: Owner): void {
    this.queue.removeAll((event) => event.owner === owner);
  }

  /** Events that were held back happen now, in the order in which they would have happened. */
  resume(events: readonly SimulatedEvent[]): void {
    for (const [at, event] of events.entries()) {
      // The same event as before, so that it can still be called off.
      event.time = this.now;
      event.tie = at - events.length;
      this.queue.add(event);
    }
  }

  /** Nothing happens until `real` is settled: it waits for something outside of the simulation, such as a module being loaded. */
  async hold<Value>(real: Promise<Value>): Promise<Value> {
    this.held++;
    try {
      return await real;
    } finally {
      this.held--;
    }
  }

  /** Something has happened that is worth a line of the trace. */
  note(who: string, what: string): void {
    this.parts.trace.note(this.now, who, what);
  }

  /** Lets things happen until then, or until `isOver`. */
  run(until: number, isOver: () => boolean = () => false): Promise<void> {
    return new Promise((resolve) => {
      let isDone = false;
      const turn = () => {
        for (let i = 1; i < STEPS_PER_TURN; i++) this.parts.defer(step);
        this.parts.defer(() => {
          step();
          if (isDone) resolve();
          else turn();
        });
      };
      const step = () => {
        if (isDone || this.held > 0) return;
        isDone = isOver() || !this.step(until);
      };
      turn();
    });
  }

  private step(until: number): boolean {
    const next = this.queue.first;
    if (!next || next.time > until) {
      if (Number.isFinite(until)) this.now = until;
      return false;
    }
    this.queue.take();
    this.now = next.time;
    const { owner } = next;
    if (owner?.state === 'dead') return true;
    if (owner?.state === 'frozen') {
      owner.hold(next);
      return true;
    }
    // It ends before this happens to it.
    if (owner?.reach('event')) {
      this.queue.add(next);
      return true;
    }
    this.steps++;
    this.note(owner?.name ?? 'house', next.what);
    try {
      next.work();
    } catch (error) {
      this.parts.failed(error);
    }
    return true;
  }
}
