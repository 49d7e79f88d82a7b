/** Plays the matches of a series on all processors at once. */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type FromWorker, GO_HOME } from './orders.ts';
import type { Series, Sitting } from './series.ts';
import { Hall, type Played } from './sitting.ts';

export const USUAL_JOBS = availableParallelism();

/** Is told of every match; false when no more are wanted. */
export type Hear = (played: Played) => boolean;

/** Plays until all are played, `hear` wants no more or `stop` is aborted; matches under way are then given up. */
export async function playSittings(
  series: Series,
  wanted: Iterable<Sitting>,
  jobs: number,
  stop: AbortSignal,
  hear: Hear,
): Promise<void> {
  const file = workerFile();
  const next = wanted[Symbol.iterator]();
  if (file) await playInWorkers(file, series, next, jobs, stop, hear);
  else await playHere(series, next, stop, hear);
}

/** The built program has a worker beside it; the bare sources, as tests run them, have none. */
export function workerFile(): URL | undefined {
  const places = ['./arena.worker.mjs', '../arena.worker.mjs'];
  return places.map((place) => new URL(place, import.meta.url)).find((file) => existsSync(file));
}

async function playHere(
  series: Series,
  next: Iterator<Sitting>,
  stop: AbortSignal,
  hear: Hear,
): Promise<void> {
  const hall = await Hall.open(series);
  try {
    for (;;) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (stop.aborted) return;
      const { done, value } = next.next();
      if (done || !hear(await hall.play(value))) return;
    }
  } finally {
    await hall.close();
  }
}

async function playInWorkers(
  file: URL,
  series: Series,
  next: Iterator<Sitting>,
  jobs: number,
  stop: AbortSignal,
  hear: Hear,
): Promise<void> {
  const over = new AbortController();
  const stopped = () => over.abort();
  stop.addEventListener('abort', stopped, { once: true });
  if (stop.aborted) over.abort();
  const workers: Promise<void>[] = [];
  try {
    for (let job = 0; job < jobs; job++) {
      workers.push(employ(file, series, next, over, hear));
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
function employ(
  file: URL,
  series: Series,
  next: Iterator<Sitting>,
  over: AbortController,
  hear: Hear,
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
      if ('played' in message && !hear(message.played)) {
        over.abort();
        return;
      }
      const { done, value } = next.next();
      // A thread, not a window: it has no origin.
      worker.postMessage(done ? GO_HOME : value);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
