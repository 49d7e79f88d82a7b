/** What has to be known of a game before any of its code is loaded. Data only. */

import type { Language } from './contents.ts';
import type { Seat } from './seatSet.ts';
import type { Extent } from './marks.ts';

export interface Manifest {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** What it is about, in a line. */
  readonly line: Readonly<Record<Language, string>>;
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

/** How a final score is written: as points, or as money with what stands before and after the figure. */
export type Score = 'points' | { readonly before: string; readonly after: string };

/** Presets and options of a game in one language. */
export interface TableWords {
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
