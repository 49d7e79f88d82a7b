/** Whatever is acknowledged is kept, once: tables, seats, the beginning of a match, names, words and take-backs. */

import type { Wish } from '@parlor/client';
import type { LogEntry } from '@parlor/host';
import { cleanChat, type ServerMessage } from '@parlor/protocol';
import type { ChatLine, StoredMatch } from '../../domain/records.ts';
import { seatOf, wasDone } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import { isDone } from './isDone.ts';
import type { TablesKept } from './tablesKept.ts';

type DoneMessage = Extract<ServerMessage, { type: 'done' }>;

export class KeptOracle {
  private readonly matches = new Set<string>();
  private readonly booked = new Set<string>();
  /** By player and key. */
  private readonly takenBack = new Set<string>();
  private readonly renamed = new Set<string>();
  private readonly mistrusted = new Set<string>();
  private readonly names = new Map<string, string>();
  /** By player and words: the ids of the lines with them. */
  private readonly lines = new Map<string, Set<string>>();

  constructor(
    private readonly findings: Findings,
    private readonly tables: TablesKept,
  ) {}

  stored({ call, args, result }: Done): void {
    if (call === 'createMatch' && result === true) this.matches.add((args[0] as StoredMatch).id);
    if (call === 'finishMatch' && result === 'done') this.booked.add(args[0] as string);
    if (call === 'append' && isDone(result)) this.appended(args[0] as LogEntry);
    if (call === 'addChat') this.said(args[0] as ChatLine);
    if (call === 'renamePlayer') this.rename(args as [string, string, string?], result === true);
  }

  private appended({ player, key, body }: LogEntry): void {
    if (body.type === 'takeback') this.takenBack.add(`${player} ${key}`);
  }

  private rename([player, name, key]: readonly [string, string, string?], isNew: boolean): void {
    this.renamed.add(`${player} ${key ?? ''}`);
    if (isNew) this.names.set(player, name);
  }

  /** Somebody says anything, as often as they like. */
  mistrust(player: string): void {
    this.mistrusted.add(player);
  }

  /** People here never say the same twice: the same words in two lines are one command that was done twice. */
  private said({ player, text, id }: ChatLine): void {
    if (player.startsWith('seat:') || this.mistrusted.has(player)) return;
    const name = `${player} ${text}`;
    const ids = this.lines.get(name) ?? new Set();
    ids.add(id);
    this.lines.set(name, ids);
    if (ids.size > 1) this.findings.add('doubled', `${name} is said in ${ids.size} lines`);
  }

  /** A node says that it has done what `player` wished. */
  acknowledged(player: string, wish: Wish, done: DoneMessage): void {
    const why = this.missing(player, wish, done);
    if (why) this.findings.add('lost', `${wish.type} of ${player} is acknowledged, but ${why}`);
  }

  private missing(player: string, wish: Wish, { key, table, request }: DoneMessage) {
    const name = `${player} ${key}`;
    switch (wish.type) {
      case 'open-table':
        return this.tables.get(table ?? '') ? undefined : 'there is no table';
      case 'sit':
      case 'ready':
      case 'commit':
      case 'open-share':
        return this.isNoted(wish.table, name) ? undefined : 'the table does not know of it';
      case 'start':
        return this.isNoted(wish.table, name) ? undefined : 'the table does not know of it';
      case 'chat':
        return this.lines.has(`${player} ${JSON.stringify({ text: cleanChat(wish.text) })}`)
          ? undefined
          : 'it is not in the chat';
      case 'take-back':
        return request !== undefined || this.takenBack.has(name) ? undefined : 'not in the log';
      case 'rename':
        return this.renamed.has(name) ? this.shownElsewhere(player) : 'the name is not kept';
      default:
        return undefined;
    }
  }

  /** Everything has come to its end a while ago. */
  lookAtRest(): void {
    for (const { doc } of this.tables) {
      if (doc.status !== 'finished' || this.booked.has(doc.match ?? '')) continue;
      this.findings.add('lost', `the end of ${doc.match} is not booked`);
    }
  }

  private docOf(table: string) {
    return this.tables.get(table)?.doc;
  }

  /** Of many later commands the first ones are forgotten; a seat that was given up is not looked at. */
  private isNoted(table: string, name: string): boolean {
    const doc = this.docOf(table);
    return doc !== undefined && (doc.status !== 'open' || wasDone(doc, name));
  }

  /** At a table where somebody sits they have the name that they have. */
  private shownElsewhere(player: string): string | undefined {
    const name = this.names.get(player);
    if (name === undefined) return undefined;
    for (const { doc } of this.tables) {
      const seat = seatOf(doc, player);
      const isRunning = doc.status === 'open' || doc.status === 'playing';
      if (seat === undefined || !isRunning) continue;
      if (!doc.seats[seat]!.name.startsWith(name)) return `not shown at ${doc.id}`;
    }
    return undefined;
  }
}
