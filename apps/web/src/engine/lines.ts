/** Web Workers as lines: from the page to a worker, and from inside of one to whoever started it. */

import type { Line, Port } from '@parlor/rpc';

export function workerPort(worker: Worker): Port {
  return {
    post: (message) => worker.postMessage(message),
    listen(hear, broke) {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
      // One that could not even be fetched has no message.
      worker.addEventListener('error', ({ message }) => broke?.(message ?? 'it did not start'));
    },
    terminate: () => worker.terminate(),
  };
}

export const lineOut: Line = {
  post: (message) => postMessage(message),
  listen: (hear) => addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data)),
};
