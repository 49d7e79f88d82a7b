/** The layers of the server, lowest first: what it is about, what it does, and what it does that with. */

import { layered } from './rows.mjs';

export const SERVER_ROWS = layered('server', [
  // Tables, people, ratings: pure functions of what is kept.
  [
    'domain',
    [],
    { may: ['kit', 'protocol', 'bots'], types: ['host'], npm: ['openskill'], node: true },
  ],
  // What the application needs from outside, as interfaces; and its settings.
  [
    'application/ports',
    ['domain'],
    {
      may: ['kit'],
      types: ['bots', 'registry', 'host', 'rpc', 'protocol'],
      npm: ['zod'],
      node: true,
    },
  ],
  // What time it is, and what is done again and again.
  ['application/time', ['application/ports'], { types: ['host'] }],
  // What operators have decided, muting and blocking, reports.
  [
    'application/order',
    ['domain', 'application/ports', 'application/time'],
    { may: ['kit', 'protocol'], types: ['host'] },
  ],
  [
    'application/tables',
    ['domain', 'application/ports', 'application/time', 'application/order'],
    { may: ['kit', 'protocol'], types: ['host'] },
  ],
  // Who somebody is, and what becomes of their tables when they are forgotten.
  [
    'application/people',
    ['domain', 'application/ports', 'application/time', 'application/tables'],
    { may: ['kit', 'messages', 'host'], types: ['protocol'] },
  ],
  // Who is connected, at which table, and what they are shown.
  [
    'application/rooms',
    ['domain', 'application/ports', 'application/time'],
    { may: ['kit', 'protocol'], types: ['host'] },
  ],
  // Runs the rules, in a thread of its own.
  [
    'application/referee',
    ['domain', 'application/ports'],
    { may: ['kit', 'match', 'host', 'protocol', 'registry'] },
  ],
  [
    'application/matches',
    ['domain', ...['ports', 'time', 'tables', 'rooms'].map((one) => `application/${one}`)],
    { may: ['kit', 'match', 'host', 'bots', 'protocol', 'registry'] },
  ],
  [
    'application/commands',
    [
      'domain',
      ...['ports', 'people', 'order', 'tables', 'rooms', 'matches'].map(
        (one) => `application/${one}`,
      ),
    ],
    { may: ['kit', 'match', 'host', 'bots', 'protocol', 'registry'] },
  ],
  [
    'application/cluster',
    [
      'domain',
      ...['ports', 'time', 'people', 'order', 'tables', 'rooms', 'matches', 'commands'].map(
        (one) => `application/${one}`,
      ),
    ],
    { types: ['host'] },
  ],
  // The node itself: all of the above, put together.
  ['application', ['domain', 'application/*'], { may: ['kit', 'bots', 'host', 'registry'] }],
  ['adapters/machine', ['application/ports'], { may: ['host'], types: ['rpc'], node: true }],
  ['adapters/workers', [], { may: ['kit', 'rpc'], node: true }],
  ['adapters/metrics', ['application/ports'], { npm: ['prom-client'] }],
  ['adapters/cluster', ['application/ports'], { npm: ['@redis/client'] }],
  [
    'adapters/bots',
    ['application/ports', 'adapters/workers'],
    { may: ['kit', 'bots', 'rpc', 'registry'], node: true },
  ],
  [
    'adapters/referee',
    ['application/ports', 'application/referee', 'adapters/workers'],
    { may: ['kit', 'rpc', 'host'], node: true },
  ],
  [
    'adapters/store',
    ['domain', 'application/ports', 'application/time', 'adapters/machine', 'adapters/workers'],
    {
      may: ['kit', 'rpc'],
      types: ['host'],
      npm: ['kysely', 'pg', '@photostructure/sqlite'],
      node: true,
    },
  ],
  [
    'adapters/websocket',
    ['application/ports', 'application/commands'],
    { npm: ['ws'], node: true },
  ],
  ['adapters/webauthn', ['application/ports'], { npm: ['@simplewebauthn/server'], node: true }],
  [
    'adapters/http',
    ['domain', 'application', 'application/*', 'adapters/websocket', 'adapters/webauthn'],
    { may: ['kit', 'match', 'host', 'messages', 'protocol', 'registry'], npm: ['*'], node: true },
  ],
]);

/** What the programs and the tests of the server are made of. */
export const ALL_OF_SERVER = Object.keys(SERVER_ROWS);
export const AROUND_SERVER = ['server', 'server/testing', 'server/soak', 'server/simulation'];

export const FOR_SERVER = [
  'kit',
  'registry',
  'match',
  'host',
  'messages',
  'protocol',
  'client',
  'rpc',
  'bots',
];
