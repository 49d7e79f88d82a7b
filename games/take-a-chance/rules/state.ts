/**
 * The whole position. All arrays are windows into one block of memory, so a
 * copy is one copy of that block. What follows from other fields (`owned`, `worth`,
 * `hand` …) is kept up to date for speed and left out of the encoded form.
 */

import type { Seat, SeatSet, Table } from '@parlor/kit';
import { NO_SEATS } from '@parlor/kit';
import { type Box, openBox } from '../facts/box.ts';
import { COMBOS } from '../facts/dice/combos.ts';
import { type Hand, MAX_DICE, NO_DICE } from '../facts/dice/hands.ts';
import type { Options } from './options.ts';
import {
  ANY_COLOUR,
  CARDS,
  CHARMS,
  COLOURS,
  EMPTY,
  KEPT_USES,
  NOBODY,
  OVER,
  PLACES,
  TICKETS,
  TICKETS_OF_TWO,
} from '../facts/types.ts';

export type { Box } from '../facts/box.ts';
export {
  ASK,
  BID_STEP,
  CHARM_BONUS,
  CHARMS,
  COLOURS,
  EMPTY,
  OVER,
  PLACES,
} from '../facts/types.ts';

/** Entries of `possible` for each seat (see `possible.ts`). */
export const POSSIBLE = COLOURS * COLOURS;
export const USES = KEPT_USES.length;

/** Cuts windows out of one block of memory, one after the other. */
class Cutter {
  private used = 0;
  readonly memory = new ArrayBuffer(2048);

  floats(length: number): Float64Array {
    return new Float64Array(this.memory, this.take(8 * length), length);
  }
  words(length: number): Uint16Array {
    return new Uint16Array(this.memory, this.take(2 * length), length);
  }
  bytes(length: number): Uint8Array {
    return new Uint8Array(this.memory, this.take(length), length);
  }
  signed(length: number): Int8Array {
    return new Int8Array(this.memory, this.take(length), length);
  }
  all(): Uint8Array {
    return new Uint8Array(this.memory, 0, this.used);
  }
  private take(bytes: number): number {
    const start = this.used;
    this.used += bytes;
    return start;
  }
}

export class State {
  readonly seats: number;
  readonly options: Options;
  readonly box: Box;
  readonly ticketsEach: number;

  /** One of `ASK`, or `OVER`. */
  question: number = OVER;
  asked: Seat = 0;
  turn: Seat = 0;
  /** Turns completed. */
  turns = 0;
  /** T-6.1: the last turns have begun; so many of them are not completed. */
  ending = false;
  lastTurns = 0;

  /** The bank's own money: 0 before anyone got anything, so usually negative. */
  bank = 0;
  readonly cash: Float64Array;

  /** Whose board a card lies on, by card. */
  readonly holder: Int8Array;
  readonly stacks: Int8Array;
  /** The turn, counted from 1, in which a card came into each place of a stack; 0 for the deal and where none lies. */
  readonly since: Uint16Array;
  readonly pool: Int8Array;
  /** The draw pile is `draw[drawNext]` up to `draw[drawEnd - 1]`. */
  readonly draw: Int8Array;
  drawNext = 0;
  drawEnd = 0;
  /** T-7.1 */
  readonly discards: Int8Array;
  discarded = 0;

  /** All tickets: seat after seat with the top of the pile first, then the box. */
  readonly tickets: Uint8Array;
  /** Tickets turned over, by seat. */
  readonly played: Uint8Array;
  /** 1 for a ticket that lies kept before its owner, by place in `tickets`. */
  readonly kept: Uint8Array;

  /** The ticket being carried out. */
  ticketOpen = false;
  ticketKind = 0;
  /** `NO_CHOICE` while its player is asked. */
  choice = 0;
  step = 0;
  /** Purchases the step still owes. */
  buys = 0;
  /** T-8.1: this turn has had its consolation roll, or a ticket's roll stands for it. */
  consoled = false;

  /** The roll under way; the roller is always `turn`. */
  rolling = false;
  thrown = false;
  size = 0;
  readonly dice: Uint8Array;
  charm = 0;
  rethrows = 0;
  pays = 1;
  spent = false;
  charmThrown = false;

  /** The auction under way; the auctioneer is always `turn`. */
  auctioning = false;
  lotPlace = 0;
  /** 0 before the opening. */
  bid = 0;
  bidder: Seat = 0;
  passed: SeatSet = NO_SEATS;

  /** What the table can tell about each stack; only seats in `told` have given anything away. */
  readonly possible: Uint8Array;
  told: SeatSet = NO_SEATS;

  // Derived from the above.

  /** Cards on a board by colour and by charm: `owned[COLOURS * seat + colour]`. */
  readonly owned: Uint8Array;
  readonly charms: Uint8Array;
  /** How many different colours a seat owns. */
  readonly colours: Uint8Array;
  /** What all of a seat's cards pay for a combination: `worth[COMBOS.length * seat + combo]`. */
  readonly worth: Float64Array;
  /** The combinations some card of a seat pays for. */
  readonly paid: Uint16Array;
  /** Kept tickets by what they are good for: `keptFor[USES * seat + use]`. */
  readonly keptFor: Uint8Array;
  hand: Hand = NO_DICE;

  private readonly memory: Uint8Array;

  constructor(table: Table<Options>) {
    const { seats, options } = table;
    this.seats = seats;
    this.options = options;
    this.box = openBox(options.set);
    this.ticketsEach = seats === 2 ? TICKETS_OF_TWO : options.tickets;
    const cut = new Cutter();
    this.cash = cut.floats(seats);
    this.worth = cut.floats(seats * COMBOS.length);
    this.paid = cut.words(seats);
    this.since = cut.words(seats * PLACES);
    this.holder = cut.signed(CARDS).fill(NOBODY);
    this.stacks = cut.signed(seats * PLACES).fill(EMPTY);
    this.pool = cut.signed(PLACES).fill(EMPTY);
    this.draw = cut.signed(CARDS);
    this.discards = cut.signed(CARDS);
    this.tickets = cut.bytes(TICKETS);
    this.played = cut.bytes(seats);
    this.kept = cut.bytes(TICKETS);
    this.dice = cut.bytes(MAX_DICE);
    this.possible = cut.bytes(seats * POSSIBLE).fill(ANY_COLOUR);
    this.owned = cut.bytes(seats * COLOURS);
    this.charms = cut.bytes(seats * CHARMS);
    this.colours = cut.bytes(seats);
    this.keptFor = cut.bytes(seats * USES);
    this.memory = cut.all();
  }

  copyTo(to: State): void {
    to.question = this.question;
    to.asked = this.asked;
    to.turn = this.turn;
    to.turns = this.turns;
    to.ending = this.ending;
    to.lastTurns = this.lastTurns;
    to.bank = this.bank;
    to.drawNext = this.drawNext;
    to.drawEnd = this.drawEnd;
    to.discarded = this.discarded;
    to.ticketOpen = this.ticketOpen;
    to.ticketKind = this.ticketKind;
    to.choice = this.choice;
    to.step = this.step;
    to.buys = this.buys;
    to.consoled = this.consoled;
    to.rolling = this.rolling;
    to.thrown = this.thrown;
    to.size = this.size;
    to.charm = this.charm;
    to.rethrows = this.rethrows;
    to.pays = this.pays;
    to.spent = this.spent;
    to.charmThrown = this.charmThrown;
    to.auctioning = this.auctioning;
    to.lotPlace = this.lotPlace;
    to.bid = this.bid;
    to.bidder = this.bidder;
    to.passed = this.passed;
    to.told = this.told;
    to.hand = this.hand;
    to.memory.set(this.memory);
  }
}

export function clone(state: State): State {
  const copy = new State({ seats: state.seats, options: state.options });
  state.copyTo(copy);
  return copy;
}

export const copyInto = (from: State, to: State): void => from.copyTo(to);

export const ticketsLeft = (state: State, seat: Seat): number =>
  state.ticketsEach - state.played[seat]!;

/** What a ticket of `kind` is good for once kept, as a place in `KEPT_USES`. */
export const useOf = (box: Box, kind: number): number =>
  KEPT_USES.indexOf(box.tickets[kind]!.keptFor!);
