/** Defects of the list of tables. */

import type { Defect } from './defect.ts';

const SERVER = 'apps/server/src/application';
const LOBBY = `${SERVER}/rooms/lobby.ts`;
const SEEDS = 12;

export const OF_LISTING: readonly Defect[] = [
  {
    name: 'list-filled-by-one',
    breaks: 'nobody fills the list of tables alone',
    file: LOBBY,
    find: 'const MOST_OF_ONE_HOST = 3;',
    replace: 'const MOST_OF_ONE_HOST = 300;',
    seeds: SEEDS,
    houses: { with: 'hoarders' },
    foundBy: ['lobby'],
  },
  {
    name: 'honest-tables-pushed-off',
    breaks: 'a table with somebody there stays listed, whatever others open',
    file: LOBBY,
    find: 'const MOST_SHOWN = 100;',
    replace: 'const MOST_SHOWN = 4;',
    seeds: SEEDS,
    houses: { with: 'hoarders' },
    foundBy: ['lobby'],
  },
  {
    name: 'list-shown-once',
    breaks: 'whoever looks at the list sees what has changed',
    file: `${SERVER}/serverNode.ts`,
    find: 'if (doc.isPublic) this.lobby.changed();',
    replace: '',
    seeds: SEEDS,
    houses: { with: 'hoarders' },
    foundBy: ['lobby'],
  },
];
