/** Defects of going on without somebody. */

import type { Defect } from './defect.ts';

const WITHOUT = 'apps/server/src/domain/tables/goingWithout.ts';

export const OF_GOING_WITHOUT: readonly Defect[] = [
  {
    name: 'gone-on-without-all-votes',
    breaks: 'nobody is gone on without unless everybody else agrees',
    file: WITHOUT,
    find: 'votersOn(doc, request).every((one) => request.agreed.includes(one))',
    replace: 'votersOn(doc, request).length >= 0',
    seeds: 40,
    foundBy: ['seat'],
  },
  {
    name: 'gone-on-without-somebody-who-is-here',
    breaks: 'any sign of life has the others wait again',
    file: WITHOUT,
    find: '!isDoubted(doc, seat, now)) return back;',
    replace: 'now > 0) return back;',
    seeds: 40,
    foundBy: ['seat'],
  },
];
