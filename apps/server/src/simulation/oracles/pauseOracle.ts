/** A pause begins when everybody agrees; in it no clock runs. */

import type { LogEntry } from '@parlor/host';
import { votersAt } from '../../domain/tables/absence.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Findings } from './findings.ts';
import type { Mirror } from './mirror.ts';
import type { KeptTable } from './tablesKept.ts';

/** A pause as it was in truth, whatever the clocks of nodes say. */
interface Span {
  readonly from: number;
  /** The newest entry of the log when it began. */
  readonly n: number;
  to: number;
}

/** Clocks of computers differ, and nodes know the time as well as an answer tells it. */
const TOLERANCE = 0.98;
const UNSURE_MS = 500;

export class PauseOracle {
  /** By table. */
  private readonly spans = new Map<string, Span[]>();

  constructor(
    private readonly findings: Findings,
    private readonly now: () => number,
    private readonly pauseMs: number,
    /** How long an answer may take at a table, in milliseconds; undefined where nothing presses. */
    private readonly timeAt: (table: string) => number | undefined,
  ) {}

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    const before = doc.pausing?.held ?? [];
    const held = next.pausing?.held ?? [];
    const last = held.at(-1);
    const spans = this.spans.get(next.id) ?? [];
    this.spans.set(next.id, spans);
    if (last && held.length > before.length) {
      const agreed = next.pausing?.request?.agreed ?? [];
      const silent = votersAt(doc, last.seat).filter((seat) => !agreed.includes(seat));
      if (silent.length > 0) {
        this.findings.add('time', `table ${next.id} pauses without a word of ${silent.join()}`);
      }
      spans.push({ from: this.now(), n: last.n, to: this.now() + this.pauseMs });
    } else if (last && last.until < before.at(-1)!.until) spans.at(-1)!.to = this.now();
  }

  /** `mirror` stands where the match stood before the entry. */
  appended(mirror: Mirror, { match, n, seat, body }: LogEntry): void {
    const { table } = mirror.stored;
    const now = this.now();
    const spans = this.spans.get(table) ?? [];
    for (const span of spans) if (n > span.n) span.to = Math.min(span.to, now);
    const time = this.timeAt(table);
    const asked = mirror.askedAt(seat);
    // After a take-back they have what was left, and that is not known here.
    if (body.type !== 'move' || !body.isLate || mirror.takeBacks > 0) return;
    if (time === undefined || asked === undefined) return;
    const counted = now - asked - this.pausedWithin(table, asked, now);
    if (counted < time * TOLERANCE - UNSURE_MS) {
      const what = `seat ${seat} is late after ${Math.round(counted)} ms that count`;
      this.findings.add('time', `entry ${n} of ${match}: ${what}`);
    }
  }

  /** How much of the time between two moments a table has paused. */
  private pausedWithin(table: string, since: number, until: number): number {
    const spans = this.spans.get(table) ?? [];
    return spans.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(until, to) - Math.max(since, from)),
      0,
    );
  }
}
