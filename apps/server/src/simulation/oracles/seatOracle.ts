/** Everybody plays their own seat: a person their own, a bot its own or that of somebody who is away or out of time. */

import type { LogEntry } from '@parlor/host';
import type { StoredMatch } from '../../domain/records.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Findings } from './findings.ts';
import { isPressed, type KeptTable, type TablesKept } from './tablesKept.ts';

/** A node that was frozen, or had a slow database, acts on what it knew before. */
const OUTDATED_MS = 10_000;

export interface SeatOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  /** Since when somebody has been at a table without a break; undefined when they are not there. */
  readonly hereSince: (table: string, player: string) => number | undefined;
  /** Have the others agreed not to wait for this seat any longer? */
  readonly isGivenUp: (doc: TableDoc, seat: number) => boolean;
  /** When nothing has gone wrong for so long that everybody knows everything. */
  readonly isQuiet: () => boolean;
}

/** Whoever is here this long in quiet times is known to be here. */
const KNOWN_HERE_MS = 3000;

export class SeatOracle {
  /** When somebody last said that they leave a table. */
  private readonly leaving = new Map<string, number>();

  constructor(private readonly parts: SeatOracleParts) {}

  appended({ seats, table }: StoredMatch, { match, n, seat, player, body }: LogEntry): void {
    const { findings, tables } = this.parts;
    const owner = seats[seat];
    if (player === owner) return;
    const isStandIn = body.type === 'move' && player.startsWith('bot:');
    if (isStandIn && tables.isMinded(table, seat, OUTDATED_MS)) return;
    findings.add('seat', `entry ${n} of ${match} is ${player}'s, at the seat of ${owner}`);
  }

  said(table: string, player: string): void {
    this.leaving.set(`${table} ${player}`, this.parts.now());
  }

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    const { findings, now, hereSince, isQuiet, isGivenUp } = this.parts;
    for (const [seat, { player, isAway }] of next.seats.entries()) {
      if (player === null || !isAway || doc.seats[seat]!.isAway || !isQuiet()) continue;
      // With a clock, whoever is here but asleep may lose the seat as well.
      if (isPressed(doc) || this.leaving.has(`${doc.id} ${player}`)) continue;
      if (isGivenUp(doc, seat)) continue;
      const since = hereSince(doc.id, player);
      if (since !== undefined && now() - since > KNOWN_HERE_MS) {
        findings.add('seat', `${player} is at ${doc.id} and was given up`);
      }
    }
  }

  /** A node lets somebody in at a table: `asked` is when they asked. */
  entered(table: string, player: string, asked: number): void {
    const away = this.parts.tables.get(table)?.awaySince.get(player);
    if (away === undefined || away >= asked) return;
    const { doc } = this.parts.tables.get(table)!;
    if (doc.status !== 'playing') return;
    this.parts.findings.add('seat', `${player} is back at ${table} and does not get the seat back`);
  }
}
