/** The rules in a thread of their own. */

import { parentPort } from 'node:worker_threads';
import { serve } from '../workers/serve.ts';
import { Referee } from './referee.ts';

if (parentPort) serve(parentPort, new Referee());
