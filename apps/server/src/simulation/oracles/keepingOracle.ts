/**
 * Before the start whoever is here is never passed over, whoever comes back is waited for again, and a match begins with
 * what everybody had been ready for.
 */

import { seatOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Findings } from './findings.ts';
import type { KeptTable, TablesKept } from './tablesKept.ts';

/** Whoever is here this long in quiet times is known to be here. */
const KNOWN_HERE_MS = 2000;

export interface KeepingOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  readonly hereSince: (table: string, player: string) => number | undefined;
  readonly quietSince: () => number | undefined;
}

export class KeepingOracle {
  /** By table and player: since when their seat is kept. */
  private readonly keptSince = new Map<string, number>();
  /** By table, then by player: what they are ready for. */
  private readonly readyFor = new Map<string, Map<string, string>>();

  constructor(private readonly parts: KeepingOracleParts) {}

  private find(what: string): void {
    this.parts.findings.add('keeping', what);
  }

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    for (const { player, isKept, isAway } of next.seats) {
      if (player === null) continue;
      const before = doc.seats.find((seat) => seat.player === player);
      const isNew = isKept === true && before?.isKept !== true;
      if (isNew) this.keptSince.set(`${doc.id} ${player}`, this.parts.now());
      if (isNew && this.isKnownHere(doc.id, player)) {
        this.find(`${player} is at ${doc.id}, and the match is to begin without them`);
      }
      const isPassedOver = doc.status === 'open' && next.status === 'playing' && isAway;
      if (isPassedOver && this.isKnownHere(doc.id, player)) {
        this.find(`${player} is at ${doc.id}, and it begins without them`);
      }
    }
    this.noteReady(doc, next);
    if (!doc.opening && next.opening) this.lookAtStart(next);
    if (next.status !== 'open') this.readyFor.delete(doc.id);
  }

  private isKnownHere(table: string, player: string): boolean {
    const { now, hereSince, quietSince } = this.parts;
    const quiet = quietSince();
    const since = hereSince(table, player);
    if (quiet === undefined || since === undefined) return false;
    return now() - Math.max(quiet, since) > KNOWN_HERE_MS;
  }

  private noteReady(doc: TableDoc, next: TableDoc): void {
    const ready = this.readyFor.get(doc.id) ?? new Map<string, string>();
    this.readyFor.set(doc.id, ready);
    const terms = termsOf(next);
    // Whoever changes them knows what they are.
    if (termsOf(doc) !== terms && ready.has(doc.host)) ready.set(doc.host, terms);
    for (const { player, commitment, contribution } of next.seats) {
      if (player === null) continue;
      const before = doc.seats.find((seat) => seat.player === player);
      const isBound = commitment !== undefined || contribution !== '';
      if (!isBound) ready.delete(player);
      else if (before?.commitment !== commitment || before?.contribution !== contribution) {
        ready.set(player, terms);
      }
    }
  }

  private lookAtStart(next: TableDoc): void {
    const terms = termsOf(next);
    for (const [player, known] of this.readyFor.get(next.id) ?? []) {
      const isThere = seatOf(next, player) !== undefined;
      if (isThere && known !== terms)
        this.find(`${player} was ready for another match at ${next.id}`);
    }
  }

  /** A node lets somebody in at a table: `asked` is when they asked. */
  entered(table: string, player: string, asked: number): void {
    const doc = this.parts.tables.get(table)?.doc;
    const seat = doc?.status === 'open' && !doc.opening ? seatOf(doc, player) : undefined;
    if (seat === undefined || doc?.seats[seat]!.isKept !== true) return;
    if ((this.keptSince.get(`${table} ${player}`) ?? Infinity) >= asked) return;
    this.find(`${player} is back at ${table} and is not waited for`);
  }
}

const termsOf = (doc: TableDoc): string => {
  const { table, clock, bank, standIn, watchDelay, watchTalk, isRated } = doc;
  return JSON.stringify([table, clock, bank, standIn, watchDelay, watchTalk, isRated]);
};
