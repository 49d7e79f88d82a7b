/** What goes over the line between a thinker and its thread. */

import type { DataName, Seat } from '@parlor/kit';
import type { Level, Reason } from '@parlor/search';

/** Two numbers that settle every die of one answer. */
export type Dice = readonly [seed: number, stream: number];

interface Asked {
  /** Counts up; the answer names it. */
  readonly id: number;
  /** A game's id. */
  readonly game: string;
  /** Of the rules the match began with. */
  readonly edition: number;
  /** On the line, sets of one's own stand in it by name. */
  readonly view: unknown;
  /** Sets that this view is the first on the line to name. */
  readonly data?: readonly (readonly [DataName, object])[];
  readonly dice: Dice;
  /** The search ends by itself after so many milliseconds. */
  readonly limitMs: number;
}

export type Request =
  | (Asked & { readonly ask: 'think'; readonly level: Level; readonly seat: Seat })
  | (Asked & { readonly ask: 'hints'; readonly seat: Seat })
  | (Asked & { readonly ask: 'chances' });

export type Reply =
  /** The brain is loaded: from now on the clock counts. */
  | { readonly id: number; readonly type: 'started' }
  | { readonly id: number; readonly type: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly type: 'failed'; readonly why: string };

/** A thought, a hint as they arrive: moves are data, not yet moves of the game. */
export interface RawThought {
  readonly move: unknown;
  readonly remark?: Reason;
}

export interface RawHint {
  readonly move: unknown;
  readonly value?: number | undefined;
  readonly reason: Reason;
}
