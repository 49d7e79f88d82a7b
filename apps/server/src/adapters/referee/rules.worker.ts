/** The rules in a thread of their own. */

import { parentPort } from 'node:worker_threads';
import { expose, textIn } from '@parlor/rpc';
import { RulesReferee } from '../../application/referee/rulesReferee.ts';
import { lineOf } from '../workers/line.ts';

if (parentPort) expose(lineOf(parentPort), new RulesReferee(), { codec: textIn });
