/** Tabs of one device tell each other that a match has moved. */

import type { Bus } from '@parlor/host';

const CHANNEL = 'parlor-matches';

/** Where a browser has no channels, a tab finds out a little later, from the log. */
export function tabBus(): Bus {
  if (typeof BroadcastChannel === 'undefined') return { moved() {}, listen() {} };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    moved: (match) => channel.postMessage(match),
    listen(hear) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        // What could not be read now is read with the next step, or when the log is looked at again.
        if (typeof data === 'string') hear(data).catch(() => {});
      });
    },
  };
}
