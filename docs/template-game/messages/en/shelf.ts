/** What the options and presets are called, a sentence each. */

import type { TableWords } from '@parlor/kit';

export const options: TableWords = {
  presets: {
    standard: ['Standard', 'Eight days, with scouts.'],
    brief: ['Brief', 'Four days and smaller purses.'],
  },
  options: {
    days: { name: 'Days', line: 'How long the market lasts.' },
    purse: { name: 'Purse', line: 'The coins everybody begins with.' },
    scouting: { name: 'Scouts', line: 'Whether a buyer may look at a good that is still to come.' },
  },
};
