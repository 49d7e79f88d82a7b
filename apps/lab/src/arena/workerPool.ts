/** Plays the matches of a series on all processors at once. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { connect } from '@parlor/rpc';
import { threadPort } from '../threads/threadPort.ts';
import type { ArenaThread } from './arenaThread.ts';
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

/** One worker, from its start until there is nothing left to play. */
async function runWorker(
  file: URL,
  series: Series,
  next: Iterator<MatchRun>,
  over: AbortController,
  onMatch: OnMatch,
): Promise<void> {
  const worker = connect<ArenaThread>(() => threadPort(file), { restart: false });
  const giveUp = () => void worker.close();
  over.signal.addEventListener('abort', giveUp, { once: true });
  try {
    if (!over.signal.aborted) await worker.calls.open(series);
    while (!over.signal.aborted) {
      const { done, value } = next.next();
      if (done) {
        await worker.calls.close();
        return;
      }
      const played = await worker.calls.play(value);
      if (!over.signal.aborted && !onMatch(played)) over.abort();
    }
  } catch (error) {
    // Whoever was given up has nothing to say.
    if (!over.signal.aborted) throw error;
  } finally {
    over.signal.removeEventListener('abort', giveUp);
    await worker.close();
  }
}
