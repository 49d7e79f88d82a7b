/** Where nobody is, bots do not play among themselves and nobody is given up, as long as somebody may come back. */

import type { LogEntry } from '@parlor/host';
import type { StoredMatch } from '../../domain/records.ts';
import { playersOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import { BOT_HANGS_MS } from '../node/simulatedBots.ts';
import type { Findings } from './findings.ts';
import { isPressed, type KeptTable, type TablesKept } from './tablesKept.ts';
import type { WatchedLine } from './watchedLine.ts';

/** A bot that was thinking when the last one left may say what it thought of, were it one that hangs. */
const THINKING_MS = BOT_HANGS_MS + 500;

export interface RestOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  readonly lines: ReadonlySet<WatchedLine>;
  /** So long a match rests. */
  readonly restMs: number;
  /** Nodes that are killed and lines that die without a word make it anybody's guess who is where. */
  readonly quietSince: () => number | undefined;
}

export interface Presence {
  readonly isEmpty: boolean;
  readonly since: number;
}

export class RestOracle {
  /** By table: when somebody last left it, or the last line ended that had entered it. */
  private readonly leftAt = new Map<string, number>();

  constructor(private readonly parts: RestOracleParts) {}

  /** Nobody looks at a table through this line any more. */
  ended({ entered }: WatchedLine): void {
    for (const table of entered.keys()) this.left(table);
  }

  left(table: string): void {
    this.leftAt.set(table, this.parts.now());
  }

  /** Whether nobody is there, and since when it is so: since the last one left, or the first one came who is there now. */
  presence(table: string): Presence {
    const came = [...this.parts.lines].flatMap(({ entered }) => entered.get(table) ?? []);
    if (came.length > 0) return { isEmpty: false, since: Math.min(...came) };
    return { isEmpty: true, since: this.leftAt.get(table) ?? 0 };
  }

  appended({ id, table }: StoredMatch, { n, player }: LogEntry): void {
    const doc = this.parts.tables.get(table)?.doc;
    if (player.startsWith('bot:') && doc) this.happens(doc, `${player} moves in ${id} at ${n}`);
  }

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    for (const [i, { player, isAway }] of next.seats.entries()) {
      const before = doc.seats[i]!;
      // Whoever had everything deleted is somebody else from then on, and has given the seat up.
      const isGivenUp = isAway && !before.isAway && player === before.player;
      if (isGivenUp) this.happens(doc, `${player} is given up at ${doc.id}`);
    }
  }

  private happens(doc: TableDoc, what: string): void {
    const { findings, now, restMs, quietSince } = this.parts;
    const quiet = quietSince();
    const { isEmpty, since } = this.presence(doc.id);
    if (quiet === undefined || !isEmpty) return;
    // Whoever has left for good is not waited for, and clocks go on.
    if (isPressed(doc) || playersOf(doc).length === 0) return;
    const alone = now() - Math.max(quiet, since);
    // It may rest since before it was quiet, and no longer than that.
    if (alone < THINKING_MS || now() - since >= restMs) return;
    findings.add('rest', `${what}, ${Math.round(alone)} ms after everybody left`);
  }
}
