/** The rules in a thread of their own. */

import { parentPort } from 'node:worker_threads';
import { expose, textIn } from '@parlor/rpc';
import { lineOf } from '../workers/threads.ts';
import { LocalReferee } from './localReferee.ts';

if (parentPort) expose(lineOf(parentPort), new LocalReferee(), { codec: textIn });
