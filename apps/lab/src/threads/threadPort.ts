/** Worker threads as lines: to one of them, and from inside of one to whoever started it. */

import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';
import type { Line, Port } from '@parlor/rpc';

export interface ThreadOptions extends Pick<WorkerOptions, 'resourceLimits'> {
  /** Whether the program ends although this thread goes on. */
  readonly isLeftBehind?: boolean;
}

export function threadPort(file: URL, { resourceLimits, isLeftBehind }: ThreadOptions = {}): Port {
  const worker = new Worker(file, resourceLimits && { resourceLimits });
  if (isLeftBehind) worker.unref();
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
    terminate: () => worker.terminate(),
  };
}

export const lineOut: Line = {
  post: (message) => parentPort!.postMessage(message),
  listen: (hear) => void parentPort!.on('message', hear),
};
