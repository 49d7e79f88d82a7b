/** Who may import whom: the table is the whole truth, docs/architecture.md draws it. */

import { gameRows } from './gameRows.mjs';
import { LAB_ROWS } from './labRows.mjs';
import { ALL_OF_SERVER, FOR_SERVER, SERVER_ROWS } from './serverRows.mjs';
import { WEB_ROWS } from './webRows.mjs';

/** @typedef {import('./rows.mjs').Arrow} Arrow */

/**
 * The first row that fits a path counts, and a part may always import itself.
 * Of a game, nothing is open but to its own folders and to the generated lists; those are opened by their names.
 *
 * @type {Record<string, Arrow>}
 */
export const ARROWS = {
  kit: { at: 'packages/kit', may: [], npm: ['@noble/curves', '@noble/hashes'] },
  grammar: { at: 'packages/grammar', may: ['kit'] },
  messages: { at: 'packages/messages', may: ['kit', 'grammar'] },
  // Below the games, whose tables are made of it, and below the apps, which implement its interfaces.
  'table-ui': {
    at: 'packages/table-ui',
    may: ['kit', 'messages'],
    npm: ['preact', '@preact/signals'],
  },
  ...gameRows('games/<g>', 'games/<g>'),
  // What every program reads of the games: one list for each audience.
  'games/generated': {
    at: 'games/generated',
    may: [
      'games/*',
      'games/*/rules',
      'games/*/text',
      'games/*/bots',
      'games/*/messages',
      'games/*/table',
      'games/*/lab',
      'games/*/editions',
    ],
    types: ['kit', 'search', 'testkit', 'table-ui', 'lab/for-games', 'games'],
  },
  'games/<g>': { at: 'games/<g>', may: [], types: ['kit', 'testkit', 'games/<g>/rules'] },
  games: { at: 'games', may: [] },
  ...gameRows('template', 'docs/template-game'),
  template: { at: 'docs/template-game', may: [], types: ['kit'] },
  registry: {
    at: 'packages/registry',
    may: ['kit', 'games', 'games/engine', 'games/texts', 'games/contents', 'games/editions'],
  },
  'testkit/broken': {
    at: 'packages/testkit/src/broken',
    may: ['kit', 'testkit', 'template/facts', 'template/rules'],
  },
  testkit: { at: 'packages/testkit', may: ['kit'] },
  match: { at: 'packages/match', may: ['kit'] },
  // Runs matches anywhere; what differs between the places is handed in.
  host: { at: 'packages/host', may: ['kit', 'match'] },
  search: { at: 'packages/search', may: ['kit'] },
  rpc: { at: 'packages/rpc', may: ['kit'] },
  bots: { at: 'packages/bots', may: ['kit', 'search', 'rpc', 'games/bots'] },
  protocol: { at: 'packages/protocol', may: ['kit'], npm: ['zod'] },
  client: { at: 'packages/client', may: ['kit', 'protocol'] },
  ...SERVER_ROWS,
  // A server inside a test, players, services.
  'server/testing': {
    at: 'apps/server/src/testing',
    may: [...FOR_SERVER, ...ALL_OF_SERVER, 'server'],
    npm: ['*'],
    node: true,
  },
  // Tests of whole servers, which the laboratory runs.
  'server/soak': {
    at: 'apps/server/src/soak',
    may: [...FOR_SERVER, ...ALL_OF_SERVER, 'server/testing'],
    npm: ['*'],
    node: true,
  },
  // Whole houses on simulated time: the node itself, with simulated things around it.
  'server/simulation': {
    at: 'apps/server/src/simulation',
    may: [...FOR_SERVER, ...ALL_OF_SERVER, 'server/soak'],
    node: true,
  },
  // `main`, and whatever puts adapters together.
  server: {
    at: 'apps/server',
    may: [...FOR_SERVER, ...ALL_OF_SERVER],
    npm: ['*'],
    node: true,
  },
  'web/build': { at: 'apps/web/build', may: [], npm: ['*'], node: true },
  ...WEB_ROWS,
  // What starts the page, and what builds it.
  web: {
    at: 'apps/web',
    may: [
      'kit',
      'table-ui',
      'games/colours',
      'web/app',
      'web/platform',
      'web/words',
      'web/styles',
      'web/build',
    ],
    npm: ['*'],
  },
  'lab/bin': { at: 'apps/lab/bin', may: ['scripts'], node: true, anything: true },
  ...LAB_ROWS,
  // What starts the program, and its threads.
  lab: {
    at: 'apps/lab',
    may: [
      ...['kit', 'registry', 'bots', 'messages', 'rpc', 'games/lab'],
      ...['terminal', 'text', 'cli', 'threads', 'arena', 'simulation', 'commands'].map(
        (folder) => `lab/${folder}`,
      ),
    ],
    npm: ['*'],
    node: true,
  },
  tests: {
    at: 'tests',
    may: [
      ...[
        'kit',
        'registry',
        'match',
        'host',
        'messages',
        'protocol',
        'client',
        'server',
        'bots',
        'testkit',
      ],
      ...['scripts', 'games/english', 'games/messages', 'games/shelves'],
    ],
    types: ['games/manifests'],
    npm: ['*'],
    node: true,
  },
  scripts: { at: 'scripts', may: ['tests'], npm: ['*'], node: true, anything: true },
};

/** The packages whose exports are opened one by one: what each of them holds is for others. */
export const OPENED_BY_EXPORT = ['games', 'lab'];

/**
 * Imports that no arrow allows, and why they are there until somebody finds better.
 *
 * @type {readonly { from: string, to: string, why: string }[]}
 */
export const EXCEPTIONS = [
  {
    from: 'games/trump/text/judging.ts',
    to: 'games/trump/rules/deal',
    why: 'a contract is judged while it is written, letter by letter, in the part of the page that is loaded for it',
  },
];
