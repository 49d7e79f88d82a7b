/** Where nobody is, bots do not play among themselves, as long as somebody may come back. */

import type { LogEntry } from '@parlor/host';
import type { StoredMatch } from '../../domain/records.ts';
import { playersOf } from '../../domain/tables/tableDoc.ts';
import type { Findings } from './findings.ts';
import type { TablesKept } from './tablesKept.ts';
import type { WatchedLine } from './watchedLine.ts';

/** A bot that was thinking when the last one left may say what it thought of. */
const THINKING_MS = 2500;

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

export class RestOracle {
  /** By table: when the last line ended that had entered it. */
  private readonly leftAt = new Map<string, number>();

  constructor(private readonly parts: RestOracleParts) {}

  /** Nobody looks at a table through this line any more. */
  ended({ entered }: WatchedLine): void {
    for (const table of entered.keys()) this.leftAt.set(table, this.parts.now());
  }

  isEmpty(table: string): boolean {
    return [...this.parts.lines].every(({ entered }) => !entered.has(table));
  }

  appended({ id, table }: StoredMatch, { n, player }: LogEntry): void {
    const { findings, now, tables, restMs, quietSince } = this.parts;
    const doc = tables.get(table)?.doc;
    const quiet = quietSince();
    if (!player.startsWith('bot:') || !doc || quiet === undefined || !this.isEmpty(table)) return;
    // Whoever has left for good is not waited for, and clocks go on.
    if (doc.clock !== 'none' || playersOf(doc).length === 0) return;
    const alone = now() - Math.max(quiet, this.leftAt.get(table) ?? 0);
    if (alone < THINKING_MS || alone >= restMs) return;
    const late = `${Math.round(alone)} ms after everybody left`;
    findings.add('rest', `${player} moves in ${id} at ${n}, ${late}`);
  }
}
