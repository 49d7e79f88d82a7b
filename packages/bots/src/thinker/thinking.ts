/** What a thread that thinks can be asked. Plain data in and out. */

import type { Seat } from '@parlor/kit';
import type { Level, Reason } from '@parlor/search';

/** Two numbers that settle every die of one answer. */
export type Seed = readonly [seed: number, stream: number];

interface Asked {
  /** A game's id. */
  readonly game: string;
  /** Of the rules the match began with. */
  readonly edition: number;
  readonly view: unknown;
  readonly seed: Seed;
  /** The search ends by itself after so many milliseconds. */
  readonly limitMs: number;
}

export type Question =
  | (Asked & { readonly ask: 'think'; readonly level: Level; readonly seat: Seat })
  | (Asked & { readonly ask: 'hints'; readonly seat: Seat })
  | (Asked & { readonly ask: 'chances' });

export interface Thinking {
  /** Fetches a brain, perhaps over a slow line: nobody's thinking time. */
  load(game: string, edition: number): Promise<void>;
  consider(question: Question): Promise<unknown>;
}

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
