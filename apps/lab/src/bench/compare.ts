/** Today's figures beside yesterday's. */

import { change } from '../text/numbers.ts';
import type { BenchResult, RowResult } from './result.ts';

/** Beyond this a slowdown is not put down to a noisy machine. */
const TOLERATED_RATIO = 0.85;

const FIGURES = ['movesPerSecond', 'clonesPerSecond', 'worldsPerSecond'] as const;
type Figure = (typeof FIGURES)[number];

export interface Comparison {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What became too slow: a line each. */
  readonly slower: readonly string[];
}

export function compare(before: BenchResult, now: BenchResult): Comparison {
  const slower: string[] = [];
  const rows = now.rows.map((row) => {
    const old = before.rows.find((other) => keyOf(other) === keyOf(row));
    if (!old) return [keyOf(row), ...FIGURES.map(() => 'new'), '', ''];
    const changes = FIGURES.map((figure) => {
      const ratio = ratioOf(row, old, figure);
      if (ratio < TOLERATED_RATIO) slower.push(`${keyOf(row)}: ${figure} ${change(ratio)}`);
      return change(ratio);
    });
    const floor = row.floor && old.floor ? row.floor.movesPerSecond / old.floor.movesPerSecond : 0;
    return [
      keyOf(row),
      ...changes,
      floor > 0 ? change(floor) : '–',
      row.checksum === old.checksum ? 'same work' : 'OTHER WORK',
    ];
  });
  const head = ['row', 'moves/s', 'clones/s', 'worlds/s', 'floor', 'checksum'];
  return { head, rows, slower };
}

const keyOf = ({ game, seats, preset }: RowResult): string => `${game}-${seats}p-${preset}`;

const ratioOf = (row: RowResult, old: RowResult, figure: Figure): number =>
  old[figure] > 0 ? row[figure] / old[figure] : 1;
