/** A worker thread as a thinker's port. */

import { Worker } from 'node:worker_threads';
import type { Port } from '@parlor/rpc';

/** No brain may take more; a thread that does is ended, and another takes its place. */
const MOST_MEGABYTES = 150;

export function threadPort(file: URL): Port {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  // A table that has closed does not keep the program from ending.
  worker.unref();
  return {
    // A thread, not a window: it has no origin.
    post: (message) => worker.postMessage(message),
    listen(hear, broke) {
      worker.on('message', hear);
      let why = 'the thread ended';
      // Whatever went wrong in a thread, its end is told last.
      worker.on('error', (error) => {
        why = error.message;
      });
      worker.on('exit', () => broke?.(why));
    },
    terminate: () => void worker.terminate(),
  };
}
