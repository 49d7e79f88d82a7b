/**
 * Nobody is told what is not theirs: a match from their own seat, a table where they are, a list they have asked for, and
 * nobody who plays what those who watch say among themselves.
 */

import type { ServerMessage } from '@parlor/protocol';
import type { ChatLine } from '../../domain/records.ts';
import { seatOf } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { MatchOracle } from './matchOracle.ts';
import type { TablesKept } from './tablesKept.ts';
import type { WatchedLine } from './watchedLine.ts';

type TableMessage = Extract<ServerMessage, { readonly type: 'table' }>;

interface Told {
  readonly version: number;
  readonly isSeated: boolean;
}

export class AudienceOracle {
  /** Lines that are for whoever watches. */
  private readonly apart = new Set<string>();
  /** By line and table: the newest that was told of it, and whether somebody had a seat then. */
  private readonly told = new WeakMap<WatchedLine, Map<string, Told>>();

  constructor(
    private readonly findings: Findings,
    private readonly matches: MatchOracle,
    /** Whoever was deleted has no seat any more, until their line is closed. */
    private readonly isGone: (player: string) => boolean,
    private readonly tables: Pick<TablesKept, 'get'>,
  ) {}

  stored({ call, args }: Done): void {
    if (call !== 'addChat') return;
    const { table, id, player, isApart } = args[0] as ChatLine;
    if (isApart) this.apart.add(id);
    const doc = this.tables.get(table)?.doc;
    // Before the match people come and go on other nodes.
    if (isApart || doc?.watchTalk !== 'apart' || doc.status === 'open') return;
    if (player.startsWith('seat:') || this.isGone(player) || seatOf(doc, player) !== undefined)
      return;
    this.findings.add('leak', `${player} watches ${table} and talks to everybody there`);
  }

  tell(line: WatchedLine, message: ServerMessage): void {
    if (message.type === 'table') this.note(line, message);
    const why = this.wrong(line, message);
    if (why) this.findings.add('leak', `${line.speaker.name}: ${message.type} ${why}`);
  }

  private note(line: WatchedLine, { table: { id, version }, yourSeat }: TableMessage): void {
    const told = this.told.get(line) ?? new Map<string, Told>();
    this.told.set(line, told);
    if (version >= (told.get(id)?.version ?? 0))
      told.set(id, { version, isSeated: yourSeat !== null });
  }

  private wrong(line: WatchedLine, message: ServerMessage): string | undefined {
    const { player } = line.speaker;
    const isAt = (table: string) => line.entered.has(table);
    switch (message.type) {
      case 'position':
      case 'history': {
        const stored = this.matches.mirrors.get(message.match)?.stored;
        if (!stored) return undefined;
        const isSpectator = message.viewer === 'public' && this.isGone(player);
        const seat = isSpectator ? -1 : stored.seats.indexOf(player);
        if (message.viewer !== (seat < 0 ? 'public' : seat)) return `as ${message.viewer}`;
        return isAt(stored.table) ? undefined : 'of a match that it does not look at';
      }
      case 'table': {
        const seat = message.table.seats.findIndex((one) => one.player === player);
        if (message.yourSeat !== (seat < 0 ? null : seat)) return `with seat ${message.yourSeat}`;
        return isAt(message.table.id) ? undefined : 'where it is not';
      }
      case 'chat':
        if (this.apart.has(message.id) && this.told.get(line)?.get(message.table)?.isSeated)
          return 'of those who watch, to somebody who plays';
        return isAt(message.table) ? undefined : 'of a table where it is not';
      case 'presence':
        return isAt(message.table) ? undefined : 'of a table where it is not';
      case 'take-back':
      case 'pause':
      case 'go-without': {
        const stored = this.matches.mirrors.get(message.match)?.stored;
        return !stored || isAt(stored.table) ? undefined : 'of a table where it is not';
      }
      case 'lobby':
        return line.hasWatchedLobby ? undefined : 'without having asked for it';
      case 'welcome':
        return message.player.id === player ? undefined : `as ${message.player.id}`;
      default:
        return undefined;
    }
  }
}
