/** Who plays a match, as its table says. */

import type { Player, Players, Seating, Terms } from '@parlor/host';
import type { Seat } from '@parlor/kit';
import type { StoredMatch } from '../../domain/records.ts';
import { isPlayedByBot, setAway } from '../../domain/tables/absence.ts';
import { runOut, waitingAt } from '../../domain/tables/goingWithout.ts';
import { type Changed, playersOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Config } from '../ports/config.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Tables } from '../tables/tables.ts';
import { bankFor, patienceFor, timeFor } from './clocks.ts';
import { finish } from './finish.ts';

export interface TableSeatingParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly config: Config;
  readonly now: () => number;
}

const NO_TERMS: Terms = { time: undefined, watchDelay: 0, absence: undefined };

export function playersAt(doc: TableDoc): Players {
  const { seats, status, standIn, pausing } = doc;
  const waiting = waitingAt(doc);
  return {
    isPlaying: status === 'playing',
    ...(pausing && { pauses: pausing.held }),
    ...(waiting && { waiting }),
    at(seat, question): Player {
      const at = seats[seat]!;
      if (!isPlayedByBot(at, question)) return { kind: 'person' };
      const isLate = at.player !== null && !at.isAway;
      return { kind: 'bot', level: at.level ?? standIn, isLate };
    },
  };
}

/** What has been agreed on there about time. */
const agreedAt = (doc: TableDoc): string =>
  JSON.stringify([doc.pausing?.held ?? [], waitingAt(doc)]);

export class TableSeating implements Seating<ServerTypes> {
  constructor(private readonly parts: TableSeatingParts) {}

  async terms({ table }: StoredMatch): Promise<Terms> {
    const { tables, config } = this.parts;
    // What another node did to the table while nobody here needed it was not heard here.
    const doc = await tables.reread(table);
    if (!doc) return NO_TERMS;
    const patience = patienceFor(doc, config);
    return {
      time: timeFor(doc.clock, config),
      ...(doc.bank && { bank: bankFor(doc.bank, doc.seats.length) }),
      watchDelay: 1000 * doc.watchDelay,
      // A day's clock is for people who come and go; at all others absence is noticed.
      absence: doc.clock === 'daily' ? undefined : 1000 * config.ABSENCE_S,
      ...(patience && { stall: patience.stall }),
    };
  }

  async players(match: StoredMatch): Promise<Players | undefined> {
    const doc = await this.tableOf(match);
    return doc && playersAt(doc);
  }

  async presenceOf(match: StoredMatch, seat: Seat) {
    const { presence } = this.parts;
    const { table } = match;
    const player = await this.ownerOf(match, seat);
    // Being connected, or at another table, is not being here.
    if (player === undefined || (await presence.isHere(table, player))) {
      return { isHere: true } as const;
    }
    return { isHere: false, lastSeen: await presence.lastSeen(table, player) } as const;
  }

  /** Where nobody has been since everybody left is not known, it is since the table last changed. */
  async restsUntil(match: StoredMatch): Promise<number | undefined> {
    const { presence, config, now } = this.parts;
    const doc = await this.tableOf(match);
    // A day's clock is for people who come and go. And whoever has left for good is not waited for.
    if (!doc || doc.clock === 'daily' || playersOf(doc).length === 0) return undefined;
    const empty = await presence.emptySince(doc.id);
    if (empty === undefined) return undefined;
    const until = Math.max(empty, doc.updatedAt) + 1000 * config.ABANDONED_S;
    return until > now() ? until : undefined;
  }

  async passOver(match: StoredMatch, seat: Seat, question: number): Promise<void> {
    await this.missAt(match, seat, (at, player) => runOut(at, player, question));
  }

  async setAway(match: StoredMatch, seat: Seat): Promise<void> {
    await this.missAt(match, seat, setAway);
  }

  /** Unless something was agreed on, or taken back, without our having heard of it: then it has to be reckoned anew. */
  private async missAt(
    match: StoredMatch,
    seat: Seat,
    change: (doc: TableDoc, player: string) => Changed,
  ): Promise<void> {
    const doc = await this.tableOf(match);
    const player = doc?.seats[seat]?.player;
    if (!doc || !player) return;
    const agreed = agreedAt(doc);
    await this.parts.tables.change(match.table, (at) =>
      agreedAt(at) === agreed ? change(at, player) : { ok: true, doc: at },
    );
  }

  async finish(match: StoredMatch, outcome: Parameters<typeof finish>[3]): Promise<void> {
    const doc = await this.tableOf(match);
    if (doc) await finish(this.parts, match.id, doc, outcome);
  }

  forget({ table }: StoredMatch): void {
    this.parts.tables.forget(table);
  }

  /** The table, if it knows of the match: one whose table does not has not begun, or never will. */
  private async tableOf({ id, table }: StoredMatch): Promise<TableDoc | undefined> {
    const { tables } = this.parts;
    let doc = tables.peek(table);
    if (doc?.match !== id) doc = await tables.reread(table);
    return doc?.match === id ? doc : undefined;
  }

  private async ownerOf(match: StoredMatch, seat: Seat): Promise<string | undefined> {
    return (await this.tableOf(match))?.seats[seat]?.player ?? undefined;
  }
}
