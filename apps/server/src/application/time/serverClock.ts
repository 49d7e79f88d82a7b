/**
 * What time it is: the time of the store when the node was
 * opened, and evenly on from there. Every node has the same time,
 * whatever the clocks of their machines say, and nobody's time runs out because
 * one of these is set.
 */

import { type Log, reasonOf } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { Machine } from '../ports/world.ts';
import { RepeatedTask } from './repeatedTask.ts';

/** The clock of a node, whoever made it. */
export interface Clock {
  readonly now: () => number;
  start(): void;
  stop(): Promise<void>;
}

/** A clock that somebody else sees to. */
export const givenClock = (now: () => number): Clock => ({
  now,
  start: () => {},
  stop: async () => {},
});

/** No two machines count at quite the same speed: so often the difference to the store's clock is looked at. */
const FOLLOW_EVERY_MS = 10_000;

/** Somebody's half minute may become 150 ms shorter or longer by it. A store whose clock was set is followed no faster. */
const MOST_CORRECTION = 0.005;

/** An answer that took longer says too little about when it was given. */
const LONGEST_ASKING_MS = 250;

/** So often a store that takes long is asked when a node is opened: what it says then counts for a long time. */
const MOST_ASKING = 5;

/** By so much a clock may lag behind what is kept before it is worth a line in the log. */
const LAG_MS = 1000;

export interface ServerClockParts {
  readonly store: Pick<Store, 'now' | 'newest'>;
  readonly log: Log;
  readonly machine: Pick<Machine, 'wall' | 'monotonic' | 'timers'>;
}

export class ServerClock implements Clock {
  private last = 0;
  private lookedAt: number;
  private readonly task: RepeatedTask;

  private constructor(
    private readonly parts: ServerClockParts,
    /** What is added to the monotonic clock. */
    private origin: number,
  ) {
    const { machine, log } = parts;
    this.lookedAt = machine.monotonic();
    this.task = new RepeatedTask({
      timers: machine.timers,
      everyMs: FOLLOW_EVERY_MS,
      work: () => this.follow(),
      failed: (error) => log.warn({ event: 'clock-trouble', why: reasonOf(error) }),
    });
  }

  /** Never earlier than anything that is kept: what was done before must not lie ahead. */
  static async open(parts: ServerClockParts): Promise<ServerClock> {
    const { store, log, machine } = parts;
    const newest = await store.newest();
    const { time, at } = await askWell(store, machine);
    const lag = newest - Math.min(time, machine.wall());
    if (lag >= LAG_MS) log.warn({ event: 'clock-behind', ms: Math.round(lag) });
    return new ServerClock(parts, Math.max(time, newest) - at);
  }

  readonly now = (): number => {
    this.last = Math.max(this.last, Math.round(this.origin + this.parts.machine.monotonic()));
    return this.last;
  };

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  /** Comes a little nearer to the store's clock, without ever going back. */
  async follow(): Promise<void> {
    const { store, machine } = this.parts;
    const { time, at, took } = await ask(store, machine);
    if (took > LONGEST_ASKING_MS) return;
    const most = (at - this.lookedAt) * MOST_CORRECTION;
    this.lookedAt = at;
    const difference = time - (this.origin + at);
    this.origin += Math.max(-most, Math.min(most, difference));
  }
}

/** The best of several answers, unless one is good enough: a process may have had no time while it waited for one. */
async function askWell(...from: Parameters<typeof ask>): ReturnType<typeof ask> {
  let best = await ask(...from);
  for (let i = 1; i < MOST_ASKING && best.took > LONGEST_ASKING_MS; i++) {
    const next = await ask(...from);
    if (next.took < best.took) best = next;
  }
  return best;
}

/** The store's time, the moment when it was that late, and how long it took to learn. */
async function ask(store: Pick<Store, 'now'>, { monotonic }: Pick<Machine, 'monotonic'>) {
  const from = monotonic();
  const time = await store.now();
  const took = monotonic() - from;
  return { time, at: from + took / 2, took };
}
