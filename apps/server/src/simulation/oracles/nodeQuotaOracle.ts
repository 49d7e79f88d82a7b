/**
 * What each node counts by itself: tables that somebody watches with a delay, lines of talk, and commands. Nobody has more
 * of them at one node than there is for one person and one address, and nobody is refused a view who has never had half of
 * what there is.
 */

import type { Config } from '../../application/ports/config.ts';
import type { Overdrawn } from '../../application/ports/store.ts';
import type { ChatLine } from '../../domain/records.ts';
import { seatOf } from '../../domain/tables/tableDoc.ts';
import type { SimulatedProcess } from '../engine/process.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { TablesKept } from './tablesKept.ts';
import type { WatchedLine } from './watchedLine.ts';

/** As many lines of talk at once, and in a second. */
const LINES_AT_ONCE = 5;
const LINES_PER_SECOND = 0.5;

/** A node that was frozen writes what it had let through before, and then what it lets through after it. */
const BEFORE_AND_AFTER = 2;

/** Of so many lines it is looked at how fast they came. */
const LINES_KNOWN = 40;

/** Commands that reach a node within a second: those that were saved up, and those of a second before and after a freeze. */
const COMMANDS_OF_S = 5;

export interface NodeQuotaOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  readonly lines: ReadonlySet<WatchedLine>;
  readonly limits: Config;
  readonly addressOf: (player: string) => string;
}

interface Heard {
  readonly second: number;
  readonly count: number;
}

export class NodeQuotaOracle {
  /** What is watched with a delay through a line. */
  private readonly late = new WeakMap<WatchedLine, Set<string>>();
  /** By player and address: of how many tables at most. */
  private readonly peaks = new Map<string, number>();
  private readonly talk = new WeakMap<SimulatedProcess, Map<string, Map<string, number>>>();
  /** By node and address: in which second how many commands came that were let through. */
  private readonly commands = new WeakMap<SimulatedProcess, Map<string, Heard>>();

  constructor(private readonly parts: NodeQuotaOracleParts) {}

  private find(what: string): void {
    this.parts.findings.add('quota', what);
  }

  /** A node has let somebody in at a table. */
  entered(line: WatchedLine, table: string): void {
    const { lines, limits, tables } = this.parts;
    const { player, address } = line.speaker;
    const isLate = (tables.get(table)?.doc.watchDelay ?? 0) > 0;
    if (!isLate || this.isSeated(table, player)) return;
    this.late.set(line, (this.late.get(line) ?? new Set()).add(table));
    const own = new Set<string>();
    const here = new Set<string>();
    for (const other of lines) {
      if (other.process !== line.process || other.speaker.address !== address) continue;
      for (const one of this.late.get(other) ?? []) {
        if (!other.entered.has(one) || this.isSeated(one, other.speaker.player)) continue;
        if (other.speaker.player === player) own.add(one);
        here.add(`${other.speaker.player} ${one}`);
      }
    }
    this.compare(player, own.size, limits.LATE_VIEWS_PER_PERSON);
    this.compare(address, here.size, limits.LATE_VIEWS_PER_ADDRESS);
  }

  /** Whoever has a seat by now does not watch any more. */
  private isSeated(table: string, player: string): boolean {
    const doc = this.parts.tables.get(table)?.doc;
    return doc !== undefined && seatOf(doc, player) !== undefined;
  }

  private compare(who: string, count: number, most: number): void {
    this.peaks.set(who, Math.max(count, this.peaks.get(who) ?? 0));
    if (count > most) this.find(`${who} watches ${count} tables late, where ${most} are the most`);
  }

  /** A command that reached a node at that time was let through. */
  letThrough({ speaker: { address }, process }: WatchedLine, at: number): void {
    if (!process) return;
    const { COMMANDS_PER_SECOND, PEOPLE_AT_ADDRESS } = this.parts.limits;
    const second = Math.floor(at / 1000);
    const places = this.commands.get(process) ?? new Map<string, Heard>();
    this.commands.set(process, places);
    const before = places.get(address);
    const count = before?.second === second ? before.count + 1 : 1;
    places.set(address, { second, count });
    const most = COMMANDS_OF_S * COMMANDS_PER_SECOND * PEOPLE_AT_ADDRESS;
    if (count > most) this.find(`${count} commands from ${address} in a second`);
  }

  refused({ speaker }: WatchedLine, code: string): void {
    const { LATE_VIEWS_PER_PERSON, LATE_VIEWS_PER_ADDRESS } = this.parts.limits;
    const isOwn = code === 'too-many-views';
    if (!isOwn && code !== 'too-many-views-here') return;
    const had = this.peaks.get(isOwn ? speaker.player : speaker.address) ?? 0;
    const most = isOwn ? LATE_VIEWS_PER_PERSON : LATE_VIEWS_PER_ADDRESS;
    if (2 * had < most) this.find(`${speaker.name} hears ${code} with ${had} of ${most}`);
  }

  stored({ call, args, result, process }: Done): void {
    if (call !== 'addChat' || (result as Overdrawn | undefined) !== undefined) return;
    const { id, player } = args[0] as ChatLine;
    // Bots say as much as the match gives them reason to.
    if (player.startsWith('seat:')) return;
    this.said(process, player, id, 1);
    const address = this.parts.addressOf(player);
    this.said(process, address, id, this.parts.limits.PEOPLE_AT_ADDRESS);
  }

  /** By one person, or by all at one address, who may say so many times as much. */
  private said(process: SimulatedProcess, player: string, id: string, times: number): void {
    const now = this.parts.now();
    const people = this.talk.get(process) ?? new Map<string, Map<string, number>>();
    this.talk.set(process, people);
    const lines = people.get(player) ?? new Map<string, number>();
    people.set(player, lines);
    // What is repeated is one line.
    if (lines.has(id)) return;
    lines.set(id, now);
    if (lines.size > LINES_KNOWN) lines.delete(lines.keys().next().value!);
    let count = lines.size;
    for (const since of lines.values()) {
      const saved = BEFORE_AND_AFTER * LINES_AT_ONCE;
      const most = times * (saved + ((now - since) / 1000) * LINES_PER_SECOND);
      if (count > most + 1) {
        return this.find(`${player} says ${count} lines at ${process.name} in ${now - since} ms`);
      }
      count--;
    }
  }
}
