/** From inside a thread: the line to whoever started it. */

import type { MessagePort } from 'node:worker_threads';
import type { Line } from '@parlor/rpc';

export const lineOf = (port: MessagePort): Line => ({
  post: (message) => port.postMessage(message),
  listen: (hear) => void port.on('message', hear),
});
