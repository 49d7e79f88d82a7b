/** What tests may import beyond what the code beside them may. */

import { ALL_OF_SERVER, AROUND_SERVER, FOR_SERVER } from './serverRows.mjs';

/** What the tests of any part may import beyond what the part itself may: all of their own game, for one. */
export const TESTS_MAY = [
  'kit',
  'testkit',
  'match',
  'registry',
  'search',
  'games/<g>',
  'games/<g>/facts',
  'games/<g>/rules',
  'games/<g>/reference',
  'games/<g>/text',
  'games/<g>/bots',
  'games/<g>/table',
  'games/<g>/lab',
  'games/<g>/messages',
];

/** What can be had of the template. */
export const TEMPLATE = ['template/facts', 'template/rules', 'template/text', 'template/reference'];

/** And what some of them need: a game to work on that is none of the house's own. @type {Record<string, string[]>} */
export const TESTS_OF = {
  testkit: [...TEMPLATE, 'testkit/broken'],
  'testkit/broken': TEMPLATE,
  match: TEMPLATE,
  host: TEMPLATE,
  registry: ['scripts', 'games/boxes', 'games/shelves'],
  messages: ['protocol'],
  ...Object.fromEntries(
    [...ALL_OF_SERVER, ...AROUND_SERVER].map((part) => [
      part,
      ['scripts', ...FOR_SERVER, ...ALL_OF_SERVER, ...AROUND_SERVER],
    ]),
  ),
  'web/games': ['games/boxes'],
  'web/screens': ['games/boxes'],
  bots: [...TEMPLATE, 'games/trainings'],
  search: TEMPLATE,
  // Its tests run whole commands.
  'lab/*': [
    'lab',
    'lab/*',
    'bots',
    'server',
    'messages',
    'games/lab',
    'games/english',
    'games/boxes',
  ],
};

/** Tools that every test may use; they are declared once, at the root. */
export const TEST_TOOLS = new Set(['vitest', 'fast-check', 'playwright-core']);
