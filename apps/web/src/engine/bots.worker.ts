/** A thread that thinks. */

import { serve } from '@parlor/bots';
import { frozenRules } from '@parlor/registry/editions';
import { lineOut } from './lines.ts';

serve(lineOut, () => performance.now(), frozenRules);
