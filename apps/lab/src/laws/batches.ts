/** Long runs of matches in short batches, with progress and room for Ctrl-C in between. */

import { type Io, shouldStop } from '../terminal/io.ts';
import type { Progress } from '../text/progress.ts';

const USUAL_BATCH_MS = 400;
const GROWTH = 4;

export interface Batch {
  readonly seed: number;
  readonly matches: number;
}

/**
 * Hands out `matches` matches from `seed` on, as many at a time as take about
 * `milliseconds`. Says how many were done: fewer only if `work` wants no more,
 * which it says with false, or on interruption.
 */
export async function inBatches(
  io: Io,
  progress: Progress,
  label: string,
  { seed, matches }: Batch,
  work: (batch: Batch) => boolean,
  milliseconds = USUAL_BATCH_MS,
): Promise<number> {
  let size = 1;
  let done = 0;
  while (done < matches) {
    const batch = { seed: seed + done, matches: Math.min(size, matches - done) };
    const start = performance.now();
    const goOn = work(batch);
    const took = performance.now() - start;
    done += batch.matches;
    progress.advance(batch.matches, label);
    if (!goOn || (await shouldStop(io))) break;
    const fitting = Math.floor((batch.matches * milliseconds) / Math.max(1, took));
    size = Math.max(1, Math.min(fitting, size * GROWTH));
  }
  return done;
}
