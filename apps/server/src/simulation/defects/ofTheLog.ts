/** Defects of keeping moves: what is durable when, and who is told of it when. */

import type { Defect } from './defect.ts';

const LIVE = 'packages/host/src/live/liveMatches.ts';
const MATCH = 'packages/host/src/live/liveMatch.ts';
const REFEREE = 'packages/host/src/referee/matchReferee.ts';

export const OF_THE_LOG: readonly Defect[] = [
  {
    name: 'acknowledge-before-append',
    breaks: 'a move is durable before its player is told',
    file: LIVE,
    find: 'const appended = await this.append(live, doer, body);',
    replace:
      'acknowledge({ ok: true, ply: standing.ply }); const appended = await this.append(live, doer, body);',
    seeds: 3,
    foundBy: ['lost'],
  },
  {
    name: 'broadcast-before-durable',
    breaks: 'nobody is shown what is not durable',
    file: LIVE,
    find: 'const appended = await this.append(live, doer, body);',
    replace:
      'live.n++; this.broadcast(live, standing); live.n--; const appended = await this.append(live, doer, body);',
    seeds: 3,
    foundBy: ['early'],
  },
  {
    name: 'failed-write-taken-for-written',
    breaks: 'a write that fails is no write',
    file: LIVE,
    find: 'const appended = await log.append(entry, command);',
    replace:
      "const appended = await log.append(entry, command).catch(() => ({ is: 'done' as const }));",
    seeds: 10,
    foundBy: ['lost', 'early'],
  },
  {
    name: 'conflict-taken-for-written',
    breaks: 'of two nodes that append the same number one is told',
    file: LIVE,
    find: "return appended.is === 'done' ? { is: 'done', entry } : appended;",
    replace:
      "return appended.is === 'done' || appended.is === 'conflict' ? { is: 'done', entry } : appended;",
    seeds: 5,
    foundBy: ['lost', 'early', 'mismatch'],
  },
  {
    name: 'referee-ahead-of-the-log',
    breaks: 'what could not be appended was not played',
    file: LIVE,
    find: 'whatever fails on the way leaves it like that.\n    live.needsReload = true;',
    replace: 'whatever fails on the way leaves it like that.',
    seeds: 15,
    foundBy: ['refused', 'mismatch', 'doubled', 'early', 'error'],
  },
  {
    name: 'repeat-of-a-move-forgotten',
    breaks: 'a move said again after a restart gets its first answer',
    file: LIVE,
    find: 'const before = await log.appendedAs(live.id, doer.player, doer.key);\n      // Or it answers',
    replace: 'const before = undefined as LogEntry | undefined;\n      // Or it answers',
    also: {
      file: 'apps/server/src/application/commands/idempotency.ts',
      find: "if (command.type !== 'answer' && command.type !== 'take-back') return null;",
      replace: "if (command.type !== 'take-back') return null;",
    },
    seeds: 15,
    foundBy: ['two-answers'],
  },
  {
    name: 'version-skipped',
    breaks: 'versions have no gaps',
    file: MATCH,
    find: 'this.n = n;\n    this.botMoves',
    replace: 'this.n = n % 16 === 0 ? n + 1 : n;\n    this.botMoves',
    seeds: 3,
    foundBy: ['early', 'error'],
  },
  {
    name: 'version-given-twice',
    breaks: 'a take-back is a new version',
    file: MATCH,
    find: 'this.n = n;\n    this.botMoves',
    replace: "if (body.type === 'move') this.n = n;\n    this.botMoves",
    seeds: 5,
    foundBy: ['mismatch'],
  },
  {
    name: 'take-back-forgotten-on-opening',
    breaks: 'what was taken back stays taken back after a restart',
    file: REFEREE,
    find: "if (typeof step === 'number') moves.length = Math.min(moves.length, step);",
    replace: "if (typeof step === 'number') continue;",
    seeds: 5,
    foundBy: ['error', 'mismatch', 'stuck'],
  },
  {
    name: 'take-backs-not-counted-on-opening',
    breaks: 'a question keeps its number after a restart',
    file: REFEREE,
    find: "const takeBacks = entries.filter(({ body }) => body.type === 'takeback').length;",
    replace: 'const takeBacks = 0;',
    seeds: 5,
    foundBy: ['mismatch'],
  },
  {
    name: 'torn-write-half-kept',
    breaks: 'of a write that is torn nothing stays',
    file: 'apps/server/src/adapters/store/sqlite/groupCommit.ts',
    find: 'await sql`rollback to job`.execute(tx);',
    replace: '',
    seeds: 15,
    houses: { store: 'sqlite', kinds: ['disk'] },
    foundBy: ['lost', 'early', 'mismatch', 'doubled', 'stuck', 'error', 'refused', 'rated'],
  },
];
