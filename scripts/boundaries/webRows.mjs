/** The layers of the page, lowest first. */

import { layered } from './rows.mjs';

export const WEB_ROWS = layered(
  'web',
  [
    ['styles', []],
    // What the browser gives: requests, the socket, addresses, settings, language, storage.
    ['platform', [], { may: ['kit', 'client', 'protocol', 'table-ui', 'registry'] }],
    ['words', ['platform'], { may: ['kit', 'messages', 'table-ui', 'registry', 'games/shelves'] }],
    [
      'games',
      ['words'],
      { may: ['kit', 'table-ui', 'registry', 'games/manifests'], types: ['bots'] },
    ],
    // Matches of this device.
    ['offline', ['platform'], { may: ['kit', 'host'], types: ['registry'] }],
    // The rules and the bots in workers, and the page's line to them.
    [
      'engine',
      ['platform', 'offline'],
      {
        may: [
          'kit',
          'registry',
          'match',
          'host',
          'bots',
          'rpc',
          'table-ui',
          'games/boxes',
          'games/calls',
        ],
      },
    ],
    ['sets', ['platform', 'words', 'engine'], { may: ['kit', 'registry'] }],
    // Where a table stands: on this device, on a server, in a replay.
    [
      'tables',
      ['platform', 'words', 'games', 'offline', 'engine'],
      {
        may: [
          'kit',
          'match',
          'client',
          'protocol',
          'rpc',
          'registry',
          'table-ui',
          'bots',
          'games/messages',
          'games/page',
        ],
      },
    ],
    // What several screens are made of.
    [
      'parts',
      ['styles', 'platform', 'words', 'games', 'engine', 'sets'],
      { may: ['kit', 'registry', 'table-ui', 'games/page'] },
    ],
    [
      'screens',
      ['styles', 'platform', 'words', 'games', 'offline', 'engine', 'sets', 'tables', 'parts'],
      { may: ['kit', 'protocol', 'registry', 'table-ui'], types: ['bots', 'match'] },
    ],
    ['app', ['platform', 'words', 'screens'], { may: ['table-ui'] }],
  ],
  { npm: ['*'] },
);
