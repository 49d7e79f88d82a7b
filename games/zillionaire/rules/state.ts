/**
 * The state of a match: one object of fixed shape. All lists are windows into
 * a single block of memory, so copying a state is copying that block.
 */

import type { Json } from '@parlor/kit';
import { DECK, LEFT_OUT, MOST_COPIES } from '../facts/cards.ts';
import { HIGHEST_RANK, NO_RANK } from '../facts/types.ts';

export {
  COPIES,
  COUPLES,
  LEFT_OUT,
  MOST_COPIES,
  POINTS_BY_PLACE,
} from '../facts/cards.ts';
export * from '../facts/types.ts';

/** A hand is a row of counts indexed by rank; index 0 stays unused. */
export const HAND_ROW = HIGHEST_RANK + 1;

/** One set of ranks for each number of copies; index 0 stays unused. */
export const SETS_ROW = MOST_COPIES + 1;

/** Z-3.1: nobody gives more than two cards. */
export const MOST_GIVEN = 2;

/** A turn in the history is one number: seat, rank and count, three, four and three bits. */
export const packTurn = (seat: number, rank: number, count: number): number =>
  (seat << 7) | (rank << 3) | count;
export const turnSeat = (turn: number): number => turn >> 7;
export const turnRank = (turn: number): number => (turn >> 3) & 15;
export const turnCount = (turn: number): number => turn & 7;

/** Every play is followed by at most one pass from each of the others. */
const mostTurns = (seats: number): number => (DECK.length - LEFT_OUT) * seats;

export class State {
  game = 1;
  dealer = 0;
  turn = 0;
  over = false;

  /** What lies in the tray; `NO_RANK` when somebody is to lead. */
  topRank = NO_RANK;
  /** The number of cards asked for; 0 while a led 5 leaves it open. */
  topCount = 0;
  topBy = 0;
  /** Passes in a row since the last play, those of bumped players included. */
  passes = 0;
  /** Z-4.3: so many passes in a row end the round. */
  passesToWin = 0;

  /** How many seats still hold cards. */
  playing: number;
  outCount = 0;
  turns = 0;

  private readonly block: Uint8Array;

  /** Counts by rank: the hand of seat s is the row from s × HAND_ROW. */
  readonly hands: Uint8Array;
  /**
   * The same hands as sets: bit r of entry s × SETS_ROW + n says that seat s
   * holds at least n cards of rank r. What may be played is read off at once.
   */
  readonly sets: Uint16Array;
  /** Hand sizes by seat. */
  readonly held: Uint8Array;
  /** The neighbour to the left, clockwise, by seat. */
  readonly left: Uint8Array;
  /** The next seat clockwise that still has cards, by seat. */
  readonly next: Uint8Array;
  /** Seats that have gone out in this game, in order. */
  readonly out: Uint8Array;
  readonly points: Uint8Array;
  /** The cards nobody sees in this game. */
  readonly leftOut: Uint8Array;
  /** Ranks each seat gave in the exchange, MOST_GIVEN a seat, `NO_RANK` where none. */
  readonly given: Uint8Array;
  /** Seats from Rich to Poor, a row for each completed game. */
  readonly finished: Uint8Array;
  /** Every play and pass of this game, packed. */
  readonly history: Uint16Array;

  constructor(
    readonly seats: number,
    readonly games: number,
  ) {
    this.playing = seats;
    const turns = mostTurns(seats);
    const sets = seats * SETS_ROW;
    const wide = (turns + sets) * Uint16Array.BYTES_PER_ELEMENT;
    const rows = seats * (HAND_ROW + 5 + MOST_GIVEN + games) + LEFT_OUT;
    const block = new Uint8Array(wide + rows);
    let used = wide;
    const window = (length: number) => block.subarray(used, (used += length));
    this.block = block;
    this.history = new Uint16Array(block.buffer, 0, turns);
    this.sets = new Uint16Array(block.buffer, turns * Uint16Array.BYTES_PER_ELEMENT, sets);
    this.hands = window(seats * HAND_ROW);
    this.held = window(seats);
    this.left = window(seats);
    this.next = window(seats);
    this.out = window(seats);
    this.points = window(seats);
    this.leftOut = window(LEFT_OUT);
    this.given = window(seats * MOST_GIVEN);
    this.finished = window(seats * games);
  }

  /** Overwrites this state with another of the same table. */
  copyFrom(from: State): void {
    this.block.set(from.block);
    this.game = from.game;
    this.dealer = from.dealer;
    this.turn = from.turn;
    this.over = from.over;
    this.topRank = from.topRank;
    this.topCount = from.topCount;
    this.topBy = from.topBy;
    this.passes = from.passes;
    this.passesToWin = from.passesToWin;
    this.playing = from.playing;
    this.outCount = from.outCount;
    this.turns = from.turns;
  }
}

export function clone(state: State): State {
  const copy = new State(state.seats, state.games);
  copy.copyFrom(state);
  return copy;
}

export const copyInto = (from: State, to: State): void => to.copyFrom(from);

/** Completed games: all of them once the match is over, else those before the current one. */
export const gamesFinished = (state: State): number => (state.over ? state.game : state.game - 1);

/** Works out who follows whom, and how many passes win, from hand sizes and seating. */
export function linkPlayers(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    let next = state.left[seat]!;
    while (state.held[next] === 0) next = state.left[next]!;
    state.next[seat] = next;
  }
  countPassesToWin(state);
}

/** Z-4.3: everyone with cards but the last player, who may be out. */
function countPassesToWin(state: State): void {
  state.passesToWin = state.held[state.topBy]! > 0 ? state.playing - 1 : state.playing;
}

/** Adds a card to a hand; hand sizes are the caller's. */
export function addCard(state: State, seat: number, rank: number): void {
  const count = (state.hands[seat * HAND_ROW + rank]! += 1);
  state.sets[seat * SETS_ROW + count]! |= 1 << rank;
}

/** Takes cards of one rank out of a hand; hand sizes are the caller's. */
export function removeCards(state: State, seat: number, rank: number, count: number): void {
  const card = seat * HAND_ROW + rank;
  const had = state.hands[card]!;
  const keeps = had - count;
  state.hands[card] = keeps;
  for (let n = keeps + 1; n <= had; n++) state.sets[seat * SETS_ROW + n]! &= ~(1 << rank);
}

/** Seats clockwise, starting with the dealer. */
export function seatingOf(state: State): number[] {
  const seating: number[] = [];
  for (let seat = state.dealer; seating.length < state.seats; seat = state.left[seat]!) {
    seating.push(seat);
  }
  return seating;
}

/** The cards a row of counts stands for, ranks ascending. */
export function cardsOf(counts: ArrayLike<number>, row: number): number[] {
  const cards: number[] = [];
  for (let rank = 1; rank < HAND_ROW; rank++) {
    for (let n = counts[row * HAND_ROW + rank]!; n > 0; n--) cards.push(rank);
  }
  return cards;
}

/** A state as JSON: scalars by name, lists as far as they are in use. */
interface Encoded {
  readonly seats: number;
  readonly games: number;
  readonly game: number;
  readonly dealer: number;
  readonly turn: number;
  readonly over: boolean;
  readonly top: readonly [rank: number, count: number, by: number];
  readonly passes: number;
  readonly hands: readonly (readonly number[])[];
  readonly left: readonly number[];
  readonly out: readonly number[];
  readonly points: readonly number[];
  readonly leftOut: readonly number[];
  readonly given: readonly number[];
  readonly finished: readonly number[];
  readonly history: readonly number[];
}

export function encode(state: State): Json {
  const { seats } = state;
  const encoded: Encoded = {
    seats,
    games: state.games,
    game: state.game,
    dealer: state.dealer,
    turn: state.turn,
    over: state.over,
    top: [state.topRank, state.topCount, state.topBy],
    passes: state.passes,
    hands: Array.from({ length: seats }, (_, seat) => cardsOf(state.hands, seat)),
    left: Array.from(state.left),
    out: Array.from(state.out.subarray(0, state.outCount)),
    points: Array.from(state.points),
    leftOut: Array.from(state.leftOut),
    given: Array.from(state.given),
    finished: Array.from(state.finished.subarray(0, gamesFinished(state) * seats)),
    history: Array.from(state.history.subarray(0, state.turns)),
  };
  return encoded as unknown as Json;
}

export function decode(json: Json): State {
  const encoded = json as unknown as Encoded;
  const state = new State(encoded.seats, encoded.games);
  state.game = encoded.game;
  state.dealer = encoded.dealer;
  state.turn = encoded.turn;
  state.over = encoded.over;
  [state.topRank, state.topCount, state.topBy] = encoded.top;
  state.passes = encoded.passes;
  state.left.set(encoded.left);
  state.out.set(encoded.out);
  state.outCount = encoded.out.length;
  state.points.set(encoded.points);
  state.leftOut.set(encoded.leftOut);
  state.given.set(encoded.given);
  state.finished.set(encoded.finished);
  state.history.set(encoded.history);
  state.turns = encoded.history.length;
  state.playing = 0;
  encoded.hands.forEach((hand, seat) => {
    for (const rank of hand) addCard(state, seat, rank);
    state.held[seat] = hand.length;
    if (hand.length > 0) state.playing++;
  });
  linkPlayers(state);
  return state;
}
