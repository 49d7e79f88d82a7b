/** One processor's share of the arena: plays the matches it is told to, one at a time. */

import { parentPort, workerData } from 'node:worker_threads';
import { GO_HOME } from './arena/orders.ts';
import type { Series, Sitting } from './arena/series.ts';
import { Hall } from './arena/sitting.ts';

const port = parentPort!;
const hall = await Hall.open(workerData as Series);

port.on('message', (order: Sitting | typeof GO_HOME) => {
  if (order === GO_HOME) void hall.close().then(() => port.close());
  // What fails here is an error of the worker, which its employer hears of.
  else void hall.play(order).then((played) => port.postMessage({ played }));
});
port.postMessage({ ready: true });
