/** Those who look at matches through this host. */

import type { Seat, Viewer } from '@parlor/kit';
import type { HostTypes } from './hostTypes.ts';
import type { Pause } from './seating.ts';

export interface Audience<T extends HostTypes> {
  /** From where the match is looked at here, each once. */
  viewersOf(match: string): readonly Viewer[];

  /** Does somebody here know that the match has begun, but not where it stands? */
  awaits(match: string): boolean;

  /** They are about to be shown it, if need be with the delay of the public. */
  noteShown(match: string): void;

  /** Shows a position to everybody who sees the match from there. Called in the order of the log. */
  show(shown: Shown<T>): void;

  /** The bots that think have changed. */
  showThinking(match: T['Stored'], seats: ReadonlySet<Seat>): void;
}

/** A position, and what the host knows about the moment. */
export interface Shown<T extends HostTypes> {
  readonly match: T['Stored'];
  readonly viewer: Viewer;
  /** The newest entry of the log that this viewer knows of. */
  readonly version: number;
  /** When the answer of each seat that is asked is due; whoever watches late is told nothing of it. */
  readonly deadlines: ReadonlyMap<Seat, number>;
  /** From when on the others may agree to go on without the answer of a seat; missing for whoever watches late. */
  readonly stalls?: ReadonlyMap<Seat, number>;
  /** By seat: what is left of the time bank now, in milliseconds; undefined where there is none, and for whoever watches late. */
  readonly banks?: readonly number[] | undefined;
  /** The table pauses just then; whoever watches late is told of it late, or not at all. */
  readonly paused?: Pause | undefined;
  /** A bot made the move that has just led there; nothing is said of it when the same position is shown again. */
  readonly botMove?: BotMove | undefined;
  /** The ply that this viewer's own last answer led to; undefined where there is none. */
  readonly lastAnswer?: number | undefined;
  /** The clock of the house, to compare deadlines with. */
  readonly now: number;
  readonly position: T['Position'];
}

/** A move that a bot has made: on a seat of its own, or for somebody. */
export interface BotMove {
  readonly seat: Seat;
  /** For somebody who was here, but whose time was up. */
  readonly isLate: boolean;
}

/** What led to a position. */
export interface ShownHistory<T extends HostTypes> {
  readonly match: T['Stored'];
  readonly viewer: Viewer;
  readonly version: number;
  readonly history: T['History'];
  /** For each move that led there, oldest first: whether a bot made it. */
  readonly botMoves: readonly (BotMove | undefined)[];
}
