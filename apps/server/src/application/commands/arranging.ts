/** What the host changes about a table before the match: its options, and the seats of people who are away. */

import { ownData, type Table } from '@parlor/kit';
import type { Level } from '@parlor/bots';
import type { CommandOf } from '@parlor/protocol';
import { arrange } from '../../domain/tables/arranging.ts';
import { keepSeat, seatBotFor } from '../../domain/tables/keeping.ts';
import { type Changed, freeSeat, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { ServerReferee, TableFor } from '../ports/referee.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Tables } from '../tables/tables.ts';
import { type Answer, refuse } from './answer.ts';
import type { Caller } from './caller.ts';
import { changeOnce } from './changeOnce.ts';

export interface ArrangingParts {
  readonly tables: Tables;
  readonly referee: ServerReferee;
  readonly presence: Presence;
  readonly botName: (game: string, level: Level) => string;
}

export class Arranging {
  constructor(private readonly parts: ArrangingParts) {}

  async arrange(who: Caller, command: CommandOf<'arrange'>): Promise<Answer> {
    const doc = await this.parts.tables.get(command.table);
    if (!doc) return refuse('unknown-table');
    const fit = await this.fitting(doc, command);
    return this.change(who, command, (at) => {
      // What was worked out is about the options and seats of that version.
      const isFor = at.table === doc.table || sameTable(at.table, doc.table);
      const table = fit.ok ? fit.table : at.table;
      const arranged = arrange(at, who.player, table, command);
      if (!arranged.ok) return arranged;
      if (!fit.ok) return { ok: false, why: fit.why };
      return isFor ? arranged : { ok: false, why: { code: 'try-again' } };
    });
  }

  /** What the rules make of the wish. A set of one's own is brought when a table is opened, and not later. */
  private async fitting(doc: TableDoc, wish: CommandOf<'arrange'>): Promise<TableFor> {
    const { seats = doc.table.seats, options } = wish;
    const fit =
      options === undefined
        ? await this.parts.referee.tableAgain(doc.game, seats, doc.table.options)
        : await this.parts.referee.tableFor(doc.game, seats, options);
    if (!fit.ok) return fit;
    const had = ownData(doc.table.options).byName;
    const isNew = [...ownData(fit.table.options).byName.keys()].some((name) => !had.has(name));
    return isNew ? { ok: false, why: { code: 'table-impossible' } } : fit;
  }

  async keepSeat(who: Caller, command: CommandOf<'keep-seat'>): Promise<Answer> {
    const { presence } = this.parts;
    const { table, player: whose, isKept } = command;
    const here = new Set((await presence.isHere(table, whose)) ? [whose] : []);
    return this.change(who, command, (doc) => keepSeat(doc, who.player, { whose, isKept, here }));
  }

  freeSeat(who: Caller, command: CommandOf<'free-seat'>): Promise<Answer> {
    const { player: whose, level } = command;
    const { botName } = this.parts;
    return this.change(who, command, (doc) =>
      level === undefined
        ? freeSeat(doc, who.player, whose)
        : seatBotFor(doc, who.player, { whose, level }, (of) => botName(doc.game, of)),
    );
  }

  private change(
    who: Caller,
    command: { readonly table: string; readonly key: string },
    change: (doc: TableDoc) => Changed,
  ): Promise<Answer> {
    return changeOnce(this.parts.tables, who, command, change);
  }
}

const sameTable = (one: Table<object>, other: Table<object>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
