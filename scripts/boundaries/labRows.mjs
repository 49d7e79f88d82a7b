/** The layers of the command line, lowest first. */

import { layered } from './rows.mjs';

export const LAB_ROWS = layered(
  'lab',
  [
    // What a program has to do with the world: streams, signals, exit codes.
    ['terminal', [], { may: ['kit'], types: ['messages'] }],
    ['text', ['terminal'], { may: ['kit', 'messages', 'registry', 'games/boxes'] }],
    // How a command line is read, and what a command is.
    ['cli', ['terminal', 'text'], { may: ['kit', 'match'], types: ['messages'] }],
    // What a game brings along for the lab, and how tables are named.
    [
      'games',
      ['terminal', 'text', 'cli'],
      { may: ['match', 'registry', 'games/manifests'], types: ['kit', 'server', 'testkit'] },
    ],
    ['measure', []],
    // Workers of this program, as lines to talk over.
    ['threads', [], { types: ['rpc'] }],
    // One match between contestants, as fast as it goes.
    ['matches', ['games', 'measure'], { may: ['kit'] }],
    // Bots that are programs of others.
    ['external', ['terminal', 'matches'], { may: ['kit', 'registry', 'bots'] }],
    [
      'arena',
      ['terminal', 'text', 'cli', 'games', 'measure', 'threads', 'matches', 'external'],
      { may: ['kit', 'registry', 'bots', 'rpc', 'games/lab', 'games/english'] },
    ],
    [
      'study',
      ['terminal', 'text', 'cli', 'games', 'measure', 'matches', 'arena'],
      { may: ['match', 'registry', 'games/lab', 'games/english'], types: ['kit'] },
    ],
    [
      'bench',
      ['terminal', 'text', 'games', 'measure'],
      { may: ['kit', 'registry', 'bots', 'games/lab'] },
    ],
    ['laws', ['terminal', 'text', 'games'], { may: ['kit', 'registry', 'testkit', 'games/lab'] }],
    ['thinking', ['threads'], { may: ['bots', 'registry', 'rpc', 'kit'] }],
    [
      'play',
      ['terminal', 'text', 'games', 'thinking'],
      { may: ['kit', 'match', 'host', 'bots', 'messages', 'registry', 'games/shelves'] },
    ],
    // Whole houses on simulated time, on every processor.
    ['simulation', ['threads'], { may: ['rpc', 'server'] }],
    // Match files by random players, tampered with, and whoever else verifies them.
    ['files', ['games'], { may: ['kit', 'match', 'registry'] }],
    [
      'commands',
      [
        'terminal',
        'text',
        'cli',
        'games',
        'measure',
        'matches',
        'arena',
        'study',
        'bench',
        'laws',
        'play',
        'simulation',
        'files',
      ],
      {
        may: [
          ...['kit', 'registry', 'match', 'bots', 'testkit', 'server'],
          ...['games/manifests', 'games/shelves', 'games/english', 'games/lab', 'games/trainings'],
        ],
        types: ['messages', 'search'],
      },
    ],
    // What the commands of single games are made of.
    ['forGames', ['terminal', 'text', 'cli', 'games', 'measure']],
    // A terminal that a test holds the other end of; it runs the whole program.
    ['testing', ['terminal'], { may: ['messages'], types: ['kit'] }],
  ],
  { npm: ['*'], node: true },
);
