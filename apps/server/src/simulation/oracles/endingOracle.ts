/**
 * Things end, each in its time and none before: tables that nobody is at close, and what nobody needs is deleted. Matches
 * that were begun stay, with their tables and all that happened in them.
 */

import type { Core } from '../../adapters/store/sql/core.ts';
import type { Config } from '../../application/ports/config.ts';
import type { NewReport } from '../../domain/order/records.ts';
import type { ChatLine, Player, StoredMatch, StoredTable } from '../../domain/records.ts';
import { type TableDoc, toStored } from '../../domain/tables/tableDoc.ts';
import { BEGINNING } from '../engine/machine.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import { isDone } from './isDone.ts';
import type { Presence } from './restOracle.ts';
import type { KeptTable, TablesKept } from './tablesKept.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Clocks of computers differ: by a minute in three days. */
const DRIFT = 0.0005;
/** A node that has been there for so long has looked at everything. */
export const LOOKS_MS = 90_000;

const PLENTY = 100_000;

export interface EndingOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  readonly limits: Config;
  readonly presence: (table: string) => Presence;
}

interface Line {
  readonly line: ChatLine;
  readonly at: number;
}

/** After so long something ends. */
export function endsAfter(limits: Config): Readonly<Record<Ending, number>> {
  return {
    emptyPublic: limits.EMPTY_PUBLIC_MINUTES * MINUTE_MS,
    emptyPrivate: limits.EMPTY_PRIVATE_HOURS * HOUR_MS,
    closed: limits.CLOSED_TABLE_DAYS * DAY_MS,
    idle: limits.IDLE_GUEST_DAYS * DAY_MS,
    reports: limits.REPORT_DAYS * DAY_MS,
    talk: limits.CHAT_DAYS * DAY_MS,
  };
}

type Ending = 'emptyPublic' | 'emptyPrivate' | 'closed' | 'idle' | 'reports' | 'talk';

export class EndingOracle {
  private readonly ends: Readonly<Record<Ending, number>>;
  /** By id: since when. */
  private readonly guests = new Map<string, number>();
  private readonly withLink = new Set<string>();
  private readonly lines = new Map<string, Line>();
  private readonly reports = new Map<string, { readonly report: NewReport; readonly at: number }>();
  private readonly matches = new Map<string, StoredMatch>();
  /** By match: how much has happened in it. */
  private readonly lengths = new Map<string, number>();

  constructor(private readonly parts: EndingOracleParts) {
    this.ends = endsAfter(parts.limits);
  }

  /** How many tables there have been. */
  get tables(): number {
    return this.parts.tables.size;
  }

  private find(what: string): void {
    this.parts.findings.add('ending', what);
  }

  stored({ call, args, result }: Done): void {
    const at = this.parts.now();
    switch (call) {
      case 'createPlayer':
        if (result === true) this.guests.set((args[0] as Player).id, at);
        return;
      case 'setRecovery':
        this.withLink.add(args[0] as string);
        return;
      case 'useRecovery':
        if (result) this.withLink.delete((result as Player).id);
        return;
      case 'forgetPlayer':
        if (result === true) this.forget(args[0] as string);
        return;
      case 'act':
        for (const effect of args[1] as readonly { do: string; player?: string }[]) {
          if (result !== undefined && effect.do === 'forget') this.forget(effect.player!);
        }
        return;
      case 'addChat': {
        const line = args[0] as ChatLine;
        if (result === undefined && !this.lines.has(line.id)) this.lines.set(line.id, { line, at });
        return;
      }
      case 'addReport': {
        const report = args[0] as NewReport;
        if (result === 'noted') this.reports.set(report.id, { report, at });
        return;
      }
      case 'createMatch': {
        const match = args[0] as StoredMatch;
        if (result === true) this.matches.set(match.id, match);
        return;
      }
      case 'append': {
        const { match, n } = args[0] as { readonly match: string; readonly n: number };
        if (isDone(result)) this.lengths.set(match, n);
        return;
      }
      default:
    }
  }

  private forget(player: string): void {
    this.guests.delete(player);
    this.withLink.delete(player);
    for (const [id, { line }] of this.lines) if (line.player === player) this.lines.delete(id);
    for (const [id, { report }] of this.reports) {
      if (report.about === player) this.reports.delete(id);
    }
  }

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    const isEmptyClosed = doc.status === 'open' && next.status === 'closed' && !next.closedBy;
    // Where the last one gets up nobody sits any more.
    if (!isEmptyClosed || next.seats.every(({ player }) => player === null)) return;
    const { isEmpty, since } = this.parts.presence(doc.id);
    const touched = Math.max(doc.updatedAt - BEGINNING, since);
    const left = isEmpty ? this.parts.now() - touched : 0;
    const most = doc.isPublic ? this.ends.emptyPublic : this.ends.emptyPrivate;
    if (left < most * (1 - DRIFT) - LOOKS_MS) {
      this.find(`${doc.id} closes ${Math.round(left / MINUTE_MS)} minutes after it was left`);
    }
  }

  /** Everybody has gone home long ago, and a node has just looked at everything. */
  async look(core: Core): Promise<void> {
    const kept = await this.lookAtTables(core);
    await this.lookAtWords(core, kept);
    for (const { id } of this.matches.values()) {
      const length = (await core.log(id, 0)).length;
      const isThere = (await core.match(id)) !== undefined;
      if (!isThere || length !== (this.lengths.get(id) ?? 0)) {
        this.find(`match ${id} is not kept as it was: ${length} entries of it`);
      }
    }
    await this.lookAtGuests(core, kept);
  }

  /** Has something ended by now that began then? Undefined: it may have, or not. */
  private isOver(since: number, ending: Ending): boolean | undefined {
    const age = this.parts.now() - since;
    const unsure = LOOKS_MS + age * DRIFT;
    if (age - unsure > this.ends[ending]) return true;
    return age + unsure < this.ends[ending] ? false : undefined;
  }

  private compare(what: string, isThere: boolean, isOver: boolean | undefined): void {
    if (isOver === isThere) this.find(isThere ? `${what} is still there` : `${what} is gone`);
  }

  private async lookAtTables(core: Core): Promise<ReadonlyMap<string, StoredTable>> {
    const kept = new Map<string, StoredTable>();
    const played = new Set([...this.matches.values()].map(({ table }) => table));
    for (const { doc } of this.parts.tables) {
      const { id, isPublic, status, updatedAt } = doc;
      const stored = await core.table(id);
      if (stored) kept.set(id, stored);
      const since = updatedAt - BEGINNING;
      if (status === 'open' && !doc.opening) {
        const left = Math.max(since, this.parts.presence(id).since);
        const isOver = this.isOver(left, isPublic ? 'emptyPublic' : 'emptyPrivate');
        if (isOver === true) this.find(`${id} is still open, and nobody is there`);
      }
      const mayGo = status === 'closed' && !played.has(id);
      const what = `${status} table ${id}`;
      this.compare(what, stored !== undefined, mayGo ? this.isOver(since, 'closed') : false);
    }
    return kept;
  }

  private async lookAtWords(core: Core, tables: ReadonlyMap<string, StoredTable>): Promise<void> {
    const kept = new Set<string>();
    for (const table of new Set([...this.lines.values()].map(({ line }) => line.table))) {
      for (const { id } of await core.chat(table, PLENTY)) kept.add(id);
    }
    for (const [id, { line, at }] of this.lines) {
      const isOver = tables.has(line.table) ? this.isOver(at, 'talk') : true;
      this.compare(`what was said by ${line.player} at ${line.table}`, kept.has(id), isOver);
      if (!kept.has(id)) this.lines.delete(id);
    }
    const reported = new Set((await core.reports('all', PLENTY)).map(({ id }) => id));
    for (const [id, { report, at }] of this.reports) {
      const isOver = this.isOver(at, 'reports');
      this.compare(`a report about ${report.about}`, reported.has(id), isOver);
      if (!reported.has(id)) this.reports.delete(id);
    }
  }

  /** Whoever has a seat somewhere, has played, or has a way back is known for good. */
  private async lookAtGuests(core: Core, tables: ReadonlyMap<string, StoredTable>): Promise<void> {
    const known = new Set(this.withLink);
    for (const { doc } of this.parts.tables) {
      if (tables.has(doc.id)) for (const player of toStored(doc).players) known.add(player);
    }
    for (const { seats } of this.matches.values()) for (const seat of seats) known.add(seat);
    for (const [player, since] of this.guests) {
      const isThere = (await core.player(player)) !== undefined;
      const isOver = known.has(player) ? false : this.isOver(since, 'idle');
      this.compare(`guest ${player}`, isThere, isOver);
      if (!isThere) this.guests.delete(player);
    }
  }
}
