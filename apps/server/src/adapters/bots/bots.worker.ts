/** A thread that thinks. */

import { parentPort } from 'node:worker_threads';
import { serve } from '@parlor/bots';
import { frozenRules } from '@parlor/registry/editions';
import { lineOf } from '../workers/line.ts';

if (parentPort) serve(lineOf(parentPort), () => performance.now(), frozenRules);
