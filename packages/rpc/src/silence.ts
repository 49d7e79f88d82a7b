/** Notices a worker that says nothing although it was asked. */

import type { Timers } from './port.ts';
import { TICKS } from './ticks.ts';

export interface SilenceLimits {
  /** While it owes an answer. What it says to anybody counts: many calls may wait in front of one. */
  readonly ms: number;
  /** Before it has said anything: reading a program takes far longer than any question. */
  readonly startMs: number;
}

export class Silence {
  private isUp = false;
  private ticks = 0;
  private disarm: (() => void) | undefined;

  constructor(
    private readonly timers: Timers,
    private readonly limits: SilenceLimits,
    private readonly isAsked: () => boolean,
    private readonly tooLong: () => void,
  ) {}

  /** There is a new worker. */
  begin(): void {
    this.isUp = false;
    this.ticks = 0;
  }

  /** It is asked something, and owed nothing before. */
  asked(): void {
    this.ticks = 0;
    this.disarm ??= this.wait();
  }

  heard(): void {
    this.isUp = true;
    this.ticks = 0;
  }

  end(): void {
    this.disarm?.();
    this.disarm = undefined;
  }

  /** One alarm for all calls: setting one for each would cost more than the call. */
  private wait(): () => void {
    return this.timers.after(this.limits.ms / TICKS, () => {
      this.disarm = undefined;
      if (!this.isAsked()) return;
      const most = this.isUp ? TICKS : (TICKS * this.limits.startMs) / this.limits.ms;
      if (++this.ticks > most) this.tooLong();
      else this.disarm = this.wait();
    });
  }
}
