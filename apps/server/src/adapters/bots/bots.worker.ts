/** A thread that thinks. */

import { parentPort } from 'node:worker_threads';
import { serve } from '@parlor/bots';
import { frozenRules } from '@parlor/registry/editions';

const port = parentPort;
if (port) {
  serve(
    {
      post: (message) => port.postMessage(message),
      listen: (hear) => void port.on('message', hear),
    },
    () => performance.now(),
    frozenRules,
  );
}
