/** Something that can be killed or frozen: a server process, a device in somebody's hand. */

import type { Cancel } from '@parlor/host';
import type { Moment, Owner, Scheduler, SimulatedEvent } from './scheduler.ts';

interface Strike {
  left: number;
  readonly work: () => void;
}

export class SimulatedProcess implements Owner {
  state: Owner['state'] = 'running';
  private readonly heldBack: SimulatedEvent[] = [];
  /** The next one for each moment: whatever comes later comes to nobody. */
  private readonly strikes = new Map<Moment, Strike>();

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
    this.strikes.clear();
    this.scheduler.forget(this);
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

  after(ms: number, work: () => void, what: string): Cancel {
    const event = this.scheduler.after(ms, work, what, this);
    return () => {
      this.scheduler.cancel(event);
      const at = this.heldBack.indexOf(event);
      if (at >= 0) this.heldBack.splice(at, 1);
    };
  }

  /** Has `work` happen in place of anything else, once this moment has come `nth` more times. */
  strikeAt(moment: Moment, nth: number, work: () => void): void {
    const before = this.strikes.get(moment);
    if (!before || nth < before.left) this.strikes.set(moment, { left: nth, work });
  }

  reach(moment: Moment): boolean {
    const strike = this.strikes.get(moment);
    if (!strike || strike.left-- > 0) return false;
    this.strikes.clear();
    this.scheduler.first(strike.work, `${this.name} is struck at ${moment}`);
    return true;
  }
}
