/** The rules in a thread of their own. */

import { parentPort } from 'node:worker_threads';
import { serve } from '../workers/serve.ts';
import { LocalReferee } from '../../application/referee/localReferee.ts';

if (parentPort) serve(parentPort, new LocalReferee());
