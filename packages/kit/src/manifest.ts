/** What has to be known of a game before any of its code is loaded. Data only. */

import type { Level } from './levels.ts';
import type { Seat } from './seatSet.ts';
import type { Extent } from './marks.ts';

export interface Manifest {
  readonly id: string;
  readonly seats: readonly [fewest: number, most: number];
  /** How many play when nobody says otherwise. */
  readonly usual: number;
  /** What an evening shows. */
  readonly minutes: number;
  /** What stands for the game where there is room for one sign. */
  readonly sign: string;
  /** Of the rules. */
  readonly edition: number;
  /** How much of what is in the box is rebuilt. */
  readonly rebuilt: Extent;
  readonly score: Score;
  /** Options that make a match as short as it can be: where only the number of matches matters. */
  readonly shortest: object;
}

/** What a final score counts. */
export type Score = 'points' | 'dollars' | 'millions';

/** What is said of a game before any of its code is loaded, in one language. */
export interface Shelf {
  readonly title: string;
  /** What it is about. */
  readonly line: string;
  /** How its bots play. */
  readonly bots: Readonly<Record<Level, string>>;
  readonly presets: Readonly<Record<string, readonly [name: string, line: string]>>;
  readonly options: Readonly<Record<string, OptionWords>>;
}

export interface OptionWords {
  readonly name: string;
  readonly line: string;
  /** For a choice: what each of its values is called. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * What the table of one game asks the engine beside what all games answer, by name: about a view, by the newest edition
 * of the rules. What comes back is JSON.
 */
export type EngineCalls = Readonly<Record<string, (view: never, seat: Seat) => unknown>>;
