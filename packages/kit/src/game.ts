/**
 * The contract between a game and everything around it. Types only.
 *
 * A game is a stateless object of pure functions over a mutable `State`. The
 * same code referees a live match, feeds a bot's search and runs a million
 * simulated games, so nothing here reads a clock, a file or a global, and all
 * chance comes in through `rng`.
 */

import type { Json } from './json.ts';
import type { OptionsSpec, Presets } from './options.ts';
import type { Rng } from './rng.ts';
import type { Seat, SeatSet } from './seatSet.ts';

/** Who is looking: a seat, or the public (spectators and the open log). */
export type Viewer = Seat | 'public';

/** The five types a game brings along. All but `State` are plain JSON data. */
export interface GameTypes {
  Options: object;
  State: object;
  Move: { readonly type: string };
  View: { readonly viewer: Viewer };
  Event: { readonly type: string };
}

export interface Game<T extends GameTypes> {
  readonly id: string;

  /** Raised whenever an old match record would no longer replay the same way. */
  readonly rulesVersion: number;

  readonly seatCounts: readonly number[];

  /** The options as data: the lobby draws them, the lab sweeps them. */
  readonly options: OptionsSpec<T['Options']>;

  /** Named variants, each a complete set of options. `standard` holds the defaults. */
  readonly presets: Presets<T['Options']>;

  /** A match never has more moves than this at this table; the laws hold games to it. */
  maxMoves(table: Table<T['Options']>): number;

  /**
   * Why this table cannot be opened, for seats and options that do not go
   * together. Each option by itself has already been checked by its spec.
   */
  checkTable(table: Table<T['Options']>): Illegal | undefined;

  // Playing

  setup(table: Table<T['Options']>, rng: Rng, emit?: Emit<T['Event']>): T['State'];

  /** Seats with a decision to make now. Empty exactly when the game is over. */
  toAct(state: T['State']): SeatSet;

  /** What `seat`, which must be in `toAct`, is being asked. */
  decision(state: T['State'], seat: Seat): Decision;

  /**
   * Writes what `seat` may do into `out`, from 0, and returns how many moves
   * that is; or writes nothing and returns `WIDE` when the space is too large
   * to list and can only be sampled. Depends on nothing that `seat` cannot see.
   *
   * `out` belongs to the caller and keeps its old tail: only the first
   * so-many entries count. Listed moves are interned: the same move is the same
   * object every time, so search compares them by identity.
   */
  moves(state: T['State'], seat: Seat, out: T['Move'][]): number;

  /** Some legal move, each with a chance to come up. Serves listed and wide spaces alike. */
  sample(state: T['State'], seat: Seat, rng: Rng): T['Move'];

  /** Why `move` is illegal, or undefined if it is legal. Total: never throws, whoever asks. */
  check(state: T['State'], seat: Seat, move: T['Move']): Illegal | undefined;

  /**
   * Plays a legal move, changing `state` in place. Legality is the caller's
   * business: hosts run `check` first, search only plays what `moves` offered.
   *
   * Leave out `emit` and no event is even built: `emit?.({ … })` skips its
   * argument, so a playout pays nothing for the log.
   */
  apply(state: T['State'], seat: Seat, move: T['Move'], rng: Rng, emit?: Emit<T['Event']>): void;

  outcome(state: T['State']): Outcome | undefined;

  // Knowing

  /**
   * Everything `viewer` knows with perfect memory, built up field by field
   * from nothing; never a copy of the state with secrets deleted.
   */
  view(state: T['State'], viewer: Viewer): T['View'];

  /**
   * Prepares a sampler of complete states that `view` cannot tell apart from
   * the truth. It is handed a view and not a state, so a bot cannot cheat.
   * `into`, a state of the same table, is overwritten and returned, so a
   * search reuses its memory.
   *
   * Moves others have already sealed are guessed with `guess`, or sampled.
   */
  worlds(view: T['View'], guess?: Guess<T>): Worlds<T['State']>;

  // Writing down

  /**
   * The move in short notation, as `viewer` perceives it. Two moves get the
   * same text exactly when `viewer` cannot tell them apart. The log line and
   * the vocabulary of tests.
   */
  notate(state: T['State'], seat: Seat, move: T['Move'], viewer: Viewer): string;

  /** The same distinction as `notate` in a form cheap to compare: the edge label of search trees. */
  edge(state: T['State'], seat: Seat, move: T['Move'], viewer: Viewer): Edge;

  /** Reads a move from untrusted input. Total. Checks its shape, not its legality. */
  parseMove(input: unknown): T['Move'] | undefined;

  clone(state: T['State']): T['State'];

  /** Overwrites `to`, a state of the same table, with `from`. */
  copyInto(from: T['State'], to: T['State']): void;

  encode(state: T['State']): Json;
  decode(json: Json): T['State'];

  /** What only the game itself can tell the laws. */
  readonly audit: Audit<T['State']>;
}

/** Returned by `moves` for a space that is too large to list. */
export const WIDE = -1;

export interface Table<Options> {
  readonly seats: number;
  readonly options: Options;
}

export interface Decision {
  /** The question, in the game's own words: 'bid', 'discard', 'answer offer'. */
  readonly kind: string;

  /** The answer stays secret until every sealed decision of this step is in. */
  readonly sealed: boolean;

  /** The table does not wait: the seat may speak up or let it pass. */
  readonly optional: boolean;
}

/** An error a player can cause: a value, never an exception. */
export interface Illegal {
  /** Stable code such as 'not-your-turn'; the client turns it into words. */
  readonly code: string;

  /** What the words need to know: 'you have {have}, this takes {need}'. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface Outcome {
  /** Points by seat, as printed on the score sheet. */
  readonly scores: readonly number[];

  /** Final places by seat: 1 is best, ties share a place. */
  readonly places: readonly number[];
}

/**
 * Is told what happened. `shared` is what the whole table sees; `secret`
 * takes its place for the seats that see more. Rules never read it back.
 */
export type Emit<Event> = (shared: Event, secret?: Secret<Event>) => void;

export interface Secret<Event> {
  readonly to: SeatSet;
  readonly event: Event;
}

export type Worlds<State> = (rng: Rng, into?: State) => State;

export type Guess<T extends GameTypes> = (state: T['State'], seat: Seat, rng: Rng) => T['Move'];

export type Edge = number | string;

export interface Audit<State> {
  /**
   * Everything that can be neither made nor destroyed: all cards wherever
   * they lie, all money with the bank's side of it. The same from setup to end.
   */
  inventory(state: State): Json;

  /**
   * Plants a secret: changes something that `viewer` must not know into
   * something else that is just as possible, in place, and says whether there
   * was anything to change. Written from the rules, without use of `view` or
   * `worlds`, so that it catches both of them knowing too much.
   */
  plant(state: State, viewer: Viewer, rng: Rng): boolean;
}

/**
 * The one place where a game's own types are forgotten: registries and hosts.
 * A `Game` both takes and returns its types, so nothing narrower than `any`
 * accepts every game.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any>;
