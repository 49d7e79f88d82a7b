/**
 * When the table of a match has paused: no clock counts that time. Who has agreed on it, and for how long at most, is
 * known at the table; that a move has ended it follows from the log, so every host reckons the same.
 */

import type { Pause } from '../ports/seating.ts';

const NONE: readonly Pause[] = [];

export class Pauses {
  private all = NONE;
  private known = '[]';
  /** `enteredAt`: when each entry of the log was made, by its number. */
  constructor(private readonly enteredAt: readonly number[]) {}

  /** Told with every move; true when it is news. */
  learn(pauses = NONE): boolean {
    if (pauses === this.all) return false;
    const known = JSON.stringify(pauses);
    if (known === this.known) return false;
    this.known = known;
    this.all = pauses;
    return true;
  }

  /** The one that is on at a moment. */
  at(moment: number): Pause | undefined {
    return this.all.find((pause) => pause.since <= moment && moment < this.endOf(pause));
  }

  /** How much of the time between two moments does not count. */
  within(from: number, to: number): number {
    return this.all.reduce((sum, pause) => {
      const shared = Math.min(to, this.endOf(pause)) - Math.max(from, pause.since);
      return sum + Math.max(0, shared);
    }, 0);
  }

  /** The moment at which so much time has passed that counts; a pause that is on lasts as long as it may. */
  after(from: number, ms: number): number {
    let moment = from + ms;
    for (const pause of this.all) {
      const end = this.endOf(pause);
      if (pause.since < moment && end > from) {
        moment += Math.max(0, end - Math.max(from, pause.since));
      }
    }
    return moment;
  }

  /** When the last one was over, or will be at the latest; 0 when there was none. */
  get overAt(): number {
    return this.all.reduce((last, pause) => {
      const end = this.endOf(pause);
      return end > pause.since ? Math.max(last, end) : last;
    }, 0);
  }

  /** Whatever is appended after it began has ended it. */
  private endOf({ n, until }: Pause): number {
    return Math.min(until, this.enteredAt[n + 1] ?? until);
  }
}
