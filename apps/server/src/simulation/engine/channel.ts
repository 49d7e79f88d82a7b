/** One direction of a line: what goes in first comes out first, each after a while. */

import type { Scheduler } from './scheduler.ts';
import type { SimulatedProcess } from './process.ts';

/** So that two never arrive in the same moment, where chance would decide between them. */
const APART_MS = 0.001;

export class Channel {
  private last = 0;

  constructor(private readonly scheduler: Scheduler) {}

  /** `arrive` happens to `at`, after everything that was sent before. */
  send(delay: number, arrive: () => void, what: string, at?: SimulatedProcess): void {
    const { now } = this.scheduler;
    this.last = Math.max(now + delay, this.last + APART_MS);
    this.scheduler.after(this.last - now, arrive, what, at);
  }
}
