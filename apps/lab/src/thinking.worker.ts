/** A thread that thinks for the bots at a table. */

import { serve } from '@parlor/bots';
import { frozenRules } from '@parlor/registry/editions';
import { lineOut } from './threads/threadPort.ts';

serve(lineOut, () => performance.now(), frozenRules);
