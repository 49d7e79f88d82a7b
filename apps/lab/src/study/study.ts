/** Plays a study, a first look at every table before the rest of any. */

import type { GameId } from '@parlor/registry';
import { playSeries } from '../arena/run.ts';
import type { Played } from '../arena/matchRun.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../text/progress.ts';
import { type CellFacts, factsOf } from './facts.ts';
import type { Cell } from './plan.ts';

/** So many matches everywhere first: whoever interrupts early still sees all tables. */
const FIRST_LOOK = 8;

export interface Study {
  readonly game: GameId;
  readonly seed: number;
  /** As many matches were wanted at each table. */
  readonly wanted: number;
  /** Whether all of them were played. */
  readonly complete: boolean;
  /** Those at which anything was played. */
  readonly tables: readonly CellFacts[];
}

export interface StudyOptions {
  readonly matches: number;
  readonly jobs: number;
  readonly fresh: boolean;
}

export async function runStudy(
  cells: readonly Cell[],
  { matches, jobs, fresh }: StudyOptions,
  io: Io,
): Promise<{ readonly study: Study; readonly before: number }> {
  const played = new Map<Cell, readonly Played[]>();
  const progress = new Progress(io.err, cells.length * matches, 'matches');
  let before = 0;
  for (const deals of [Math.min(FIRST_LOOK, matches), matches]) {
    for (const cell of cells) {
      const had = played.get(cell)?.length ?? 0;
      if (io.stop.aborted || had >= deals) continue;
      // What is there already is counted again by what comes next.
      progress.advance(-had, labelOf(cell));
      const keep = { file: undefined, fresh: fresh && had === 0 };
      const run = await playSeries(
        cell.series,
        { deals, jobs, keep },
        io,
        progress,
        () => true,
        () => labelOf(cell),
      );
      before += had === 0 ? run.before : Math.max(0, run.before - had);
      played.set(cell, run.played);
    }
  }
  progress.clear();
  const { game, seed } = cells[0]!.series;
  const tables = cells.flatMap((cell) => factsOf(cell, played.get(cell) ?? []) ?? []);
  const complete = cells.every((cell) => played.get(cell)?.length === matches);
  return { study: { game, seed, wanted: matches, complete, tables }, before };
}

const labelOf = ({ level, seats, variant }: Cell): string =>
  [level, `${seats} seats`, variant].filter(Boolean).join(', ');
