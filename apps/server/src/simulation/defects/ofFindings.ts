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
    seeds: 15,
    foundBy: ['error'],
    story: 'store-closed-under-a-command',
  },
  {
    name: 'command-begun-by-a-closing-node',
    breaks: 'a node that stops begins no command',
    file: `${SERVER}/commands/commands.ts`,
    find: "if (this.isClosed) return refuse('try-again');",
    replace: '',
    seeds: 15,
    foundBy: ['error'],
    story: 'command-begun-by-a-closing-node',
  },
  {
    name: 'failed-after-its-answer-and-answered-again',
    breaks: 'what fails after it was answered is not answered again',
    file: `${SERVER}/commands/connection.ts`,
    find: "if (!isAnswered) this.refuse({ code: 'try-again' }, key);",
    replace: "this.refuse({ code: 'try-again' }, key);",
    seeds: 15,
    foundBy: ['two-answers'],
    story: 'failed-after-its-answer-and-answered-again',
  },
  {
    name: 'refused-for-good-for-not-being-there',
    breaks: 'who is refused for not being at a table may say it there again',
    file: `${SERVER}/commands/idempotency.ts`,
    find: "...['unknown-table', 'unknown-match'],",
    replace: '',
    seeds: 30,
    foundBy: ['refused', 'two-answers'],
    story: 'refused-for-good-for-not-being-there',
  },
  {
    name: 'let-in-and-told-to-try-again',
    breaks: 'who is told to try entering again is not in',
    file: `${SERVER}/commands/commands.ts`,
    find: 'if (!wasIn) rooms.exit(who, table);',
    replace: '',
    seeds: 30,
    foundBy: ['leak'],
    story: 'let-in-and-told-to-try-again',
  },
  {
    name: 'clock-set-by-a-late-answer',
    breaks: 'a node that got no time while it asked for the time asks again',
    file: `${SERVER}/time/serverClock.ts`,
    find: 'const { time, at } = await askWell(store, machine);',
    replace: 'const { time, at } = await ask(store, machine);',
    seeds: 40,
    foundBy: ['early', 'time'],
    story: 'clock-set-by-a-late-answer',
  },
  {
    name: 'late-view-without-what-was-taken-back',
    breaks: 'who watches late is shown what was taken back since',
    file: `${HOST}/referee/matchReferee.ts`,
    find: 'const moves = isNow ? held.moves : movesAfter(held.log.slice(0, version));',
    replace: 'const moves = isNow ? held.moves : held.moves.slice(0, version);',
    seeds: 30,
    foundBy: ['mismatch'],
    story: 'late-view-without-what-was-taken-back',
  },
  {
    name: 'followed-by-a-referee-that-was-lost',
    breaks: 'a match is opened again when its referee was lost while the log was read',
    file: `${HOST}/live/liveMatches.ts`,
    find: 'if (this.isStale(live)) {\n      await this.load(live);\n      return live.n > known;\n    }',
    replace: '',
    seeds: 40,
    foundBy: ['error', 'stuck', 'mismatch'],
    story: 'followed-by-a-referee-that-was-lost',
  },
  {
    name: 'taken-up-by-a-host-that-stops',
    breaks: 'a host that stops lets go of what it is about to take up',
    file: `${HOST}/schedule/leaseKeeper.ts`,
    find: 'await Promise.allSettled(this.running);',
    replace: '',
    seeds: 40,
    foundBy: ['error', 'stuck', 'lease'],
    story: 'taken-up-by-a-host-that-stops',
  },
  {
    name: 'not-back-at-the-table',
    breaks:
      'who comes back is back at their table, though they are told that it is too much at once',
    file: 'packages/client/src/client.ts',
    find: "return code === 'try-again' || (this.resaid.has(key) && NOT_YET.has(code));",
    replace: "return code === 'try-again';",
    seeds: 40,
    foundBy: ['stuck', 'refused', 'late'],
  },
];
