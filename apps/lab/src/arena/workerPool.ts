/** Plays the matches of a series on all processors at once. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type FromWorker, FINISH } from './workerMessages.ts';
import type { Series, MatchRun } from './series.ts';
import { MatchRunner, type Played } from './matchRun.ts';

export const USUAL_JOBS = availableParallelism();

/** Is told of every match; false when no more are wanted. */
export type OnMatch = (played: Played) => boolean;

/** Plays until all are played, `onMatch` wants no more or `stop` is aborted; matches under way are then given up. */
export async function playMatchRuns(
  series: Series,
  wanted: Iterable<MatchRun>,
  jobs: number,
  stop: AbortSignal,
  onMatch: OnMatch,
): Promise<void> {
  const file = workerFile();
  const next = wanted[Symbol.iterator]();
  if (file) await playInWorkers(file, series, next, jobs, stop, onMatch);
  else await playHere(series, next, stop, onMatch);
}

/** The built program has a worker beside it; the bare sources, as tests run them, have none. */
export function workerFile(): URL | undefined {
  const places = ['./arena.worker.mjs', '../arena.worker.mjs'];
  return places.map((place) => new URL(place, import.meta.url)).find((file) => existsSync(file));
}

async function playHere(
  series: Series,
  next: Iterator<MatchRun>,
  stop: AbortSignal,
  onMatch: OnMatch,
): Promise<void> {
  const runner = await MatchRunner.open(series);
  try {
    for (;;) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (stop.aborted) return;
      const { done, value } = next.next();
      if (done || !onMatch(await runner.play(value))) return;
    }
  } finally {
    await runner.close();
  }
}

async function playInWorkers(
  file: URL,
  series: Series,
  next: Iterator<MatchRun>,
  jobs: number,
  stop: AbortSignal,
  onMatch: OnMatch,
): Promise<void> {
  const over = new AbortController();
  const stopped = () => over.abort();
  stop.addEventListener('abort', stopped, { once: true });
  if (stop.aborted) over.abort();
  const workers: Promise<void>[] = [];
  try {
    for (let job = 0; job < jobs; job++) {
      workers.push(runWorker(file, series, next, over, onMatch));
    }
    await Promise.all(workers);
  } finally {
    // One that failed takes the others down with it.
    over.abort();
    await Promise.allSettled(workers);
    stop.removeEventListener('abort', stopped);
  }
}

/** One worker, from hiring to leaving. */
function runWorker(
  file: URL,
  series: Series,
  next: Iterator<MatchRun>,
  over: AbortController,
  onMatch: OnMatch,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (over.signal.aborted) {
      resolve();
      return;
    }
    const worker = new Worker(file, { workerData: series });
    over.signal.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.on('message', (message: FromWorker) => {
      if (over.signal.aborted) return;
      if ('played' in message && !onMatch(message.played)) {
        over.abort();
        return;
      }
      const { done, value } = next.next();
      // A thread, not a window: it has no origin.
      worker.postMessage(done ? FINISH : value);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
