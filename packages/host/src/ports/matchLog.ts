/**
 * Where matches are kept: a log for each, under the unique key (match, number). Of several hosts that append the
 * same number exactly one is told `done`; that key, and no lease, keeps anything from happening twice.
 *
 * `matchLogContract` in `testing` states what every implementation must do.
 */

import type { Illegal, Json, Seat } from '@parlor/kit';
import type { HostTypes } from './hostTypes.ts';

export interface MatchLog<T extends HostTypes> {
  /** What is known of a match before its moves; undefined when there is none of that name. */
  match(id: string): Promise<T['Stored'] | undefined>;

  /**
   * Appends one entry, and answers when it is durable.
   *
   * `command` is what somebody said to have it done; it has the entry's own player and key unless it is given.
   * A match that does not exist is an error.
   */
  append(entry: LogEntry, command?: CommandName): Promise<Appended>;

  /** The entries numbered above `after`, ascending and without gaps. */
  entries(match: string, after: number): Promise<LogEntry[]>;

  /** The newest entry number of each of these matches that has any. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** What was appended under this key by this player. */
  appendedAs(match: string, player: string, key: string): Promise<LogEntry | undefined>;

  /** Why a command was refused for good, if it was: a log that keeps no refusals never says so. */
  refusal(command: CommandName): Promise<Illegal | undefined>;

  /** Only ever a shortcut: a match is its log. */
  saveSnapshot(match: string, n: number, snapshot: Json): Promise<void>;
  snapshot(match: string): Promise<SavedSnapshot | undefined>;
}

/** A snapshot, and the number of the entry it was made after. */
export interface SavedSnapshot {
  readonly n: number;
  readonly snapshot: Json;
}

export interface LogEntry {
  readonly match: string;
  /** Counted from 1 without gaps. */
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  /** The player or bot that caused it. */
  readonly player: string;
  /** The idempotency key of the command, unique for a match and player. */
  readonly key: string;
  readonly body: LogBody;
}

export type LogBody =
  | {
      readonly type: 'move';
      readonly ply: number;
      readonly move: Json;
      /** How many milliseconds of the time for the answer it took; older entries do not say. */
      readonly took?: number;
      /** A stand-in made it for somebody who was here, but whose time was up. */
      readonly isLate?: true;
    }
  /** Everything after this ply is taken back; the entries stay. */
  | {
      readonly type: 'takeback';
      readonly ply: number;
      /** Who was being asked just then, and how many milliseconds of their time were gone; older entries do not say. */
      readonly thinking?: readonly { readonly seat: Seat; readonly used: number }[];
    };

/**
 * - `done`: it is durable.
 * - `repeat`: the same player's command was appended before, as number `n`; whatever number it has now.
 * - `refused`: the command that led to the entry was refused before, and nothing has changed.
 * - `conflict`: an entry with this number is there already, or this one would leave a gap, or the match is finished:
 *   whoever gets it reads the log again.
 */
export type Appended =
  | { readonly is: 'done' }
  | { readonly is: 'conflict' }
  | { readonly is: 'repeat'; readonly n: number }
  | { readonly is: 'refused'; readonly why: Illegal };

/** A command by whoever said it: the same key of another player is another command. */
export interface CommandName {
  readonly player: string;
  readonly key: string;
}
