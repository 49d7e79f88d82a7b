/** Somebody who watches, now and then asks again where the match stands and what led there, and talks. */

import type { Rng } from '@parlor/kit';
import { inThousand } from '../engine/chance.ts';
import type { Device } from './device.ts';

/** Chances in a thousand, at every position. */
const ASKS = 40;
const TALKS = 60;

/** `talk`: for everything that is said, so that all else stays as it was. */
export function beCurious(device: Device, { rng, talk }: Record<'rng' | 'talk', Rng>): void {
  device.listen((message) => {
    if (message.type !== 'position') return;
    const { match } = message;
    const table = device.table?.match === match ? device.table.id : undefined;
    if (table !== undefined && inThousand(talk, TALKS))
      void device.say({ type: 'chat', table, text: device.newKey() });
    if (!inThousand(rng, ASKS)) return;
    void device.say(rng.below(2) === 0 ? { type: 'resync', match } : { type: 'history', match });
  });
}
