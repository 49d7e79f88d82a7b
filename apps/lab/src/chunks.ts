/** Long runs of matches in short stretches, with progress and room for Ctrl-C in between. */

import { type Io, shouldStop } from './io.ts';
import type { Progress } from './text/progress.ts';

const USUAL_STRETCH_MS = 400;
const GROWTH = 4;

export interface Stretch {
  readonly seed: number;
  readonly matches: number;
}

/**
 * Hands out `matches` matches from `seed` on, as many at a time as take about
 * `milliseconds`. Says how many were done: fewer only if `work` wants no more,
 * which it says with false, or on interruption.
 */
export async function inStretches(
  io: Io,
  progress: Progress,
  label: string,
  { seed, matches }: Stretch,
  work: (stretch: Stretch) => boolean,
  milliseconds = USUAL_STRETCH_MS,
): Promise<number> {
  let size = 1;
  let done = 0;
  while (done < matches) {
    const stretch = { seed: seed + done, matches: Math.min(size, matches - done) };
    const start = performance.now();
    const goOn = work(stretch);
    const took = performance.now() - start;
    done += stretch.matches;
    progress.advance(stretch.matches, label);
    if (!goOn || (await shouldStop(io))) break;
    const fitting = Math.floor((stretch.matches * milliseconds) / Math.max(1, took));
    size = Math.max(1, Math.min(fitting, size * GROWTH));
  }
  return done;
}
