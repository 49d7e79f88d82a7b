/** Nobody's clock starts anew by a take-back: whoever is asked again, or was thinking, has what was left. */

import type { LogEntry } from '@parlor/host';
import type { Findings } from './findings.ts';
import type { Mirror } from './mirror.ts';

/** What of their time is gone, by seat, for the questions that come next. */
interface Ledger {
  readonly gone: Map<number, number[]>;
  /** By ply: when it was reached, and who moved from there after how long. */
  readonly reachedAt: number[];
  readonly taken: { readonly seat: number; readonly took: number }[];
  lastTakeBack: number;
}

/** A node reckons a moment before it writes. */
const ROUNDING_MS = 5;

export class TakenTimeOracle {
  private readonly ledgers = new Map<string, Ledger>();

  constructor(
    private readonly findings: Findings,
    /** How much of the time between two moments a table may have paused. */
    private readonly paused: (table: string, since: number, until: number) => number,
  ) {}

  /** `mirror` stands where the match stood before the entry. */
  appended(mirror: Mirror, entry: LogEntry): void {
    const { match, seat, at, body } = entry;
    const ledger: Ledger = this.ledgers.get(match) ?? {
      ...{ gone: new Map(), reachedAt: [mirror.stored.startedAt], taken: [], lastTakeBack: 0 },
    };
    this.ledgers.set(match, ledger);
    if (body.type === 'takeback') return this.takenBack(mirror, ledger, entry, body);
    const took = body.took ?? 0;
    const [before = 0, ...later] = ledger.gone.get(seat) ?? [];
    if (took + ROUNDING_MS < before) {
      const what = `seat ${seat} answers after ${took} ms, and had used ${before} ms before`;
      this.findings.add('time', `entry ${entry.n} of ${match}: ${what}`);
    }
    ledger.gone.set(seat, later);
    ledger.taken.push({ seat, took });
    ledger.reachedAt.push(at);
  }

  private takenBack(
    mirror: Mirror,
    { gone, reachedAt, taken, ...ledger }: Ledger,
    { match, n, at }: LogEntry,
    body: Extract<LogEntry['body'], { type: 'takeback' }>,
  ): void {
    for (const seat of mirror.asked) {
      const [before = 0, ...later] = gone.get(seat) ?? [];
      const asked = reachedAt[mirror.plyAskedAt(seat) ?? 0] ?? at;
      const since = Math.max(asked, ledger.lastTakeBack);
      const counted = at - since - this.paused(mirror.stored.table, since, at);
      const used = before + Math.max(0, counted);
      const noted = body.thinking?.find((one) => one.seat === seat)?.used ?? 0;
      if (noted + ROUNDING_MS < used) {
        const what = `seat ${seat} was thinking for ${used} ms, and ${noted} are noted`;
        this.findings.add('time', `entry ${n} of ${match}: ${what}`);
      }
      gone.set(seat, [used, ...later]);
    }
    for (const { seat, took } of taken.splice(body.ply).reverse()) {
      gone.set(seat, [took, ...(gone.get(seat) ?? [])]);
    }
    reachedAt.length = Math.min(reachedAt.length, body.ply + 1);
    this.ledgers.set(match, { gone, reachedAt, taken, lastTakeBack: at });
  }

  /** A match is over: what is known of it is not needed any more. */
  forget(match: string): void {
    this.ledgers.delete(match);
  }
}
