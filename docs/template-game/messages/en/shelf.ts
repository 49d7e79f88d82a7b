/** What is said of the game before anybody sits down: its name, its bots, presets and options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Bazaar',
  line: 'Bid in secret for goods that are worth more together.',
  bots: {
    beginner: 'Plays along and sees what happens.',
    casual: 'Tries a few things in the head.',
    skilled: 'Thinks a little longer.',
    expert: 'Takes the time it needs.',
  },
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
