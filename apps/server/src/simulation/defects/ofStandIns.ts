/** Defects of what is said of stand-ins. */

import type { Defect } from './defect.ts';

export const OF_STAND_INS: readonly Defect[] = [
  {
    name: 'stand-ins-told-that-were-taken-back',
    breaks: 'the history tells of the moves that stand-ins made, and of no other',
    file: 'packages/host/src/live/botMoves.ts',
    find: "if (typeof entry === 'number') standing.length = Math.min(standing.length, entry);",
    replace: "if (typeof entry === 'number') continue;",
    seeds: 20,
    foundBy: ['mismatch'],
  },
  {
    name: 'late-told-as-away',
    breaks: 'whoever was late is not said to have been away',
    file: 'apps/server/src/application/matches/messageText.ts',
    find: "by: isLate ? 'time-out' : 'stand-in'",
    replace: "by: 'stand-in'",
    seeds: 20,
    foundBy: ['mismatch'],
  },
];
