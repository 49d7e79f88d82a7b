/**
 * Everything there is on the table. Hands and asides are counted by kind, as
 * equal cards are equal; all small numbers lie in one buffer, so that a copy
 * is one block.
 */

import type { Seat } from '@parlor/kit';
import { DECK, KINDS, PLACES } from '../facts/cards.ts';
import { type Doubled, EMPTY_VALUE } from '../facts/pile.ts';
import type { Card, Options, Phase } from '../facts/types.ts';

// For whoever thinks about a position: the cards and what the pile does with them.
export {
  COPIES,
  holdsPair,
  KINDS,
  type Kinds,
  kindBit,
  lowestKind,
  PAIR,
  PLACES,
  TURN_CAP,
} from '../facts/cards.ts';
export {
  catches,
  type Doubled,
  demandAfter,
  isHalf,
  legalKinds,
  valueAfter,
} from '../facts/pile.ts';
export { type Card, type EightTypes, GHOST, HALF } from '../facts/types.ts';

/** Where a seat is stored and there is none. */
export const NOBODY: Seat = -1;

/** E-3.4: what a hand is drawn back to. */
export const HAND_SIZE = 3;

/** A place on the table whose card is gone. */
export const GONE: Card = 15;

export const MOST_ROUNDS = 12;

/** A pile card is its kind and, above it, the seat that laid it. */
export const BY_SHIFT = 4;
export const CARD_BITS = (1 << BY_SHIFT) - 1;

export class State {
  round = 0;
  dealer: Seat = 0;
  phase: Phase = 'start';
  /** The seat that is asked. */
  turn: Seat = NOBODY;
  value: Doubled = EMPTY_VALUE;
  five = false;
  pileSize = 0;
  /** Went out on a half. */
  pending: Seat = NOBODY;
  /** Of the last finished round. */
  winner: Seat = NOBODY;
  loser: Seat = NOBODY;
  /** The last Blind card that anybody turned, to be seen even after the round it ended. */
  turnedSeat: Seat = NOBODY;
  turnedPlace = 0;
  turnedCard: Card = GONE;
  /** Seats that have not reached the turn cap. */
  belowCap = 0;

  // By seat
  readonly handKinds: Uint16Array;
  readonly lackKinds: Uint16Array;
  readonly turns: Uint16Array;
  readonly points: Uint16Array;
  readonly lackCount: Uint8Array;
  readonly handSize: Uint8Array;
  readonly asideSize: Uint8Array;
  readonly bankSize: Uint8Array;
  readonly openLeft: Uint8Array;
  readonly blindLeft: Uint8Array;
  readonly table: Uint8Array;

  /** By seat and kind. */
  readonly hand: Uint8Array;
  readonly aside: Uint8Array;

  /** By seat and place. */
  readonly open: Uint8Array;
  readonly blind: Uint8Array;

  /** By seat, the top card last; `bankRoom` cells each. */
  readonly bank: Uint8Array;
  readonly bankRoom: number;

  readonly pile: Uint8Array;

  /** Points by finished round and seat. */
  readonly sheet: Uint8Array;

  /** All of the above in one piece. */
  private readonly cells: Uint8Array;

  /** E-4.2: none of several Halves may be laid on 8½. */
  readonly oneByOne: boolean;
  /** E-8: what everybody saw being collected is in nobody's view; whoever wants it has to remember it. */
  readonly unaided: boolean;

  constructor(
    readonly seats: number,
    readonly options: Options,
  ) {
    this.oneByOne = options.halves === 'oneByOne';
    this.unaided = options.collected === 'memory' && !options.memoryAids;
    this.bankRoom = Math.ceil(DECK.length / seats) - 2 * PLACES - HAND_SIZE;
    const words = 4 * seats;
    const bytes =
      7 * seats +
      2 * seats * KINDS +
      2 * seats * PLACES +
      seats * this.bankRoom +
      DECK.length +
      seats * options.rounds;
    const buffer = new ArrayBuffer(2 * words + bytes);
    let used = 0;
    const shorts = (length: number): Uint16Array => {
      const part = new Uint16Array(buffer, used, length);
      used += part.byteLength;
      return part;
    };
    const small = (length: number): Uint8Array => {
      const part = new Uint8Array(buffer, used, length);
      used += part.byteLength;
      return part;
    };
    this.handKinds = shorts(seats);
    this.lackKinds = shorts(seats);
    this.turns = shorts(seats);
    this.points = shorts(seats);
    this.lackCount = small(seats);
    this.handSize = small(seats);
    this.asideSize = small(seats);
    this.bankSize = small(seats);
    this.openLeft = small(seats);
    this.blindLeft = small(seats);
    this.table = small(seats);
    this.hand = small(seats * KINDS);
    this.aside = small(seats * KINDS);
    this.open = small(seats * PLACES);
    this.blind = small(seats * PLACES);
    this.bank = small(seats * this.bankRoom);
    this.pile = small(DECK.length);
    this.sheet = small(seats * options.rounds);
    this.cells = new Uint8Array(buffer);
  }

  static copy(from: State, to: State): void {
    to.round = from.round;
    to.dealer = from.dealer;
    to.phase = from.phase;
    to.turn = from.turn;
    to.value = from.value;
    to.five = from.five;
    to.pileSize = from.pileSize;
    to.pending = from.pending;
    to.winner = from.winner;
    to.loser = from.loser;
    to.turnedSeat = from.turnedSeat;
    to.turnedPlace = from.turnedPlace;
    to.turnedCard = from.turnedCard;
    to.belowCap = from.belowCap;
    to.cells.set(from.cells);
  }
}

export const copyInto = State.copy;

export function clone(state: State): State {
  const twin = new State(state.seats, state.options);
  State.copy(state, twin);
  return twin;
}
