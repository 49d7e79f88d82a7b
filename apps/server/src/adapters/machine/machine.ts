/** The machine that this process runs on. Nothing else in the server asks for the time, for chance or for a thread. */

import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { timersOf } from '@parlor/host';
import type { Port } from '@parlor/rpc';
import type { Machine } from '../../application/ports/world.ts';

export const thisMachine: Machine = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  timers: timersOf<NodeJS.Timeout>(globalThis, (timer) => timer.unref()),
  randomBytes,
  defer: (work) => void setImmediate(work),
  startWorker,
};

function startWorker(file: URL, workerData?: unknown): Port {
  const worker = new Worker(file, { workerData });
  return {
    post: (message) => worker.postMessage(message),
    listen(hear, broke) {
      let why: string | undefined;
      worker.on('message', hear);
      // Whatever went wrong in a thread, its end is told last.
      worker.on('error', (error: Error) => {
        why = error.message;
      });
      worker.on('exit', (code) => broke?.(why ?? `exit ${code}`));
    },
    terminate: () => worker.terminate(),
  };
}
