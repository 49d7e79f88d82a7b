/** The laws as a test, and as a report. */

import type { Game, GameTypes, Table } from '@parlor/kit';
import { Examination } from './examination.ts';
import type { LawBroken } from './law.ts';

export interface LawRun {
  /** How many matches to play. Match n has the seed `seed` + n. */
  readonly matches: number;
  readonly seed: number;

  /**
   * Looks closely at every position. Otherwise that is done at the beginning
   * and the end of a match and at some stretches in between, which lets many
   * more matches be played in the same time.
   */
  readonly thorough?: boolean;

  /** Numbers of the laws to examine; all of them if left out. */
  readonly laws?: readonly number[];

  /** Is told after each match; a command line shows its progress so. */
  onMatch?(done: number, total: number): void;
}

export interface LawReport<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly table: Table<T['Options']>;
  readonly seed: number;
  readonly matches: number;
  readonly steps: number;
  readonly laws: readonly LawFinding<T>[];

  /** The first breach of each law that was broken, in the order in which they were found. */
  readonly breaches: readonly LawBroken<T>[];
}

export interface LawFinding<T extends GameTypes = GameTypes> {
  readonly number: number;
  readonly name: string;
  readonly says: string;

  /** How often the law was really put to the test. A law that never was has shown nothing. */
  readonly exercised: number;
  readonly breach: LawBroken<T> | undefined;
}

/** Throws the first breach of any law. */
export function lawsHold<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  run: LawRun,
): void {
  const [first] = examine(game, table, run, (so) => so.breaches.length > 0).breaches;
  if (first) throw first;
}

/**
 * Plays all the matches and reports on every law. A match ends at its first
 * breach, since what follows proves nothing; the law is not examined again.
 */
export const checkLaws = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  run: LawRun,
): LawReport<T> => examine(game, table, run, () => false).report();

function examine<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  run: LawRun,
  enough: (examination: Examination<T>) => boolean,
): Examination<T> {
  const examination = new Examination(game, table, run);
  for (let match = 0; match < run.matches; match++) {
    examination.match(run.seed + match);
    run.onMatch?.(match + 1, run.matches);
    if (enough(examination)) return examination;
  }
  examination.close();
  return examination;
}
