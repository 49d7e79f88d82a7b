/**
 * Who has how much time left of a time bank. All of it follows from the log, so every host reckons the same, whenever it
 * reads it. What was used is gone: a take-back takes the increments of the answers away, and gives no time back.
 */

import type { Seat } from '@parlor/kit';
import type { TimeBank } from '../ports/seating.ts';

export class Bank {
  /** By seat: what was used up, of any answer. */
  private readonly used = new Map<Seat, number>();
  /** By ply: whose increment came in with the answer, if anybody's. */
  private readonly answered: (Seat | undefined)[] = [];

  clear(): void {
    this.used.clear();
    this.answered.length = 0;
  }

  /** What is left to a seat before the question it is asked now. */
  leftOf(seat: Seat, { start, increment }: TimeBank): number {
    const answers = this.answered.filter((one) => one === seat).length;
    return Math.max(0, start + increment * answers - (this.used.get(seat) ?? 0));
  }

  /** An answer of the seat has used so much, of what it had: a bank that is empty owes nothing. */
  spend(seat: Seat, ms: number, bank: TimeBank | undefined): void {
    const most = bank === undefined ? ms : this.leftOf(seat, bank);
    this.used.set(seat, (this.used.get(seat) ?? 0) + Math.max(0, Math.min(ms, most)));
  }

  /** One more move stands; a stand-in earns nobody anything. */
  answer(seat: Seat, isOwn: boolean): void {
    this.answered.push(isOwn ? seat : undefined);
  }

  takeBack(ply: number): void {
    this.answered.length = Math.min(this.answered.length, ply);
  }
}
