/**
 * What the simulation has found in our own code, planted again: it has to be found again. The shortest stories that led
 * to the findings are kept as regressions (apps/lab/src/simulation/regressions); with other code they tell of other
 * moments, so it is by seeds that these are found.
 */

import type { Defect } from './defect.ts';

const HOST = 'packages/host/src';
const SERVER = 'apps/server/src/application';

const SEEDS = 60;

export const OF_FINDINGS: readonly Defect[] = [
  {
    name: 'store-closed-under-a-command',
    breaks: 'a node that stops finishes the commands it has begun',
    file: `${SERVER}/serverNode.ts`,
    find: 'await this.commands.close();',
    replace: 'void this.commands.close();',
    seeds: SEEDS,
    foundBy: ['error'],
  },
  {
    name: 'command-begun-by-a-closing-node',
    breaks: 'a node that stops begins no command',
    file: `${SERVER}/commands/commands.ts`,
    find: "if (this.isClosed) return refuse('try-again');",
    replace: '',
    seeds: SEEDS,
    foundBy: ['error'],
  },
  {
    name: 'late-view-without-what-was-taken-back',
    breaks: 'who watches late is shown what was taken back since',
    file: `${HOST}/referee/matchReferee.ts`,
    find: 'const moves = isNow ? held.moves : movesAfter(held.log.slice(0, version));',
    replace: 'const moves = isNow ? held.moves : held.moves.slice(0, version);',
    seeds: SEEDS,
    foundBy: ['mismatch'],
  },
];
