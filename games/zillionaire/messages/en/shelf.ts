/** What the options and presets are called, a sentence each. */

import type { TableWords } from '@parlor/kit';

export const options: TableWords = {
  presets: {
    standard: ['Standard', 'Four games, so that status has time to tell.'],
    quick: ['Quick', 'A single game.'],
    evening: ['Whole evening', 'Ten games.'],
  },
  options: {
    games: { name: 'Games', line: 'How many games are played before the points are counted.' },
  },
};
