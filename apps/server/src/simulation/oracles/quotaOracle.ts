/**
 * Nobody has more than there is for one person and for one address: tables, seats, what is kept in a day, new guests.
 * And nobody is refused for it who has never had half of it. What is counted is what the database has done, by the
 * addresses that people really come from.
 */

import type { Config } from '../../application/ports/config.ts';
import type { Created, Overdrawn } from '../../application/ports/store.ts';
import type { ChatLine, StoredTable } from '../../domain/records.ts';
import { fromStored, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Speaker } from '../players/device.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import { Holdings } from './holdings.ts';
import { KeptToday } from './keptToday.ts';
import type { KeptTable } from './tablesKept.ts';

const KILOBYTE = 1024;

/** What a table counts for, as docs/hosting.md has it, and a row beside its text. */
const TABLE_BYTES = 64 * KILOBYTE;
const ROW_BYTES = 256;

/** Of so many refusals it is known when they were first heard. */
const ANSWERS_KNOWN = 1000;

export interface QuotaOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly limits: Config;
}

export class QuotaOracle {
  /** By player. */
  private readonly addresses = new Map<string, string>();
  /** By table: the address it was opened from. */
  private readonly openedFrom = new Map<string, string>();
  private readonly hosted = new Holdings();
  private readonly opened = new Holdings();
  private readonly seated = new Holdings();
  /** By address: who sits where. */
  private readonly seatedFrom = new Holdings();
  private readonly guests = new Holdings();
  /** By address: how often somebody has asked to be let in. */
  private readonly asked = new Map<string, number>();
  private readonly kept: KeptToday;
  /** By player and key of a command that was refused: how many seats they had. */
  private readonly seatsThen = new Map<string, number>();

  constructor(private readonly parts: QuotaOracleParts) {
    this.kept = new KeptToday(parts.now);
  }

  private find(what: string): void {
    this.parts.findings.add('quota', what);
  }

  // New guests

  knocked(address: string): void {
    this.asked.set(address, (this.asked.get(address) ?? 0) + 1);
  }

  cameIn(player: string, address: string): void {
    this.addresses.set(player, address);
    this.guests.take(address, player);
    const { GUESTS_PER_ADDRESS } = this.parts.limits;
    this.compare(`new guests from ${address}`, this.guests.count(address), GUESTS_PER_ADDRESS);
  }

  turnedAway(address: string): void {
    const tries = this.asked.get(address) ?? 0;
    if (tries > this.parts.limits.GUESTS_PER_ADDRESS) return;
    this.find(`a guest from ${address} is turned away after ${tries} tries`);
  }

  // What the database has done

  stored({ call, args, result }: Done): void {
    if (call === 'createTable') this.opening(fromStored(args[0] as StoredTable), result as Created);
    if (call === 'addChat') this.said(args[0] as ChatLine, result as Overdrawn | undefined);
  }

  private opening(doc: TableDoc, { is }: Created): void {
    const { TABLES_PER_PERSON, TABLES_PER_ADDRESS } = this.parts.limits;
    const { id, host } = doc;
    const address = this.addressOf(host);
    const own = `tables of ${host}`;
    const here = `tables from ${address}`;
    if (is === 'host-full') this.expectFull(own, this.hosted.count(host), TABLES_PER_PERSON);
    if (is === 'place-full') this.expectFull(here, this.opened.count(address), TABLES_PER_ADDRESS);
    if (is !== 'done') return;
    this.openedFrom.set(id, address);
    this.note(undefined, doc);
    this.compare(own, this.hosted.count(host), TABLES_PER_PERSON);
    this.compare(here, this.opened.count(address), TABLES_PER_ADDRESS);
    this.compareSeats(host);
    this.keep(host, TABLE_BYTES, id);
  }

  private said({ id, player, text }: ChatLine, refused: Overdrawn | undefined): void {
    const isPerson = this.addresses.has(player);
    if (isPerson && !refused) this.keep(player, ROW_BYTES + Buffer.byteLength(text), id);
  }

  private keep(player: string, bytes: number, id: string): void {
    const { KEPT_PER_PERSON_KB, KEPT_PER_ADDRESS_KB } = this.parts.limits;
    const address = this.addressOf(player);
    this.kept.add(player, bytes, id);
    this.kept.add(address, bytes, id);
    const own = `bytes kept for ${player}`;
    const here = `bytes kept from ${address}`;
    this.compare(own, this.kept.of(player), KILOBYTE * KEPT_PER_PERSON_KB);
    this.compare(here, this.kept.of(address), KILOBYTE * KEPT_PER_ADDRESS_KB);
  }

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    this.note(doc, next);
    for (const { player } of next.seats) {
      // Whoever only comes back had the seat before.
      if (player === null || doc.seats.some((seat) => seat.player === player)) continue;
      this.compareSeats(player);
    }
  }

  /** Somebody has sat down. */
  private compareSeats(player: string): void {
    const { SEATS_PER_PERSON, SEATS_PER_ADDRESS } = this.parts.limits;
    const address = this.addressOf(player);
    const here = this.seatedFrom.count(address);
    this.compare(`seats of ${player}`, this.seated.count(player), SEATS_PER_PERSON);
    this.compare(`seats from ${address}`, here, SEATS_PER_ADDRESS);
  }

  private note(before: TableDoc | undefined, doc: TableDoc): void {
    const { id, host, status, seats } = doc;
    const isRunning = status === 'open' || status === 'playing';
    const isHosted = !seats.some(({ player, isAway }) => player === host && isAway);
    if (before) this.hosted.giveBack(before.host, id);
    if (isRunning && isHosted) this.hosted.take(host, id);
    const people = [...(before?.seats ?? []), ...seats].flatMap(({ player }) => player ?? []);
    for (const player of people) {
      const place = this.addressOf(player);
      const seat = `${player} ${id}`;
      if (isRunning && seats.some((one) => one.player === player && !one.isAway)) {
        this.seated.take(player, id);
        this.seatedFrom.take(place, seat);
      } else {
        this.seated.giveBack(player, id);
        this.seatedFrom.giveBack(place, seat);
      }
    }
    const address = this.openedFrom.get(id);
    if (address === undefined) return;
    if (isRunning) this.opened.take(address, id);
    else this.opened.giveBack(address, id);
  }

  /** Where somebody is. */
  addressOf(player: string): string {
    return this.addresses.get(player) ?? `of ${player}`;
  }

  // What people hear

  /** What was refused once is refused again whenever it is repeated: so it is the most that they ever had which counts. */
  refused({ name, player, isHostile }: Speaker, key: string, code: string): void {
    const address = this.addressOf(player);
    const { limits } = this.parts;
    const seats = code === 'too-many-seats' ? this.seatsAtFirst(player, key) : 0;
    const quotas: Readonly<Record<string, readonly [number, number]>> = {
      'too-many-tables': [this.hosted.peak(player), limits.TABLES_PER_PERSON],
      'too-many-tables-here': [this.opened.peak(address), limits.TABLES_PER_ADDRESS],
      'too-many-seats': [seats, limits.SEATS_PER_PERSON],
      'too-many-seats-here': [this.seatedFrom.peak(address), limits.SEATS_PER_ADDRESS],
      'too-much-kept': [this.kept.of(player), KILOBYTE * limits.KEPT_PER_PERSON_KB],
      'too-much-kept-here': [this.kept.of(address), KILOBYTE * limits.KEPT_PER_ADDRESS_KB],
    };
    const [had, most] = quotas[code] ?? [0, 0];
    // What somebody hostile has kept is more than tables and talk.
    if (2 * had >= most || isHostile) return;
    this.find(`${name} hears ${code} with ${had} of ${most}`);
  }

  /** How many seats somebody had when they first heard an answer; whoever sits down waits for it. */
  private seatsAtFirst(player: string, key: string): number {
    const name = `${player} ${key}`;
    const seats = this.seatsThen.get(name) ?? this.seated.count(player);
    this.seatsThen.set(name, seats);
    if (this.seatsThen.size > ANSWERS_KNOWN) {
      this.seatsThen.delete(this.seatsThen.keys().next().value!);
    }
    return seats;
  }

  private compare(what: string, count: number, most: number): void {
    if (count > most) this.find(`${count} ${what}, where ${most} are the most`);
  }

  private expectFull(what: string, count: number, most: number): void {
    if (count < most) this.find(`${count} ${what} are called too many, where ${most} may be`);
  }
}
