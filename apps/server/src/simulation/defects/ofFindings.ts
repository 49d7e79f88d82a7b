/**
 * What the simulation has found in our own code, planted again. Each has the shortest story that led to it, which is
 * kept as a regression: with the defect it ends in the same finding, without it in none.
 */

import type { Defect } from './defect.ts';

const HOST = 'packages/host/src';
const SERVER = 'apps/server/src/application';

export const OF_FINDINGS: readonly Defect[] = [
  {
    name: 'store-closed-under-a-command',
    breaks: 'a node that stops finishes the commands it has begun',
    file: `${SERVER}/serverNode.ts`,
    find: 'await this.commands.close();',
    replace: 'void this.commands.close();',
    seeds: 1,
    foundBy: ['error'],
    story: 'store-closed-under-a-command',
  },
  {
    name: 'command-begun-by-a-closing-node',
    breaks: 'a node that stops begins no command',
    file: `${SERVER}/commands/commands.ts`,
    find: "if (this.isClosed) return refuse('try-again');",
    replace: '',
    seeds: 1,
    foundBy: ['error'],
    story: 'command-begun-by-a-closing-node',
  },
  {
    name: 'failed-after-its-answer-and-answered-again',
    breaks: 'what fails after it was answered is not answered again',
    file: `${SERVER}/commands/connection.ts`,
    find: "if (!isAnswered) this.refuse({ code: 'try-again' }, key);",
    replace: "this.refuse({ code: 'try-again' }, key);",
    seeds: 1,
    foundBy: ['two-answers'],
    story: 'failed-after-its-answer-and-answered-again',
  },
  {
    name: 'late-view-without-what-was-taken-back',
    breaks: 'who watches late is shown what was taken back since',
    file: `${HOST}/referee/matchReferee.ts`,
    find: 'const moves = isNow ? held.moves : movesAfter(held.log.slice(0, version));',
    replace: 'const moves = isNow ? held.moves : held.moves.slice(0, version);',
    seeds: 1,
    foundBy: ['mismatch'],
    story: 'late-view-without-what-was-taken-back',
  },
];
