/** A thread that thinks. */

import { serve } from '@parlor/bots';
import { frozenRules } from '@parlor/registry/editions';

serve(
  {
    post: (message) => postMessage(message),
    listen: (hear) => addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data)),
  },
  () => performance.now(),
  frozenRules,
);
