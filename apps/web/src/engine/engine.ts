/** The page's line to the rules and the bots, which live in threads of their own. */

import { connect, OwnDataCodec } from '@parlor/rpc';
import type { EngineCalls } from './calls.ts';
import { workerPort } from './lines.ts';

/** Each call of the engine, as a function that asks the thread. */
export const { calls: engine } = connect<EngineCalls>(
  () => workerPort(new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })),
  { codec: () => new OwnDataCodec() },
);
