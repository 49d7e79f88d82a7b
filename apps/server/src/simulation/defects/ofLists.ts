/** Defects of what somebody is told who comes back: where they sit, who is asked there, where they were. */

import type { Defect } from './defect.ts';

const OWN_TABLES = 'apps/server/src/application/matches/ownTables.ts';

export const OF_LISTS: readonly Defect[] = [
  {
    name: 'list-without-the-tables-of-others',
    breaks: 'whoever looks at the list of their tables finds every one where they sit',
    file: OWN_TABLES,
    find: 'if (seatOf(doc, player) !== undefined) seated.push(doc);',
    replace:
      'if (seatOf(doc, player) !== undefined) { if (doc.host === player) seated.push(doc); }',
    seeds: 5,
    foundBy: ['list'],
  },
  {
    name: 'list-tells-that-others-are-asked',
    breaks: 'whoever looks at the list of their tables is told who is asked there',
    file: OWN_TABLES,
    find: 'seat: asked.seat,',
    replace: 'seat: 0,',
    seeds: 10,
    foundBy: ['list'],
  },
  {
    name: 'answer-of-a-stand-in-is-ones-own',
    breaks: 'the last answer of somebody is one that they have given in person',
    file: 'packages/host/src/live/liveMatch.ts',
    find: '({ seat, isOwn }) => isOwn && seat === viewer',
    replace: '({ seat }) => seat === viewer',
    seeds: 5,
    foundBy: ['mismatch'],
  },
];
