/** Somebody who watches, and now and then asks again where the match stands and what led there. */

import type { Rng } from '@parlor/kit';
import { inThousand } from '../engine/chance.ts';
import type { Device } from './device.ts';

/** Chances in a thousand, at every position. */
const ASKS = 40;

export function beCurious(device: Device, rng: Rng): void {
  device.listen((message) => {
    if (message.type !== 'position' || !inThousand(rng, ASKS)) return;
    const { match } = message;
    void device.say(rng.below(2) === 0 ? { type: 'resync', match } : { type: 'history', match });
  });
}
