/** Defects of names and words: such as cannot be read, and such as are taken for others. */

import type { Defect } from './defect.ts';

const SERVER = 'apps/server/src/application';
const TABLE_DOC = 'apps/server/src/domain/tables/tableDoc.ts';
const SEEDS = 12;

export const OF_NAMES: readonly Defect[] = [
  {
    name: 'called-like-a-bot',
    breaks: 'nobody has the name of a bot',
    file: `${SERVER}/tables/renaming.ts`,
    find: 'judgeName(wish, this.botNames)',
    replace: 'judgeName(wish)',
    seeds: SEEDS,
    houses: { with: 'pretenders' },
    foundBy: ['named'],
  },
  {
    name: 'name-taken-as-it-comes',
    breaks: "a name has nothing in it that cannot be seen, and is nobody else's",
    file: `${SERVER}/tables/renaming.ts`,
    find: 'const judged = judgeName(wish, this.botNames);',
    replace: 'const judged = (void judgeName, { ok: true, name: wish } as Judged);',
    seeds: SEEDS,
    houses: { with: 'pretenders' },
    foundBy: ['named'],
  },
  {
    name: 'namesakes-by-looks',
    breaks: 'at a table nobody looks like somebody else',
    file: TABLE_DOC,
    find: 'taken.has(looksOf(called)); n++)',
    replace: 'taken.has(called); n++)',
    seeds: SEEDS,
    houses: { with: 'pretenders' },
    foundBy: ['named'],
  },
  {
    name: 'spectator-talks-as-a-player',
    breaks: 'nobody who watches talks under the name of somebody who plays',
    file: TABLE_DOC,
    find: 'calledAt(doc.seats, NOWHERE, name)',
    replace: '(void NOWHERE, name)',
    seeds: SEEDS,
    houses: { with: 'pretenders' },
    foundBy: ['named'],
  },
  {
    name: 'words-said-as-they-come',
    breaks: 'what is said turns nothing around and hides nothing',
    file: `${SERVER}/commands/talk.ts`,
    find: '{ text: cleanChat(command.text) }',
    replace: '{ text: (void cleanChat, command.text) }',
    seeds: SEEDS,
    houses: { with: 'pretenders' },
    foundBy: ['named', 'lost'],
  },
];
