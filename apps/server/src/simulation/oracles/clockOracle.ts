/** Time is the database's time, whatever the clocks of computers say, and nobody's time is up before it is. */

import type { LogEntry } from '@parlor/host';
import { BEGINNING } from '../engine/machine.ts';
import type { Findings } from './findings.ts';
import type { Mirror } from './mirror.ts';

/** A node follows the database's clock slowly, and asks it over a line that may be slow. */
const OFF_MS = 4000;

/** Clocks of computers differ. */
const TOLERANCE = 0.98;

/** A node knows the time as well as an answer tells it that took a quarter of a second; another one may have asked the question. */
const UNSURE_MS = 250;

export class ClockOracle {
  constructor(
    private readonly findings: Findings,
    private readonly now: () => number,
    /** How long an answer may take at a table, in milliseconds; undefined where nothing presses. */
    private readonly timeAt: (table: string) => number | undefined,
    /** Where there is a time bank, somebody else reckons with it. */
    private readonly hasBank: (table: string) => boolean,
  ) {}

  /** `mirror` stands where the match stood before the entry. */
  appended(mirror: Mirror, { match, n, at, seat, body }: LogEntry): void {
    const off = at - BEGINNING - this.now();
    if (Math.abs(off) > OFF_MS) {
      this.findings.add('time', `entry ${n} of ${match} is ${Math.round(off)} ms off`);
    }
    if (body.type !== 'move' || !body.isLate || this.hasBank(mirror.stored.table)) return;
    const time = this.timeAt(mirror.stored.table);
    const asked = mirror.askedAt(seat);
    if (time === undefined || asked === undefined) {
      return this.findings.add('time', `entry ${n} of ${match} is late where nothing presses`);
    }
    // After a take-back they have what was left, and that is not known here.
    if (mirror.takeBacks > 0) return;
    const passed = this.now() - asked;
    if (passed < time * TOLERANCE - UNSURE_MS) {
      this.findings.add('time', `entry ${n} of ${match} is late after ${Math.round(passed)} ms`);
    }
  }
}
