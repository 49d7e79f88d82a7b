/** Measures rows in turn, in short rounds, so that a busy machine hits all alike. */

import { type Io, shouldStop } from '../terminal/io.ts';
import { Progress } from '../text/progress.ts';

export const ROUNDS = 9;
const WARM_UP_SHARE = 0.25;

interface Measured {
  readonly name: string;
  warmUp(milliseconds: number): void;
  slice(milliseconds: number): void;
}

/** Measures for so long each; false when not even one round was done. */
export async function measureInRounds(
  rows: readonly Measured[],
  milliseconds: number,
  io: Io,
): Promise<boolean> {
  const progress = new Progress(io.err, rows.length * (ROUNDS + 1), 'slices');
  const tick = async (row: Measured): Promise<boolean> => {
    progress.advance(1, row.name);
    return shouldStop(io);
  };
  try {
    for (const row of rows) {
      row.warmUp(milliseconds * WARM_UP_SHARE);
      if (await tick(row)) return false;
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const row of rows) {
        row.slice(milliseconds / ROUNDS);
        if (await tick(row)) return round > 0;
      }
    }
    return true;
  } finally {
    progress.clear();
  }
}
