/** Worker threads as lines: to one of them, and from inside of one to whoever started it. */

import { type MessagePort, Worker } from 'node:worker_threads';
import type { Line, Port, Timers } from '@parlor/rpc';

export function threadPort(file: URL, workerData?: unknown): Port {
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

export const lineOf = (port: MessagePort): Line => ({
  post: (message) => port.postMessage(message),
  listen: (hear) => void port.on('message', hear),
});

/** They do not keep the process from ending. */
export const timers: Timers = {
  after(ms, ring) {
    const timer = setTimeout(ring, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
