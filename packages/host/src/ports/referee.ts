/**
 * Runs the rules: a thread on the server, in process elsewhere. The only one who holds the state of a game, and
 * whatever it holds may be gone at any time: then the host opens the match again from its log.
 *
 * A call that fails (rejects, or throws) says that the referee's copy of that match cannot be relied on any more.
 */

import type { Illegal, Json, Outcome, Seat, Viewer } from '@parlor/kit';
import type { HostTypes } from './hostTypes.ts';
import type { LogEntry, SavedSnapshot } from './matchLog.ts';

/** In process an answer may be there at once. */
export type Awaitable<Value> = Value | Promise<Value>;

export interface Referee<T extends HostTypes> {
  /** Replays a match by the edition of the rules that it began with. Whatever was held under that id is replaced. */
  open(opening: Opening): Awaitable<Opened<T>>;

  /** Checks an answer, from anybody and saying anything, and plays it if it is legal. On refusal nothing has changed. */
  answer(
    match: string,
    seat: Seat,
    question: number,
    input: unknown,
    viewers: readonly Viewer[],
  ): Awaitable<RefereeAnswer<T>>;

  /** Plays a move that is in the log already, written by somebody else. */
  follow(match: string, seat: Seat, move: Json, viewers: readonly Viewer[]): Awaitable<Standing<T>>;

  /** Goes back to where `ply` moves had been played. */
  takeBack(match: string, ply: number, viewers: readonly Viewer[]): Awaitable<Standing<T>>;

  /** The seat's own last move; undefined when there is none, or the match is over. */
  takeBackTarget(match: string, seat: Seat): Awaitable<TakeBackTarget | undefined>;

  /** Where the match stands, without the events of the step that led there. */
  positions(match: string, viewers: readonly Viewer[]): Awaitable<Standing<T>>;

  /** What `viewer` saw when the log had so many entries, whatever was taken back since. */
  positionAt(match: string, version: number, viewer: Viewer): Awaitable<T['Position']>;

  /** What `viewer` was told of the last steps that counted when the log had so many entries. */
  history(match: string, version: number, viewer: Viewer): Awaitable<T['History']>;

  ending(match: string): Awaitable<Ending>;

  forget(match: string): Awaitable<void>;
}

export interface Opening {
  readonly match: string;
  /** The record without its moves. */
  readonly header: Json;
  /** The whole log. */
  readonly entries: readonly LogEntry[];
  readonly saved: SavedSnapshot | undefined;
  readonly viewers: readonly Viewer[];
}

/** Not ok: the edition it began with is not at hand, and no other may play it. */
export type Opened<T extends HostTypes> =
  | { readonly ok: true; readonly standing: Standing<T> }
  | { readonly ok: false; readonly why: Illegal };

/** Where a match stands: enough to ask, to tell and to save, nothing more. */
export interface Standing<T extends HostTypes> {
  readonly ply: number;
  readonly asked: readonly Asked[];
  /** For each viewer that was wanted. */
  readonly positions: readonly (readonly [Viewer, T['Position']])[];
  readonly outcome?: Outcome;
  /** Worth saving, now and then. Holds secrets. */
  readonly snapshot?: Json;
}

export interface Asked {
  readonly seat: Seat;
  readonly question: number;
}

export type RefereeAnswer<T extends HostTypes> =
  | { readonly ok: true; readonly move: Json; readonly standing: Standing<T> }
  | { readonly ok: false; readonly why: Illegal };

export interface TakeBackTarget {
  /** How many moves are left when it is taken back. */
  readonly ply: number;
  /** Nothing was revealed to anybody's advantage, and nobody has acted since: nobody needs to be asked. */
  readonly isFree: boolean;
  /** Others have acted at most where they had no choice, and nothing was revealed by it. */
  readonly isForeseen: boolean;
}

export interface Ending {
  readonly record: Json;
  readonly finalHash: string;
  readonly outcome: Outcome;
}
