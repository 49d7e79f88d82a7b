/** Asking the rules and the bots about the match on the table. They answer by the edition that it began with. */

import type { Illegal, Seat } from '@parlor/kit';

export interface Engine {
  /** What the owner of a view may do; null when that cannot be listed. */
  legal(view: unknown, seat: Seat): Promise<readonly unknown[] | null>;
  /** Why a move is not allowed, or null. */
  check(view: unknown, seat: Seat, move: unknown): Promise<Illegal | null>;
  /**
   * What the table of one game wants to know beside what all games answer: `calls` of its folder. Null in an edition
   * that is no longer the newest, where the answer may be another.
   */
  ask(call: string, view: unknown, seat: Seat): Promise<unknown>;
}

/** Hints and counts: not where the match counts for a rating. */
export interface Advice {
  hints(view: unknown, seat: Seat): Promise<readonly Hint[]>;
}

export interface Hint {
  readonly move: unknown;
  /** The chance to win with it, where one was worked out. */
  readonly value: number | undefined;
  readonly reason: Reason;
}

/** Why a bot plays as it does: a code that every game has words for. */
export interface Reason {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
