/** Defects of pauses by agreement. */

import type { Defect } from './defect.ts';

const HOST = 'packages/host/src';

export const OF_PAUSES: readonly Defect[] = [
  {
    name: 'pause-begun-without-all-votes',
    breaks: 'a pause begins when everybody agrees',
    file: 'apps/server/src/domain/tables/pausing.ts',
    find: 'votersAt(doc, seat).every((one) => agreed.includes(one))',
    replace: 'votersAt(doc, seat).length >= 0',
    seeds: 10,
    foundBy: ['time'],
  },
  {
    name: 'clock-runs-on-in-a-pause',
    breaks: 'no clock runs while a table pauses',
    file: `${HOST}/live/liveMatch.ts`,
    find: 'return this.pauses.after(this.askedAt(asked), Math.min(left, ofBank));',
    replace: 'return this.askedAt(asked) + Math.min(left, ofBank);',
    seeds: 60,
    foundBy: ['time'],
  },
];
