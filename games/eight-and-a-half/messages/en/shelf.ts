/** What the options and presets are called, a sentence each. */

import type { TableWords } from '@parlor/kit';

export const options: TableWords = {
  presets: {
    standard: ['Standard', 'Six rounds.'],
    short: ['Short', 'A single round.'],
  },
  options: {
    rounds: { name: 'Rounds', line: 'How many rounds are played before the points are counted.' },
    halves: {
      name: 'Several Halves',
      line: 'Whether only the end of the play counts, or no single Half may land on 8½.',
      values: { together: 'Together: two on 8 make 9', oneByOne: 'One by one' },
    },
    collected: {
      name: 'Collected hands',
      line: 'Whether the table shows the cards that everyone saw going into a hand.',
      values: { shown: 'Shown', memory: 'From memory' },
    },
    memoryAids: {
      name: 'Memory aids',
      line: 'With hands from memory, hints and bots still know what was collected.',
    },
  },
};
