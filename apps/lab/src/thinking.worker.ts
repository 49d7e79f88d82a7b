/** A thread that thinks for the bots at a table. */

import { parentPort } from 'node:worker_threads';
import { serve } from '@parlor/bots';
import { frozenRules } from '@parlor/registry/editions';

const port = parentPort!;
serve(
  {
    post: (message) => port.postMessage(message),
    listen: (hear) => void port.on('message', hear),
  },
  () => performance.now(),
  frozenRules,
);
