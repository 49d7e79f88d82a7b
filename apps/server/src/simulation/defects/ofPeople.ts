/** Defects of who somebody is: names, sessions, and having oneself deleted. */

import type { Defect } from './defect.ts';

const SERVER = 'apps/server/src/application';
const FORMER = 'apps/server/src/domain/tables/former.ts';
const MENTIONS = 'apps/server/src/domain/tables/mentions.ts';

export const OF_PEOPLE: readonly Defect[] = [
  {
    name: 'name-not-shown-in-matches',
    breaks: 'whoever has another name has it at every table, also while a match is played',
    file: 'apps/server/src/domain/tables/tableDoc.ts',
    find: "const isRunning = doc.status === 'open' || doc.status === 'playing';",
    replace: "const isRunning = doc.status === 'open';",
    seeds: 8,
    foundBy: ['lost'],
  },
  {
    name: 'sign-out-not-followed',
    breaks: 'whoever is signed out has no line any more',
    file: `${SERVER}/people/signingOut.ts`,
    find: 'if (!isGood) one.signOut();',
    replace: 'void isGood;',
    seeds: 10,
    foundBy: ['identity'],
  },
  {
    name: 'sign-out-followed-on-one-node-only',
    breaks: 'a sign-out reaches every node, also one that was not called',
    file: `${SERVER}/people/signingOut.ts`,
    find: "this.parts.bus.publish({ kind: 'sessions', id: player });\n    await this.look(player);",
    replace: 'await this.look(player);\n    this.look = async () => {};',
    seeds: 15,
    foundBy: ['identity'],
  },
  {
    name: 'deleted-person-still-named',
    breaks: 'a former guest has no name',
    file: FORMER,
    find: "player: as, name: '', isAway }",
    replace: 'player: as, isAway }',
    seeds: 10,
    foundBy: ['identity'],
  },
  {
    name: 'deleted-person-still-host',
    breaks: 'nothing that is kept speaks of somebody who was deleted',
    file: FORMER,
    find: 'const host = doc.host === player ? (heirOf(doc, player) ?? as) : doc.host;',
    replace: 'const { host } = doc;',
    seeds: 10,
    foundBy: ['identity'],
  },
  {
    name: 'deleted-person-still-sent-away',
    breaks: 'whoever was sent away from a table and is deleted has no name there any more',
    file: MENTIONS,
    find: '{ removed: removed.filter((one) => one.player !== player) }',
    replace: '{ removed }',
    seeds: 10,
    foundBy: ['identity'],
  },
  {
    name: 'deleted-host-still-named',
    breaks: 'nobody is told that somebody was host who is deleted',
    file: MENTIONS,
    find: 'passed?.player !== undefined && passed.player !== player &&',
    replace: 'passed &&',
    seeds: 10,
    foundBy: ['identity'],
  },
  {
    name: 'deleted-person-not-looked-for-where-spoken-of',
    breaks: 'a table that only speaks of somebody is found when they are deleted',
    file: `${SERVER}/people/departures.ts`,
    find: 'for (const name of [player, mentionOf(player)]) {',
    replace: 'for (const name of [player, player]) {',
    seeds: 5,
    foundBy: ['identity'],
  },
  {
    name: 'deletion-not-gone-over-again',
    breaks: 'whatever was under way when somebody was deleted is deleted, too',
    file: `${SERVER}/people/departures.ts`,
    find: 'for (const player of await store.departures(world.now() - SETTLED_MS, AT_ONCE)) {',
    replace: 'for (const player of [] as string[]) {',
    seeds: 10,
    foundBy: ['identity'],
  },
  {
    name: 'deleted-person-signed-in-again',
    breaks: 'no cookie of somebody who was deleted is good for anything',
    file: `${SERVER}/people/people.ts`,
    find: 'const player = isGood ? await this.store.player(id) : undefined;',
    replace:
      "const player = (await this.store.player(id)) ?? { id, name: '', recoveryHash: null, createdAt: 0 };",
    seeds: 10,
    foundBy: ['identity', 'hostile'],
  },
];
