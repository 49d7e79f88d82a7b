/**
 * Time banks, reckoned once more from what is durable: nobody's grows by a take-back, what a stand-in plays for them costs
 * nothing, nobody's time is up before their bank is empty, and everybody is told the same, whichever node tells it.
 */

import type { LogEntry } from '@parlor/host';
import type { Position } from '@parlor/protocol';
import type { Findings } from './findings.ts';
import type { Mirror } from './mirror.ts';
import type { TablesKept } from './tablesKept.ts';

interface Ledger {
  readonly start: number;
  readonly increment: number;
  /** By seat: what was used of it. */
  readonly used: number[];
  /** By ply: whose own answer led on from there. */
  readonly answers: { readonly seat: number; readonly isOwn: boolean; readonly took: number }[];
  /** By seat: what was used before of the answers that come next, since they were taken back. */
  readonly before: number[][];
  /** By seat: what is asked, and since when. */
  readonly asked: ({ readonly question: number; readonly since: number } | undefined)[];
  /** When the newest entry was made. */
  at: number;
}

/** A node reckons a moment before it writes. */
const ROUNDING_MS = 5;

const SECOND_MS = 1000;

export class BankOracle {
  private readonly ledgers = new Map<string, Ledger>();

  constructor(
    private readonly findings: Findings,
    private readonly tables: () => TablesKept,
  ) {}

  private find(match: string, what: string): void {
    this.findings.add('bank', `${match}: ${what}`);
  }

  private ledgerOf({ stored }: Mirror): Ledger | undefined {
    const known = this.ledgers.get(stored.id);
    const { bank, pausing } = this.tables().get(stored.table)?.doc ?? {};
    // A pause is time that does not count: what is left then is not reckoned here.
    if (pausing && pausing.held.length > 0) return undefined;
    if (known || !bank) return known;
    const ledger: Ledger = {
      start: SECOND_MS * bank.start,
      increment: SECOND_MS * bank.increment,
      ...{ used: [], answers: [], before: [], asked: [], at: stored.startedAt },
    };
    this.ledgers.set(stored.id, ledger);
    return ledger;
  }

  /** `mirror` stands where the match stood before the entry. */
  appended(mirror: Mirror, { match, n, at, seat, player, body }: LogEntry): void {
    const ledger = this.ledgerOf(mirror);
    if (!ledger) return;
    noteAsked(ledger, mirror);
    if (body.type === 'takeback') this.takenBack(ledger, mirror, body);
    else {
      const { took = 0, isLate = false } = body;
      const isOwn = !player.startsWith('bot:');
      const [before = 0, ...later] = ledger.before[seat] ?? [];
      const had = leftOf(ledger, seat);
      const passed = at - (ledger.asked[seat]?.since ?? at);
      if (isLate && passed + ROUNDING_MS < had) {
        this.find(match, `entry ${n} is late after ${passed} ms, with ${had} in the bank`);
      }
      if (isOwn || isLate) use(ledger, seat, took - before);
      ledger.before[seat] = later;
      ledger.answers.push({ seat, isOwn, took });
    }
    ledger.at = at;
  }

  private takenBack(
    ledger: Ledger,
    mirror: Mirror,
    { ply, thinking = [] }: Extract<LogEntry['body'], { type: 'takeback' }>,
  ): void {
    // What came in with answers that are gone is gone first: what is used is used of the rest.
    const gone = ledger.answers.splice(ply);
    for (const seat of mirror.asked) {
      const [before = 0, ...later] = ledger.before[seat] ?? [];
      const used = thinking.find((one) => one.seat === seat)?.used ?? before;
      use(ledger, seat, used - before);
      ledger.before[seat] = [used, ...later];
    }
    for (const { seat, took } of gone.reverse()) {
      ledger.before[seat] = [took, ...(ledger.before[seat] ?? [])];
    }
  }

  /** A node shows somebody where a match stands. */
  shown({ match, version, viewer, banks, now, outcome }: Position, mirror: Mirror): void {
    const ledger = this.ledgerOf(mirror);
    if (!ledger || version !== mirror.version || outcome) return;
    if (!banks) {
      if (viewer !== 'public') this.find(match, `${viewer} is not told what is in the banks`);
      return;
    }
    noteAsked(ledger, mirror);
    for (const [seat, told] of banks.entries()) {
      if (told === null) continue;
      const since = ledger.asked[seat]?.since ?? now;
      const left = Math.max(0, leftOf(ledger, seat) - Math.max(0, now - since));
      if (Math.abs(told - left) < 1) continue;
      this.find(match, `seat ${seat} is told to have ${told} ms at ${version}, and has ${left}`);
    }
  }

  /** A match is over: what is known of it is not needed any more. */
  forget(match: string): void {
    this.ledgers.delete(match);
  }
}

/** What is left to a seat before the question that it is asked now. */
function leftOf({ start, increment, used, answers }: Ledger, seat: number): number {
  const earned = answers.filter((one) => one.isOwn && one.seat === seat).length * increment;
  return Math.max(0, start + earned - (used[seat] ?? 0));
}

/** A bank that is empty owes nothing. */
function use(ledger: Ledger, seat: number, ms: number): void {
  const spent = Math.min(Math.max(0, ms), leftOf(ledger, seat));
  ledger.used[seat] = (ledger.used[seat] ?? 0) + spent;
}

/** A question that is new has been asked since the newest entry. */
function noteAsked(ledger: Ledger, mirror: Mirror): void {
  for (let seat = 0; seat < mirror.stored.seats.length; seat++) {
    const question = mirror.questionTo(seat);
    if (question === undefined) ledger.asked[seat] = undefined;
    else if (ledger.asked[seat]?.question !== question) {
      ledger.asked[seat] = { question, since: ledger.at };
    }
  }
}
