/** Defects of time banks: they grow, they are spent by others, or nodes do not agree about them. */

import type { Defect } from './defect.ts';

const LIVE = 'packages/host/src/live';

export const OF_BANKS: readonly Defect[] = [
  {
    name: 'increment-kept-after-a-take-back',
    breaks: 'nobody has more time by an answer that was taken back',
    file: `${LIVE}/bank.ts`,
    find: 'this.answered.length = Math.min(this.answered.length, ply);',
    replace: 'void ply;',
    seeds: 10,
    foundBy: ['bank'],
  },
  {
    name: 'thinking-is-free-before-a-take-back',
    breaks: 'whoever was thinking when something was taken back has used that time',
    file: `${LIVE}/liveMatch.ts`,
    find: 'this.bank.spend(seat, used - this.spentBefore({ seat }), this.terms.bank);',
    replace: '',
    seeds: 20,
    foundBy: ['bank'],
  },
  {
    name: 'stand-in-spends-the-bank',
    breaks: 'what a stand-in plays for somebody costs them nothing',
    file: `${LIVE}/liveMatch.ts`,
    find: 'if (isOwn || body.isLate)\n',
    replace: '',
    seeds: 10,
    foundBy: ['bank'],
  },
  {
    name: 'bank-spent-again-by-loading',
    breaks: 'every node reckons the same, however often it reads the log',
    file: `${LIVE}/liveMatch.ts`,
    find: 'this.bank.clear();',
    replace: '',
    seeds: 10,
    foundBy: ['bank'],
  },
];
