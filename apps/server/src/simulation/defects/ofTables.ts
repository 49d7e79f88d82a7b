/** Defects of tables and people: seats, names, words, and how a match begins and ends. */

import type { Defect } from './defect.ts';

const SERVER = 'apps/server/src/application';
const TABLES = `${SERVER}/tables/tables.ts`;

export const OF_TABLES: readonly Defect[] = [
  {
    name: 'stand-in-not-handed-back',
    breaks: 'whoever comes back gets the seat back at once',
    file: 'apps/server/src/domain/tables/absence.ts',
    find: 'return { isAway: false, ...(seat.late',
    replace: 'return { ...(seat.late',
    seeds: 5,
    foundBy: ['seat'],
  },
  {
    name: 'change-that-lost-a-race-taken-for-done',
    breaks: 'of two nodes that change a table one does it again',
    file: TABLES,
    find: 'if (replaced === false) continue;\n      if (replaced !== true)',
    replace: "if (typeof replaced === 'string')",
    seeds: 10,
    foundBy: ['lost', 'seat', 'stuck', 'two-answers'],
  },
  {
    name: 'command-of-a-table-forgotten',
    breaks: 'what was done at a table is done once, whoever repeats it',
    file: TABLES,
    find: '...(name === undefined ? changed.doc : noteDone(changed.doc, name)),',
    replace: '...changed.doc,',
    seeds: 3,
    foundBy: ['lost', 'two-answers'],
  },
  {
    name: 'table-stuck-in-starting',
    breaks: 'a table that has begun its match plays it',
    file: 'apps/server/src/domain/tables/shares.ts',
    find: "return become(rest, { status: 'playing', match, seats: beginAway(doc, here) });",
    replace: 'return become(rest, { match, seats: beginAway(doc, here) });',
    seeds: 3,
    foundBy: ['stuck', 'refused', 'seat', 'fair'],
  },
  {
    name: 'line-of-chat-said-twice',
    breaks: 'words that are repeated are one line',
    file: `${SERVER}/commands/talk.ts`,
    find: "const id = derivedId('chat', who.player, key);",
    replace: "const id = derivedId('chat', who.player, key, String(this.now()));",
    seeds: 40,
    foundBy: ['doubled'],
  },
  {
    name: 'name-not-shown-at-tables',
    breaks: 'whoever has another name has it at every table',
    file: `${SERVER}/tables/renaming.ts`,
    find: 'await this.showAt(id, player);',
    replace: 'void id;',
    seeds: 8,
    foundBy: ['lost'],
  },
  {
    name: 'seat-of-another-played',
    breaks: 'only the owner of a seat answers for it',
    file: `${SERVER}/commands/commands.ts`,
    find: "const seat = seatOf(doc, player);\n    if (seat === undefined) return refuse('not-seated');\n    // Whoever plays",
    replace: 'const seat = seatOf(doc, player) ?? 0;\n    // Whoever plays',
    seeds: 10,
    foundBy: ['seat'],
  },
  {
    name: 'session-of-another-accepted',
    breaks: 'a cookie without our seal opens nothing',
    file: 'apps/server/src/domain/people/secrets.ts',
    find: 'return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;',
    replace: 'return text;',
    also: {
      file: `${SERVER}/people/people.ts`,
      find: '(await this.store.session(session))?.player === id;',
      replace: '(await this.store.session(session)) !== undefined;',
    },
    seeds: 10,
    foundBy: ['hostile'],
  },
  {
    name: 'limit-of-commands-ignored',
    breaks: 'nobody says more than may be said',
    file: `${SERVER}/commands/bucket.ts`,
    find: 'if (this.level < amount) return false;',
    replace: '',
    seeds: 10,
    foundBy: ['hostile'],
  },
];
