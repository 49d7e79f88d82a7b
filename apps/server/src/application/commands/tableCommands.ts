/** Opening tables, sitting down, getting ready, starting, leaving, playing again. */

import type { Illegal } from '@parlor/kit';
import type { Command, CommandOf } from '@parlor/protocol';
import type { Level } from '@parlor/bots';
import type { People } from '../people/people.ts';
import { derivedId, newSeed, placeOf } from '../../domain/people/secrets.ts';
import type { ServerReferee } from '../ports/referee.ts';
import type { Store, TableQuota } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { comeBack, isMissed, setAway } from '../../domain/tables/absence.ts';
import { commit, isRatedAt, makeReady, setRated, standUp } from '../../domain/tables/shares.ts';
import {
  botSeat,
  type Changed,
  commandName,
  dataBytes,
  freeSeat,
  fromStored,
  isOpenSeat,
  isSeatedAt,
  nameBots,
  namePeople,
  OPEN_SEAT,
  personSeat,
  seatBot,
  seatOf,
  sit,
  type SeatDoc,
  type TableDoc,
} from '../../domain/tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';
import { type Answer, DONE, refuse } from './answer.ts';
import type { Beginning } from './beginning.ts';
import type { Caller } from './caller.ts';
import type { Presence } from '../rooms/presence.ts';

type TableCommand = Extract<
  Command,
  {
    type:
      | 'open-table'
      | 'sit'
      | 'stand'
      | 'free-seat'
      | 'seat-bot'
      | 'set-rated'
      | 'commit'
      | 'open-share'
      | 'ready'
      | 'start'
      | 'leave'
      | 'rematch';
  }
>;

const DATA_COUNTED_MS = 3_600_000;
const KILOBYTE = 1024;

export interface TableCommandParts {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  readonly beginning: Beginning;
  readonly referee: ServerReferee;
  readonly presence: Presence;
  readonly secret: string;
  readonly quota: TableQuota;
  /** Bytes of sets of one's own that may be brought from one place in an hour. */
  readonly mostData: number;
  /** Tables that are not over where one person may have a seat. */
  readonly mostSeats: number;
  readonly world: Pick<World, 'now' | 'randomBytes'>;
  readonly botName: (game: string, level: Level) => string;
}

export class TableCommands {
  constructor(private readonly parts: TableCommandParts) {}

  async run(who: Caller, command: TableCommand): Promise<Answer> {
    switch (command.type) {
      case 'open-table':
        return this.open(who, command);
      case 'rematch':
        return this.rematch(who, command);
      case 'start':
        return this.parts.beginning.start(who.player, command);
      case 'open-share':
        return this.parts.beginning.openShare(who.player, command);
      case 'leave':
        return this.leave(who, command);
      case 'sit':
        return this.sit(who, command);
      case 'stand':
        return this.stand(who, command);
      case 'set-rated':
        return this.change(who, command, (doc) => setRated(doc, who.player, command.isRated));
      case 'commit':
        return this.change(who, command, (doc) => commit(doc, who.player, command.commitment));
      case 'free-seat':
        return this.change(who, command, (doc) => freeSeat(doc, who.player, command.player));
      case 'ready':
        return this.change(who, command, (doc) => makeReady(doc, who.player, command.contribution));
      case 'seat-bot':
        return this.change(who, command, (doc) =>
          seatBot(doc, who.player, command, (level) => this.parts.botName(doc.game, level)),
        );
    }
  }

  /** Changes a table once: a repeat, on whichever node, gets the first answer. */
  private async change(
    who: Caller,
    { table, key }: { readonly table: string; readonly key: string },
    change: (doc: TableDoc) => Changed,
  ): Promise<Answer> {
    const changed = await this.parts.tables.change(table, change, commandName(who.player, key));
    return changed.ok ? DONE : { why: changed.why };
  }

  private async sit(who: Caller, command: CommandOf<'sit'>): Promise<Answer> {
    const { people, store, mostSeats } = this.parts;
    // Of all tables one is expected at, those one has left do not count. A few too many by commands at once do no harm.
    const tables = await store.tablesOf(who.player, 2 * mostSeats, ['open', 'playing']);
    const taken = tables.map(fromStored).filter((doc) => isSeatedAt(doc, who.player));
    if (taken.length >= mostSeats && taken.every(({ id }) => id !== command.table)) {
      return { why: { code: 'too-many-seats', params: { most: mostSeats } } };
    }
    const name = await people.nameOf(who);
    return this.change(who, command, (doc) => sit(doc, who.player, name, command.seat));
  }

  private async open(who: Caller, command: CommandOf<'open-table'>): Promise<Answer> {
    const { world, secret, people, referee, botName } = this.parts;
    const { game, seating, clock, isPublic } = command;
    const fitting = await referee.tableFor(game, seating.length, command.options);
    if (!fitting.ok) return { why: fitting.why };
    if (seating.filter((seat) => seat === 'me').length !== 1) return refuse('not-seated');
    const name = await people.nameOf(who);
    const seats = seating.map((seat): SeatDoc => {
      if (seat === 'me') return personSeat(who.player, name);
      return seat === 'open' ? OPEN_SEAT : botSeat(seat.bot);
    });
    // The id follows from the command, so that a repeat finds the same table; the secret keeps it from being guessed.
    const id = derivedId('table', secret, who.player, command.key);
    const doc: TableDoc = {
      ...freshTable(id, world),
      game,
      table: fitting.table,
      isPublic,
      clock,
      standIn: command.standIn ?? 'casual',
      watchDelay: command.watchDelay ?? 0,
      isRated: command.isRated ?? true,
      host: who.player,
      seats: nameBots(seats, (level) => botName(game, level)),
    };
    const { why } = await this.put(who, doc);
    return why ? { why } : { done: { table: id } };
  }

  /** Puts up a new table; one that is not new was put up by the same command, or by somebody who was faster. */
  private async put(
    who: Caller,
    doc: TableDoc,
  ): Promise<{ readonly isNew: boolean; readonly why?: Illegal }> {
    const { tables, secret, quota, mostData: most, world } = this.parts;
    const openedFrom = placeOf(secret, who.address);
    const data = {
      bytes: dataBytes(doc),
      at: world.now(),
      since: world.now() - DATA_COUNTED_MS,
      most,
    };
    const created = await tables.add({ ...doc, openedFrom }, { ...quota, data });
    switch (created.is) {
      case 'host-full': {
        const params = { most: quota.perHost, tables: created.tables.join(' ') };
        return { isNew: false, why: { code: 'too-many-tables', params } };
      }
      case 'place-full': {
        const params = { most: quota.perPlace };
        return { isNew: false, why: { code: 'too-many-tables-here', params } };
      }
      case 'data-full': {
        const params = { most: Math.trunc(most / KILOBYTE) };
        return { isNew: false, why: { code: 'too-much-data', params } };
      }
      default:
        return { isNew: created.is === 'done' };
    }
  }

  /**
   * The same options, the same bots, and whoever of the others is still here, once: whoever asks
   * later finds the table there, and their seat as long as it is free.
   */
  private async rematch(who: Caller, command: CommandOf<'rematch'>): Promise<Answer> {
    const { world, secret, tables } = this.parts;
    const { table } = command;
    const old = await tables.get(table);
    if (!old || seatOf(old, who.player) === undefined) return refuse('unknown-table');
    if (old.status !== 'finished') return refuse('not-finished');
    const id = derivedId('rematch', secret, old.id);
    const { game, isPublic, clock, standIn, watchDelay } = old;
    const here = await this.stillAt(old, who.player);
    const { why, isNew } = await this.put(who, {
      ...freshTable(id, world),
      ...{ game, table: old.table, isPublic, clock, standIn, watchDelay },
      isRated: isRatedAt(old),
      host: who.player,
      seats: namePeople(
        old.seats.map(({ player, name, level }) => {
          if (player === null) return { ...OPEN_SEAT, name, level };
          return here.has(player) ? personSeat(player, here.get(player)!) : OPEN_SEAT;
        }),
      ),
      invited: old.seats.flatMap(({ player }) => (player && !here.has(player) ? [player] : [])),
    });
    if (why) return { why };
    if (!isNew) await this.join(who, id, command, seatOf(old, who.player)!);
    const changed = await tables.change(table, (doc) => ({
      ok: true,
      doc: doc.rematch ? doc : { ...doc, rematch: id },
    }));
    return changed.ok ? { done: { table: id } } : { why: changed.why };
  }

  /** The names of those of a table's people who are at it right now, whoever asks among them. */
  private async stillAt(
    { id, seats }: TableDoc,
    asks: string,
  ): Promise<ReadonlyMap<string, string>> {
    const { people, presence } = this.parts;
    const here = new Map<string, string>();
    for (const { player, name } of seats) {
      if (player === null) continue;
      const isHere = player === asks || (await presence.isHere(id, player));
      if (isHere) here.set(player, await people.nameOf({ player, name }));
    }
    return here;
  }

  /** Takes a seat that was left free for this player, or another free one; without one they watch. */
  private async join(
    who: Caller,
    table: string,
    { key }: { readonly key: string },
    wanted: number,
  ): Promise<void> {
    const name = await this.parts.people.nameOf(who);
    await this.change(who, { table, key }, (doc) => {
      const free = doc.seats.flatMap((seat, i) => (isOpenSeat(seat) ? [i] : []));
      const seat = free.includes(wanted) ? wanted : free[0];
      const isWanted = seat !== undefined && seatOf(doc, who.player) === undefined;
      return isWanted ? sit(doc, who.player, name, seat) : { ok: true, doc };
    });
  }

  private stand(
    who: Caller,
    command: { readonly table: string; readonly key: string },
  ): Promise<Answer> {
    const freshSeed = newSeed(this.parts.world);
    return this.change(who, command, (doc) => standUp(doc, who.player, freshSeed));
  }

  private async leave(who: Caller, command: CommandOf<'leave'>): Promise<Answer> {
    const doc = await this.parts.tables.get(command.table);
    if (doc?.status === 'open') return this.stand(who, command);
    return this.change(who, command, (at) => setAway(at, who.player));
  }

  /** A player who gives a sign of life gets the seat back that moment. */
  async welcomeBack(doc: TableDoc, player: string): Promise<TableDoc> {
    const seat = seatOf(doc, player);
    if (seat === undefined || doc.status !== 'playing' || !isMissed(doc.seats[seat]!)) return doc;
    const changed = await this.parts.tables.change(doc.id, (at) => comeBack(at, player));
    return changed.ok ? changed.doc : doc;
  }
}

const freshTable = (id: string, world: TableCommandParts['world']) => ({
  id,
  version: 1,
  status: 'open' as const,
  match: null,
  rematch: null,
  takeBack: null,
  updatedAt: world.now(),
  serverSeed: newSeed(world),
});
