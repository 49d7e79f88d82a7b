/**
 * What is done about people: reports come with the lines that they are about, and no more of them than a person may write;
 * whoever comes from a network that was shut out hears nothing; another name is seen everywhere, somebody deleted is gone,
 * a word that was forbidden is nobody's name; hosting goes to whom it is given, and the host alone lets somebody back.
 */

import type { Wish } from '@parlor/client';
import { type Command, looksOf, type ServerMessage } from '@parlor/protocol';
import type { Core } from '../../adapters/store/sql/core.ts';
import type { Effect, Noted } from '../../application/ports/orderStore.ts';
import type { NewAct, NewReport } from '../../domain/order/records.ts';
import type { ChatLine } from '../../domain/records.ts';
import { derivedId } from '../../domain/people/secrets.ts';
import { isRemoved } from '../../domain/tables/hosting.ts';
import { seatOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { KeptTable, TablesKept } from './tablesKept.ts';
import { textOf, type WatchedLine } from './watchedLine.ts';

/** When nothing goes wrong, every node knows by then what an operator has done. */
const KNOWN_MS = 4000;

/** As the protocol has it: so many lines go along, and a person writes so many reports in a day. */
const LINES = 30;
const MOST_REPORTS = 10;
const DAY_MS = 86_400_000;

export interface ActOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  /** Since when nothing goes wrong. */
  readonly quietSince: () => number | undefined;
  /** What somebody said under a key. */
  readonly wish: (name: string) => Wish | undefined;
}

export class ActOracle {
  /** By table: the ids of what was said. */
  private readonly said = new Map<string, Set<string>>();
  /** By report: how much had been said when it was first asked for. */
  private readonly heardThen = new Map<string, number>();
  /** By author: when each report was kept. */
  private readonly reports = new Map<string, Map<string, number>>();
  /** The first numbers of addresses, and since when. */
  private readonly barred = new Map<string, number>();
  private readonly words = new Map<string, number>();
  private readonly deleted = new Set<string>();

  constructor(private readonly parts: ActOracleParts) {}

  private find(what: string): void {
    this.parts.findings.add('unruly', what);
  }

  private isKnown(since: number): boolean {
    const { now, quietSince } = this.parts;
    const quiet = quietSince();
    return quiet !== undefined && now() - Math.max(since, quiet) > KNOWN_MS;
  }

  stored({ call, args, result }: Done): void {
    if (call === 'addChat' && result === undefined) this.hear(args[0] as ChatLine);
    if (call === 'addReport') this.reported(args[0] as NewReport, result as Noted);
    if (call === 'act' && result !== undefined) this.acted(...(args as [NewAct, Effect[]]));
    if (call === 'renamePlayer' && result === true) this.renamed(args[1] as string);
  }

  private hear({ table, id }: ChatLine): void {
    this.said.set(table, (this.said.get(table) ?? new Set()).add(id));
  }

  // Reports

  /** Somebody says something, at a node. */
  arrive({ speaker }: WatchedLine, command: Partial<Command>): void {
    if (command.type !== 'report') return;
    const id = derivedId('report', speaker.player, textOf(command.key));
    const heard = this.said.get(textOf(command.table))?.size ?? 0;
    if (!this.heardThen.has(id)) this.heardThen.set(id, heard);
  }

  private reported({ id, by, table, lines }: NewReport, noted: Noted): void {
    const { now } = this.parts;
    const own = this.reports.get(by) ?? new Map<string, number>();
    this.reports.set(by, own);
    const lately = [...own.values()].filter((at) => now() - at < DAY_MS).length;
    if (noted === 'too-many' && lately < MOST_REPORTS) {
      this.find(`${by} is told to have written too many reports, after ${lately}`);
    }
    if (noted !== 'noted' || own.has(id)) return;
    own.set(id, now());
    if (lately >= MOST_REPORTS) this.find(`${by} writes report ${lately + 1} of a day`);
    const known = this.said.get(table) ?? new Set();
    const expected = Math.min(LINES, this.heardThen.get(id) ?? 0);
    const isTrue = lines.every((line) => known.has(line.id));
    if (!isTrue || lines.length < expected || lines.length > LINES) {
      this.find(`a report by ${by} comes with ${lines.length} lines, of ${known.size} at ${table}`);
    }
  }

  // What operators do

  private acted({ act, target }: NewAct, effects: readonly Effect[]): void {
    const { now, tables } = this.parts;
    for (const effect of effects) {
      if (effect.do === 'impose' && effect.sanction.on === 'range') {
        const [address = ''] = effect.sanction.target.split('/');
        this.barred.set(address.replace(/\d+$/, ''), now());
      }
      if (effect.do === 'word') this.words.set(looksOf(effect.word.word), now());
    }
    if (act === 'delete') this.deleted.add(target);
    if (act !== 'rename') return;
    const given = effects.find((effect) => effect.do === 'name');
    if (!given) return this.find(`${target} is to be called otherwise, and is not`);
    for (const { doc } of tables) {
      const seat =
        doc.status === 'open' || doc.status === 'playing' ? seatOf(doc, target) : undefined;
      if (seat === undefined || doc.seats[seat]!.name.startsWith(given.name)) continue;
      this.find(`${target} has another name, and not at ${doc.id}`);
    }
  }

  private renamed(name: string): void {
    if (this.words.size === 0) return;
    const looks = looksOf(name);
    for (const [word, since] of this.words) {
      if (looks.includes(word) && this.isKnown(since)) this.find(`${name} has a forbidden word`);
    }
  }

  /** A node says something to somebody. */
  tell({ speaker }: WatchedLine, message: ServerMessage): void {
    if (this.barred.size === 0 || message.type === 'welcome' || message.type === 'refused') return;
    const since = this.barred.get(speaker.address.replace(/\d+$/, ''));
    if (since !== undefined && this.isKnown(since)) {
      this.find(`${speaker.name} hears ${message.type} in a network that is shut out`);
    }
  }

  // What hosts do

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    const name = next.done?.at(-1);
    if (
      next.passed?.how === 'given' &&
      next.host !== doc.host &&
      seatOf(next, next.host) === undefined
    ) {
      this.find(`${doc.id} is given to ${next.host}, who does not sit there`);
    }
    const isFewer = (next.removed?.length ?? 0) < (doc.removed?.length ?? 0);
    // Where somebody is forgotten, an older one is the last.
    if (name === undefined || doc.done?.includes(name)) return;
    const wish = this.parts.wish(name);
    const player = name.slice(0, name.indexOf(' '));
    if (isFewer && player !== doc.host) {
      this.find(`${player} lets somebody back at ${doc.id}, and is not host`);
    }
    if (wish?.type === 'hand-over' && next.host !== wish.player) {
      this.find(`${doc.id} is given to ${wish.player}, and ${next.host} is host`);
    }
    if (wish?.type === 'let-back' && isRemoved(next, wish.player)) {
      this.find(`${wish.player} is let back at ${doc.id}, and is not`);
    }
  }

  /** Everybody has gone home a while ago. */
  async lookAtRest(core: Core): Promise<void> {
    for (const player of this.deleted) {
      if (await core.player(player)) this.find(`${player} was deleted by an operator and is there`);
    }
  }
}
