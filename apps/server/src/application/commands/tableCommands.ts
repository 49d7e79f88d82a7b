/** Opening tables, sitting down, getting ready, starting, leaving, playing again. */

import type { Illegal } from '@parlor/kit';
import type { Command, CommandOf } from '@parlor/protocol';
import type { Level } from '@parlor/bots';
import type { KeptBytes } from '../order/keptBytes.ts';
import type { People } from '../people/people.ts';
import { derivedId, newSeed, placeOf } from '../../domain/people/secrets.ts';
import type { ServerReferee } from '../ports/referee.ts';
import type { SeatQuota, Store, TableQuota } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { isFormer } from '../../domain/tables/former.ts';
import { arrive } from '../../domain/tables/keeping.ts';
import { setAway } from '../../domain/tables/absence.ts';
import { isLookedFor, showLife } from '../../domain/tables/goingWithout.ts';
import { commit, makeReady, setRated, standUp } from '../../domain/tables/shares.ts';
import {
  refuse as refuseChange,
  botSeat,
  type Changed,
  dataBytes,
  fromStored,
  isOpenSeat,
  isRatedAt,
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
import { type Tables, tooManySeats } from '../tables/tables.ts';
import { type Answer, refuse } from './answer.ts';
import { Arranging } from './arranging.ts';
import type { Beginning } from './beginning.ts';
import type { Caller } from './caller.ts';
import { changeOnce } from './changeOnce.ts';
import type { Order } from '../order/order.ts';
import { closeTable, handOver, letBack, remove } from '../../domain/tables/hosting.ts';
import type { Presence } from '../rooms/presence.ts';

type TableCommand = Extract<
  Command,
  {
    type:
      | 'open-table'
      | 'sit'
      | 'stand'
      | 'free-seat'
      | 'keep-seat'
      | 'arrange'
      | 'remove'
      | 'let-back'
      | 'hand-over'
      | 'close-table'
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
  readonly order: Pick<Order, 'isForbiddenName'>;
  readonly secret: string;
  readonly quota: TableQuota;
  /** Bytes of sets of one's own that may be brought from one place in an hour. */
  readonly mostData: number;
  readonly keptBytes: KeptBytes;
  /** Tables that are not over where one person may have a seat, and seats of everybody at one place. */
  readonly mostSeats: Pick<SeatQuota, 'perPlayer' | 'perPlace'>;
  readonly world: Pick<World, 'now' | 'randomBytes'>;
  readonly botName: (game: string, level: Level) => string;
}

export class TableCommands {
  private readonly arranging: Arranging;

  constructor(private readonly parts: TableCommandParts) {
    this.arranging = new Arranging(parts);
  }

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
        return this.arranging.freeSeat(who, command);
      case 'keep-seat':
        return this.arranging.keepSeat(who, command);
      case 'arrange':
        return this.arranging.arrange(who, command);
      case 'remove':
        return this.change(who, command, (doc) => remove(doc, who.player, command.player));
      case 'let-back':
        return this.change(who, command, (doc) => letBack(doc, who.player, command.player));
      case 'hand-over':
        return this.change(who, command, (doc) => handOver(doc, who.player, command.player));
      case 'close-table':
        return this.change(who, command, (doc) => closeTable(doc, who.player));
      case 'ready':
        return this.change(who, command, (doc) => makeReady(doc, who.player, command.contribution));
      case 'seat-bot':
        return this.change(who, command, (doc) =>
          seatBot(doc, who.player, command, (level) => this.parts.botName(doc.game, level)),
        );
    }
  }

  private change(
    who: Caller,
    command: { readonly table: string; readonly key: string },
    change: (doc: TableDoc) => Changed,
    seat?: SeatQuota,
  ): Promise<Answer> {
    return changeOnce(this.parts.tables, who, command, change, seat);
  }

  private seatFor(who: Caller): SeatQuota {
    const { secret, mostSeats } = this.parts;
    return { ...mostSeats, player: who.player, place: placeOf(secret, who.address) };
  }

  private async sit(who: Caller, command: CommandOf<'sit'>): Promise<Answer> {
    const name = await this.parts.people.nameOf(who);
    const unwelcome = await this.unwelcome(who, command.table, name, command.isFine);
    const quota = this.seatFor(who);
    return this.change(
      who,
      command,
      (doc) => unless(unwelcome, doc, sit(doc, who.player, name, command.seat, quota.place)),
      quota,
    );
  }

  /** Why somebody may not sit down at a table although there is a seat, if so. */
  private async unwelcome(
    who: Caller,
    table: string,
    name: string,
    isFine = false,
  ): Promise<Unwelcome> {
    const { store, tables, order } = this.parts;
    const known = await tables.get(table);
    const there = known ? peopleAt(known) : [];
    const blocks = await blocksAt(store, who.player, there);
    return (doc) => {
      // Somebody else has sat down meanwhile, who may mind or be minded.
      if (peopleAt(doc).some((one) => !there.includes(one))) return refuseChange('try-again');
      const here = new Set(peopleAt(doc));
      // Nobody is told by whom.
      if (blocks.by.some((one) => here.has(one))) return refuseChange('not-welcome');
      const names = doc.seats.flatMap((seat) =>
        seat.player !== null && blocks.of.includes(seat.player) ? [seat.name] : [],
      );
      if (names.length > 0 && !isFine) {
        return { ok: false, why: { code: 'blocked-here', params: { name: names.join(', ') } } };
      }
      return order.isForbiddenName(name) ? refuseChange('name-forbidden') : undefined;
    };
  }

  private async open(who: Caller, command: CommandOf<'open-table'>): Promise<Answer> {
    const { world, secret, people, referee, botName, order, tables } = this.parts;
    const { game, seating, clock, isPublic } = command;
    const fitting = await referee.tableFor(game, seating.length, command.options);
    if (!fitting.ok) return { why: fitting.why };
    if (seating.filter((seat) => seat === 'me').length !== 1) return refuse('not-seated');
    const name = await people.nameOf(who);
    const seats = seating.map((seat): SeatDoc => {
      if (seat === 'me') return personSeat(who.player, name, placeOf(secret, who.address));
      return seat === 'open' ? OPEN_SEAT : botSeat(seat.bot);
    });
    // The id follows from the command, so that a repeat finds the same table; the secret keeps it from being guessed.
    const id = derivedId('table', secret, who.player, command.key);
    if (order.isForbiddenName(name) && !(await tables.get(id))) return refuse('name-forbidden');
    const doc: TableDoc = {
      ...freshTable(id, world),
      game,
      table: fitting.table,
      isPublic,
      clock,
      ...(command.bank && clock === 'none' && { bank: command.bank }),
      standIn: command.standIn ?? 'casual',
      watchDelay: command.watchDelay ?? 0,
      ...(command.watchTalk === 'apart' && { watchTalk: command.watchTalk }),
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
    const { tables, quota, mostData: most, keptBytes, world } = this.parts;
    const seat = this.seatFor(who);
    const openedFrom = seat.place;
    const data = {
      bytes: dataBytes(doc),
      at: world.now(),
      since: world.now() - DATA_COUNTED_MS,
      most,
    };
    const charge = keptBytes.ofTable(who, data.bytes);
    const created = await tables.add({ ...doc, openedFrom }, { ...quota, seat, data, charge });
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
      case 'seats-full':
        return { isNew: false, why: tooManySeats(created.by, seat) };
      case 'overdrawn':
        return { isNew: false, why: keptBytes.refusal(created.by) };
      default:
        return { isNew: created.is === 'done' };
    }
  }

  /**
   * The same options, the same bots and the same people, once: whoever is not here now finds the table, and their seat
   * until the host does something about it. Whoever had left the match for good is not expected, but may come.
   */
  private async rematch(who: Caller, command: CommandOf<'rematch'>): Promise<Answer> {
    const { world, secret, tables } = this.parts;
    const { table } = command;
    const old = await tables.get(table);
    if (!old || seatOf(old, who.player) === undefined) return refuse('unknown-table');
    if (old.status !== 'finished') return refuse('not-finished');
    const id = derivedId('rematch', secret, old.id);
    const { game, isPublic, clock, bank, standIn, watchDelay, watchTalk } = old;
    const expected = await this.expectedAgain(old, who.player);
    const { why, isNew } = await this.put(who, {
      ...freshTable(id, world),
      ...{ game, table: old.table, isPublic, clock, standIn, watchDelay },
      ...(bank && { bank }),
      ...(watchTalk && { watchTalk }),
      isRated: isRatedAt(old),
      host: who.player,
      seats: namePeople(
        old.seats.map(({ player, name: botName, level }) => {
          if (player === null) return { ...OPEN_SEAT, name: botName, level };
          const name = expected.get(player);
          if (name === undefined) return OPEN_SEAT;
          // Where the others are is known when they sit down by themselves.
          const from = player === who.player ? placeOf(secret, who.address) : '';
          return personSeat(player, name, from);
        }),
      ),
      invited: old.seats.flatMap(({ player }) => (player && !expected.has(player) ? [player] : [])),
    });
    if (why) return { why };
    if (!isNew) await this.join(who, id, command, seatOf(old, who.player)!);
    const changed = await tables.change(table, (doc) => ({
      ok: true,
      doc: doc.rematch ? doc : { ...doc, rematch: id },
    }));
    return changed.ok ? { done: { table: id } } : { why: changed.why };
  }

  /** The names of those of a table's people who have a seat at the next one: whoever asks, is here, or has played to the end. */
  private async expectedAgain(
    { id, seats }: TableDoc,
    asks: string,
  ): Promise<ReadonlyMap<string, string>> {
    const { people, presence, store } = this.parts;
    const expected = new Map<string, string>();
    const all = seats.flatMap(({ player }) => player ?? []);
    const apart = new Set(
      (await store.blocksBetween(all, all)).map(([one, other]) => `${one} ${other}`),
    );
    const inOrder = [...seats].sort((a, b) => +(b.player === asks) - +(a.player === asks));
    for (const { player, name, isAway } of inOrder) {
      if (player === null || isFormer(player)) continue;
      // Whoever sits there already would not have them beside, or is not wanted beside them.
      if ([...expected.keys()].some((one) => apart.has(`${one} ${player}`))) continue;
      const isHere = !isAway || (await presence.isHere(id, player));
      const isExpected = player === asks || (isHere && (await this.hasRoom(player)));
      if (isExpected) expected.set(player, await people.nameOf({ player, name }));
    }
    return expected;
  }

  /** May somebody be given one more seat? A few too many by commands at once do no harm to whoever did not ask for them. */
  private async hasRoom(player: string): Promise<boolean> {
    const { store, mostSeats } = this.parts;
    const tables = await store.tablesOf(player, 2 * mostSeats.perPlayer, ['open', 'playing']);
    const taken = tables.filter((one) => isSeatedAt(fromStored(one), player));
    return taken.length < mostSeats.perPlayer;
  }

  /** Takes a seat that was left free for this player, or another free one; without one they watch. */
  private async join(
    who: Caller,
    table: string,
    { key }: { readonly key: string },
    wanted: number,
  ): Promise<void> {
    const name = await this.parts.people.nameOf(who);
    const unwelcome = await this.unwelcome(who, table, name);
    const quota = this.seatFor(who);
    const take = (doc: TableDoc): Changed => {
      const free = doc.seats.flatMap((seat, i) => (isOpenSeat(seat) ? [i] : []));
      const seat = free.includes(wanted) ? wanted : free[0];
      const isWanted = seat !== undefined && seatOf(doc, who.player) === undefined;
      if (!isWanted) return { ok: true, doc };
      return unless(unwelcome, doc, sit(doc, who.player, name, seat, quota.place));
    };
    await this.change(who, { table, key }, take, quota);
  }

  private async leave(who: Caller, command: CommandOf<'leave'>): Promise<Answer> {
    const doc = await this.parts.tables.get(command.table);
    if (doc?.status === 'open') return this.stand(who, command);
    return this.change(who, command, (at) => setAway(at, who.player));
  }

  /** If it is the host who gets up, somebody who is there is host from then on. */
  private async stand(who: Caller, command: CommandOf<'stand' | 'leave'>): Promise<Answer> {
    const { tables, presence, world } = this.parts;
    const freshSeed = newSeed(world);
    const doc = await tables.get(command.table);
    const here = new Set<string>();
    if (doc?.host === who.player) {
      for (const { player } of doc.seats) {
        if (player !== null && (await presence.isHere(doc.id, player))) here.add(player);
      }
    }
    return this.change(who, command, (at) => standUp(at, who.player, freshSeed, here));
  }

  /** A player who gives a sign of life gets the seat back that moment. */
  async welcomeBack(doc: TableDoc, player: string): Promise<TableDoc> {
    const { now } = this.parts.world;
    const seat = seatOf(doc, player);
    if (seat === undefined) return doc;
    const isWaited =
      doc.status === 'playing' ? isLookedFor(doc, seat, now()) : doc.seats[seat]!.isKept === true;
    if (!isWaited || (doc.status !== 'playing' && doc.status !== 'open')) return doc;
    const changed = await this.parts.tables.change(doc.id, (at) =>
      at.status === 'open' ? arrive(at, player) : showLife(at, player, now()),
    );
    return changed.ok ? changed.doc : doc;
  }
}

/** Everybody who has a say in who sits down. */
const peopleAt = ({ host, seats }: TableDoc): string[] => [
  ...new Set([host, ...seats.flatMap(({ player }) => player ?? [])]),
];

/** Of these, by whom somebody is blocked and whom they have blocked. */
async function blocksAt(
  store: Store,
  who: string,
  there: readonly string[],
): Promise<{ readonly by: readonly string[]; readonly of: readonly string[] }> {
  const apart = (await store.blocksBetween([who], there)).map(([, other]) => other);
  // Hardly ever is there anybody.
  const by: string[] = [];
  for (const other of apart) {
    const shunned = await store.shunnedBy(other);
    if (shunned.some(({ player, how }) => player === who && how === 'block')) by.push(other);
  }
  const own = apart.length === 0 ? [] : await store.shunnedBy(who);
  const of = own.filter(({ player, how }) => how === 'block' && apart.includes(player));
  return { by, of: of.map(({ player }) => player) };
}

type Unwelcome = (doc: TableDoc) => Changed | undefined;

/** What was done, unless there is a reason against it. */
const unless = (unwelcome: Unwelcome, doc: TableDoc, done: Changed): Changed =>
  done.ok ? (unwelcome(doc) ?? done) : done;

const freshTable = (id: string, world: TableCommandParts['world']) => ({
  id,
  version: 1,
  status: 'open' as const,
  match: null,
  rematch: null,
  takeBack: null,
  updatedAt: world.now(),
  openedAt: world.now(),
  serverSeed: newSeed(world),
});
