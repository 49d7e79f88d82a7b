/** Those who think. What they are told is what any player on their seat is told. */

import type { Seat } from '@parlor/kit';
import type { HostTypes } from './hostTypes.ts';

export interface Bots<T extends HostTypes> {
  /** A legal move, within reasonable time, whatever happens: trouble on the way is theirs to report. */
  think(turn: BotTurn<T>): Promise<Thought>;

  /**
   * So many milliseconds after a question a bot answers it, however hard or easy it was: how long it thought would tell
   * what it has in its hand. Where it took longer, it answers when it is done. May depend on who is there, and is asked
   * again while time passes.
   */
  pace(turn: BotTurn<T>): number | Promise<number>;

  /**
   * The move a thought has led to is durable, and nobody has been told of it yet: whatever the bot says about it is
   * said now. `about` names the move, on every host alike; it may be said more than once.
   */
  played(turn: BotTurn<T>, thought: Thought, about: string): void;
}

export interface BotTurn<T extends HostTypes> {
  readonly match: T['Stored'];
  readonly seat: Seat;
  readonly question: number;
  /** How many moves had been played when it was put to the bot. */
  readonly ply: number;
  readonly level: string;
  /** As this seat sees it. */
  readonly position: T['Position'];
}

export interface Thought {
  readonly move: unknown;
  /** Handed back to `played`. */
  readonly remark?: unknown;
}
