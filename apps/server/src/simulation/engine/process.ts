/** Something that can be killed or frozen: a server process, a device in somebody's hand. */

import type { Cancel } from '@parlor/host';
import type { Owner, Scheduler, SimulatedEvent } from './scheduler.ts';

export class SimulatedProcess implements Owner {
  state: Owner['state'] = 'running';
  private readonly heldBack: SimulatedEvent[] = [];

  constructor(
    readonly scheduler: Scheduler,
    readonly name: string,
  ) {}

  get isDead(): boolean {
    return this.state === 'dead';
  }

  /** Nothing ever happens to it again: its timers do not ring, and what it waits for does not come. */
  kill(): void {
    this.state = 'dead';
    this.heldBack.length = 0;
  }

  /** Whatever would happen to it happens when it is thawed. */
  freeze(): void {
    if (!this.isDead) this.state = 'frozen';
  }

  thaw(): void {
    if (this.state !== 'frozen') return;
    this.state = 'running';
    this.scheduler.resume(this.heldBack.splice(0));
  }

  hold(event: SimulatedEvent): void {
    this.heldBack.push(event);
  }

  after(ms: number, work: () => void): Cancel {
    const event = this.scheduler.after(ms, work, this);
    return () => {
      this.scheduler.cancel(event);
      const at = this.heldBack.indexOf(event);
      if (at >= 0) this.heldBack.splice(at, 1);
    };
  }
}
