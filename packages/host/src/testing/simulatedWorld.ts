/** A world where time passes when a test says so, and chance follows from a seed. */

import { fastRng } from '@parlor/kit';
import type { Cancel, Timers, World } from '../ports/world.ts';

interface Timer {
  at: number;
  readonly ring: () => void;
  /** Again and again. */
  readonly every: number | undefined;
}

/** Something to tell it apart from a duration. */
const STARTED = 1_700_000_000_000;

export class SimulatedWorld implements World {
  private passed = 0;
  private readonly set = new Set<Timer>();
  private readonly chance;

  constructor(
    /** Resolves when everything that does not wait for a timer has been done. */
    private readonly settled: () => Promise<unknown>,
    seed = 1,
  ) {
    this.chance = fastRng(seed);
  }

  now = (): number => STARTED + this.passed;
  monotonic = (): number => this.passed;

  readonly timers: Timers = {
    after: (ms, ring) => this.add({ at: this.passed + ms, ring, every: undefined }),
    every: (ms, ring) => this.add({ at: this.passed + ms, ring, every: ms }),
  };

  randomBytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.chance.below(256));
  }

  private add(timer: Timer): Cancel {
    this.set.add(timer);
    return () => this.set.delete(timer);
  }

  /** Lets time pass: each timer rings at its own moment, and what it leads to happens before the next one does. */
  async pass(ms: number): Promise<void> {
    const until = this.passed + ms;
    for (;;) {
      await this.settled();
      const next = this.nextBy(until);
      if (!next) break;
      this.passed = Math.max(this.passed, next.at);
      if (next.every === undefined) this.set.delete(next);
      else next.at += next.every;
      next.ring();
    }
    this.passed = until;
  }

  /** Those set first ring first. */
  private nextBy(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.set) {
      if (timer.at <= until && (!next || timer.at < next.at)) next = timer;
    }
    return next;
  }
}
