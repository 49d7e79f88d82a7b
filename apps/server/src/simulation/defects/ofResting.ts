/** Defects of matches that nobody is at. */

import type { Defect } from './defect.ts';

const SERVER = 'apps/server/src/application';
const HOST = 'packages/host/src';

export const OF_RESTING: readonly Defect[] = [
  {
    name: 'absent-people-given-up-though-nobody-waits',
    breaks: 'nobody is given up while a match rests',
    file: `${HOST}/schedule/matchScheduler.ts`,
    find: 'Math.max(since + absence, rest)',
    replace: 'since + absence',
    seeds: 20,
    foundBy: ['rest'],
  },
  {
    name: 'nobody-looks-whether-a-match-rests',
    breaks: 'a match nobody is at rests',
    file: `${HOST}/schedule/matchScheduler.ts`,
    find: 'live.restsUntil = await seating.restsUntil(live.stored);',
    replace: 'live.restsUntil = undefined;',
    seeds: 20,
    foundBy: ['rest'],
  },
  {
    name: 'abandoned-match-never-goes-on',
    breaks: 'a match that was abandoned comes to its end',
    file: `${SERVER}/matches/tableSeating.ts`,
    find: 'return until > now() ? until : undefined;',
    replace: 'return until + 86_400_000;',
    seeds: 10,
    foundBy: ['stuck'],
  },
  {
    name: 'rest-counted-from-now',
    breaks: 'a match that was abandoned comes to its end',
    file: `${SERVER}/matches/tableSeating.ts`,
    find: 'Math.max(empty, doc.updatedAt) + 1000',
    replace: 'now() + 1000',
    seeds: 10,
    foundBy: ['stuck'],
  },
];
