/** Defects of shares, ratings and clocks: whatever somebody could gain by. */

import type { Defect } from './defect.ts';

const SHARES = 'apps/server/src/domain/tables/shares.ts';
const TABLE = 'apps/server/src/domain/tables/tableDoc.ts';
const FINISH = 'apps/server/src/application/matches/finish.ts';
const LIVE = 'packages/host/src/live/liveMatch.ts';

/** Such a seat counts as ready where it is looked at again. */
const UNBOUND_IS_READY = {
  file: TABLE,
  find: 'if (isGathering(doc) && isRatedAt(doc) && isUnbound(seat)) return false;',
  replace: '',
} as const;

export const OF_FAIRNESS: readonly Defect[] = [
  {
    name: 'begins-though-a-share-is-shut',
    breaks: 'a match begins when everybody has opened their share, and not before',
    file: SHARES,
    find: '=> !seats.some(isShut);',
    replace: '=> seats.length > 0;',
    seeds: 3,
    foundBy: ['fair'],
  },
  {
    name: 'call-off-not-counted',
    breaks: 'whoever lets a match be called off does not do so unseen',
    file: SHARES,
    find: 'aborts: (doc.aborts ?? 0) + 1',
    replace: 'aborts: doc.aborts ?? 0',
    seeds: 10,
    foundBy: ['fair'],
  },
  {
    name: 'house-keeps-its-seed',
    breaks: 'after a call-off the house is bound anew, too',
    file: SHARES,
    find: '{ ...rest, seats, serverSeed, aborts:',
    replace: '{ ...rest, seats, aborts:',
    seeds: 10,
    foundBy: ['fair'],
  },
  {
    name: 'share-shown-early',
    breaks: 'nobody is shown a share before all are open',
    file: TABLE,
    find: "contributions: doc.status === 'open' ? []",
    replace: "contributions: doc.status === 'open' && !doc.opening ? []",
    seeds: 3,
    foundBy: ['fair'],
  },
  {
    name: 'unbound-share-taken-where-it-counts',
    breaks: 'at a rated table nobody has a share that they could choose last',
    file: SHARES,
    find: "if (isRatedAt(doc)) return refuse('unbound-share');",
    replace: '',
    also: UNBOUND_IS_READY,
    seeds: 20,
    foundBy: ['fair'],
  },
  {
    name: 'unbound-host-makes-it-count',
    breaks: 'whoever makes a table rated has no share that they could choose last, either',
    file: SHARES,
    find: '&& !(isRated && isUnbound(seat))',
    replace: '',
    also: UNBOUND_IS_READY,
    seeds: 15,
    foundBy: ['fair'],
  },
  {
    name: 'opening-never-ends',
    breaks: 'whoever does not open their share is not waited for',
    file: 'apps/server/src/application/serverNode.ts',
    find: '    this.openings.start();\n',
    replace: '',
    seeds: 20,
    foundBy: ['stuck'],
  },
  {
    name: 'friendly-match-rated',
    breaks: 'a friendly match changes no ratings',
    file: FINISH,
    find: 'if (!isRated) return [];',
    replace: '',
    seeds: 5,
    foundBy: ['rated'],
  },
  {
    name: 'rated-match-forgotten',
    breaks: 'a rated match changes ratings',
    file: FINISH,
    find: 'if (!isRated) return [];',
    replace: 'if (isRated) return [];',
    seeds: 5,
    foundBy: ['rated'],
  },
  {
    name: 'take-back-of-what-was-revealed',
    breaks: 'where a match counts nobody looks at what comes and then chooses anew',
    file: 'apps/server/src/application/commands/takeBacks.ts',
    find: "if (isRatedAt(doc) && !isForeseen) return refuse('already-revealed');",
    replace: 'void isForeseen;',
    seeds: 10,
    foundBy: ['rated'],
  },
  {
    name: 'clock-anew-for-whoever-was-thinking',
    breaks: 'a take-back gives nobody new time who was thinking about what is gone',
    file: 'packages/host/src/live/liveMatches.ts',
    find: 'const thinking = live.thinkingAt(world.now());',
    replace: 'const thinking = live.thinkingAt(world.now()).slice(0, 0);',
    seeds: 10,
    foundBy: ['time', 'bank'],
  },
  {
    name: 'clock-anew-for-whoever-takes-back',
    breaks: 'whoever takes back has what was left when they answered',
    file: LIVE,
    find: 'this.spent.set(seat, [took, ...(this.spent.get(seat) ?? [])]);',
    replace: 'this.spent.set(seat, [...(this.spent.get(seat) ?? [])]);',
    seeds: 10,
    foundBy: ['time', 'bank'],
  },
];
