/**
 * A position, with everything the seats remember of it.
 *
 * All arrays are windows on one block of memory, so that copying a state is
 * copying that block. Hands and Banks are counts by card number, in rows of 16;
 * the two piles are lists.
 *
 * What can be known of a hidden hand is kept in two ways. `couldBe` has one set
 * of cards for each card in a hand and is what the whole table can tell: the hand
 * always fits its sets in some order. `known` counts, for each onlooker, the cards
 * that are certainly there; it holds what only thief and victim have seen, too.
 */

import type { Table } from '@parlor/kit';
import { countsOf, sizeOf } from '../facts/cards.ts';
import { gamesOf, MOST_SEATS } from '../facts/options.ts';
import { FRESH } from './sets.ts';
import { CARDS, DEEDS, type Options, QUESTIONS } from '../facts/types.ts';

/** A row of counts by card number; place 0 stays empty. */
export const ROW = 16;

/** The row of `known` for what everybody knows, after those of the seats. */
export const PUBLIC = MOST_SEATS;

export const DRAW = QUESTIONS.indexOf('draw');
export const SETTLE = QUESTIONS.indexOf('settle');
export const LAY = QUESTIONS.indexOf('lay');
export const ACT = QUESTIONS.indexOf('act');
export const STUCK = QUESTIONS.indexOf('stuck');
export const TAKE = QUESTIONS.indexOf('take');
export const CHOOSE = QUESTIONS.indexOf('choose');
export const OVER = QUESTIONS.length;

/** How a turn ended, in `deeds`. */
export const BANKED = DEEDS.indexOf('banked');
export const DISCARDED = DEEDS.indexOf('discarded');
export const STOLE = DEEDS.indexOf('stole');
export const BANKRUPT = DEEDS.indexOf('bankrupt');

/** No hand is being looked at by a thief. */
export const NOBODY = -1;

const MOST_GAMES = 3;

/** One row for each seat. */
const SEAT_ROWS = MOST_SEATS * ROW;

/** One block of memory, handed out in windows. Sets take two bytes each and come first. */
class Block {
  readonly memory: Uint8Array;
  private used = 0;

  constructor(sets: number, counts: number) {
    this.memory = new Uint8Array(Uint16Array.BYTES_PER_ELEMENT * sets + counts);
  }

  sets(length: number): Uint16Array {
    const window = new Uint16Array(this.memory.buffer, this.used, length);
    this.used += window.byteLength;
    return window;
  }

  counts(length: number): Uint8Array {
    const window = new Uint8Array(this.memory.buffer, this.used, length);
    this.used += length;
    return window;
  }
}

export class State {
  readonly table: Table<Options>;
  readonly seats: number;
  readonly games: number;
  /** The deck of this table: how many of each card, and of all. */
  readonly deck: Uint8Array;
  readonly deckSize: number;

  /** From 0; stays at the last one when the match is over. */
  game = 0;
  dealer = 0;
  turn = 0;
  /** One of `QUESTIONS` by number, or `OVER`. */
  asked: number = OVER;
  /** Completed in this game by all seats together. */
  turns = 0;
  /** Pairs laid on the discard pile in this turn. */
  settled = 0;
  /** Pairs of a Bankrupt and a value card that lie before the seat in turn. */
  pairCount = 0;
  /** How many cards the thief may still take. */
  stealLeft = 0;
  /** With `openSteal`, the victim whose hand the thief is looking at, or `NOBODY`. */
  stealFrom = NOBODY;
  /** The draw pile is `pile` from `pileTop` up to `pileEnd`. */
  pileTop = 0;
  pileEnd = 0;
  discardSize = 0;
  /** What a card drawn now can be, to all who do not see it. */
  pileSet = 0;
  finishedGames = 0;

  /** All of the following, as one block. */
  readonly memory: Uint8Array;

  readonly hands: Uint8Array;
  readonly sizes: Uint8Array;
  /** The cards of which a hand has at least one. */
  readonly holds: Uint16Array;
  readonly banks: Uint8Array;
  readonly tops: Uint8Array;
  readonly pile: Uint8Array;
  /** The last of its first `discardSize` cards is on top. */
  readonly discard: Uint8Array;
  /** Bankrupt and value in turn, pair after pair as they were made; `pairCount` of them count. */
  readonly pairs: Uint8Array;
  /** How many of each card are out of the game. */
  readonly gone: Uint8Array;
  /** Top values of completed games, a row of seats for each. */
  readonly finished: Uint8Array;

  /** For each seat `deckSize` places, of which the first `sizes[seat]` count. */
  readonly couldBe: Uint16Array;
  /** So many first entries of a seat's `couldBe` are all no Bankrupts or all no values. */
  readonly unclear: Uint8Array;
  /** By onlooker and seat: see `knownRow`. */
  readonly known: Uint8Array;
  /** The most there can be of each card in the draw pile as it was shuffled. */
  readonly shuffled: Uint8Array;
  /** What each seat has drawn from it since. */
  readonly drawn: Uint8Array;

  /** By seat: how its last turn ended, one of `DEEDS` by number, and with which card. */
  readonly deeds: Uint8Array;
  readonly deedCards: Uint8Array;
  /** By seat and value: the round, from 1, in which the seat last chose to discard it. */
  readonly letGo: Uint8Array;

  constructor(table: Table<Options>) {
    this.table = table;
    this.seats = table.seats;
    this.games = gamesOf(table.options);
    this.deck = countsOf(table.options.deck);
    this.deckSize = sizeOf(table.options.deck);

    const block = new Block(
      MOST_SEATS * this.deckSize + MOST_SEATS,
      (MOST_SEATS + 5) * SEAT_ROWS + 2 * ROW + (MOST_GAMES + 5) * MOST_SEATS + 3 * this.deckSize,
    );
    this.memory = block.memory;
    this.couldBe = block.sets(MOST_SEATS * this.deckSize);
    this.holds = block.sets(MOST_SEATS);
    this.hands = block.counts(SEAT_ROWS);
    this.banks = block.counts(SEAT_ROWS);
    this.drawn = block.counts(SEAT_ROWS);
    this.known = block.counts((MOST_SEATS + 1) * SEAT_ROWS);
    this.shuffled = block.counts(ROW);
    this.sizes = block.counts(MOST_SEATS);
    this.tops = block.counts(MOST_SEATS);
    this.unclear = block.counts(MOST_SEATS);
    this.finished = block.counts(MOST_GAMES * MOST_SEATS);
    this.deeds = block.counts(MOST_SEATS);
    this.deedCards = block.counts(MOST_SEATS);
    this.letGo = block.counts(SEAT_ROWS);
    this.pile = block.counts(this.deckSize);
    this.discard = block.counts(this.deckSize);
    this.pairs = block.counts(this.deckSize);
    this.gone = block.counts(ROW);
  }
}

/** The row of `known` for what `onlooker`, a seat or `PUBLIC`, knows of the hand of `seat`. */
export const knownRow = (onlooker: number, seat: number): number =>
  (onlooker * MOST_SEATS + seat) * ROW;

export const pileSize = (state: State): number => state.pileEnd - state.pileTop;

/** The top card of the discard pile, or 0. */
export const topDiscard = (state: State): number =>
  state.discardSize > 0 ? state.discard[state.discardSize - 1]! : 0;

/** A round is a turn of every seat; the first is 1. */
export const roundOf = (state: State): number => 1 + Math.floor(state.turns / state.seats);

/** Everybody remembers how a turn ended. */
export function remember(state: State, seat: number, deed: number, card: number): void {
  state.deeds[seat] = deed;
  state.deedCards[seat] = card;
  if (deed === DISCARDED) state.letGo[seat * ROW + card] = roundOf(state);
}

/** What a card of a pile shuffled from these counts can be. */
export function setOfCounts(counts: ArrayLike<number>): number {
  let set = FRESH;
  for (const card of CARDS) if (counts[card]! > 0) set |= 1 << card;
  return set;
}

export function clone(state: State): State {
  const copy = new State(state.table);
  copyInto(state, copy);
  return copy;
}

export function copyInto(from: State, to: State): void {
  to.game = from.game;
  to.dealer = from.dealer;
  to.turn = from.turn;
  to.asked = from.asked;
  to.turns = from.turns;
  to.settled = from.settled;
  to.pairCount = from.pairCount;
  to.stealLeft = from.stealLeft;
  to.stealFrom = from.stealFrom;
  to.pileTop = from.pileTop;
  to.pileEnd = from.pileEnd;
  to.discardSize = from.discardSize;
  to.pileSet = from.pileSet;
  to.finishedGames = from.finishedGames;
  to.memory.set(from.memory);
}

/** For players made of code, which know the cards by number as the state does. */
export { HAND_FILLED } from '../facts/cards.ts';
export {
  BANKRUPT_SET,
  highestOf,
  lowestOf,
  STEAL_SET,
  VALUE_SET,
  valuesAbove,
} from './sets.ts';
export { BANKRUPT_HIGHEST, BANKRUPT_LOWEST, GOAL, STEAL_ONE } from '../facts/types.ts';
