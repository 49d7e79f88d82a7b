/** What the rules worker can be asked, and what it says. Plain data in and out. */

import type { Illegal, Json, Outcome, Seat, Table, Viewer } from '@parlor/kit';
import type { LogEntry } from '../../domain/records.ts';

export interface Referee {
  /** Loads the edition of the rules the match began with, if need be. */
  open(opening: Opening): Promise<Opened>;
  answer(
    match: string,
    seat: Seat,
    question: number,
    input: unknown,
    viewers: readonly Viewer[],
  ): RefereeAnswer;
  follow(match: string, seat: Seat, move: Json, viewers: readonly Viewer[]): Standing;
  takeBack(match: string, ply: number, viewers: readonly Viewer[]): Standing;
  takeBackTarget(match: string, seat: Seat): TakeBackTarget | undefined;
  positions(match: string, viewers: readonly Viewer[]): Standing;
  positionAt(match: string, ply: number, viewer: Viewer): string;
  history(match: string, ply: number, viewer: Viewer): string;
  ending(match: string): Ending;
  /** Whether a table can be opened, and with which options: asked before there is a match. */
  tableFor(game: string, seats: number, options: unknown): TableFor;
  /** The same of one that was opened before: sets of one's own may have been larger then. */
  tableAgain(game: string, seats: number, options: unknown): TableFor;
  forget(match: string): void;
}

/** The same from another thread. */
export type AsyncReferee = {
  readonly [Call in keyof Referee]: (
    ...args: Readonly<Parameters<Referee[Call]>>
  ) => Promise<Awaited<ReturnType<Referee[Call]>>>;
};

export interface Opening {
  readonly match: string;
  readonly header: Json;
  readonly entries: readonly LogEntry[];
  /** The newest snapshot, and the entry of the log it was made after. */
  readonly saved: { readonly n: number; readonly snapshot: Json } | undefined;
  readonly viewers: readonly Viewer[];
}

/** Not ok: the edition it began with is not on board, and no other may play it. */
export type Opened =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly why: Illegal };

/** Where a match stands: enough to ask, to tell and to save, nothing more. */
export interface Standing {
  readonly ply: number;
  readonly asked: readonly Asked[];
  /** The update of each viewer that was wanted, as JSON text ready to send. Sets of one's own stand in it by name. */
  readonly positions: readonly (readonly [Viewer, string])[];
  readonly outcome?: Outcome;
  /** A snapshot worth saving, with sets of one's own by name. Holds secrets. */
  readonly snapshot?: Json;
}

export interface Asked {
  readonly seat: Seat;
  readonly question: number;
}

/**
 * After a take-back a ply is reached again, and another question is asked there
 * although it is the same ply. Its number says both: an answer that was on its
 * way meanwhile must not be taken for an answer to the new one.
 */
const ROUND = 2 ** 20;

export const questionAt = (ply: number, takeBacks: number): number => ply + takeBacks * ROUND;
export const plyOf = (question: number): number => question % ROUND;

export type RefereeAnswer =
  | { readonly ok: true; readonly move: Json; readonly standing: Standing }
  | { readonly ok: false; readonly why: Illegal };

export type TableFor =
  | { readonly ok: true; readonly table: Table<object> }
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
