/** The rules in a thread of their own. */

import { parentPort } from 'node:worker_threads';
import { expose, textIn } from '@parlor/rpc';
import { LocalReferee } from '../../application/referee/localReferee.ts';
import { lineOf } from '../workers/line.ts';

if (parentPort) expose(lineOf(parentPort), new LocalReferee(), { codec: textIn });
