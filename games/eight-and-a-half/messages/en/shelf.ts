/** What is said of the game before anybody sits down: its name, its bots, presets and options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: '8½',
  line: 'Ride the pile up by halves and do not get caught in between.',
  bots: {
    beginner: 'Loves to catch, forgets what has been played, saves nothing for later.',
    casual: 'Low cards first, wild cards last, halves where they are safe.',
    skilled: 'Plays the round through a few times before moving.',
    expert: 'Counts every card and knows what is still to come.',
  },
  presets: {
    standard: ['Standard', 'Six rounds.'],
    short: ['Short', 'A single round.'],
  },
  options: {
    rounds: { name: 'Rounds', line: 'How many rounds the match has; the highest total wins.' },
    halves: {
      name: 'Several Halves',
      line: 'Several Halves in one turn count as one play, or go down one after the other, none of them on top of 8½.',
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
