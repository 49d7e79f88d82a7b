/** One processor's share of the arena: plays the matches it is told to, one at a time. */

import { parentPort, workerData } from 'node:worker_threads';
import { FINISH } from './arena/workerMessages.ts';
import type { Series, MatchRun } from './arena/series.ts';
import { MatchRunner } from './arena/matchRun.ts';

const port = parentPort!;
const runner = await MatchRunner.open(workerData as Series);

port.on('message', (message: MatchRun | typeof FINISH) => {
  if (message === FINISH) void runner.close().then(() => port.close());
  // What fails here is an error of the worker, which the pool hears of.
  else void runner.play(message).then((played) => port.postMessage({ played }));
});
port.postMessage({ ready: true });
