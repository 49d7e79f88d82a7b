/** What is said of the game before anybody sits down: its name, its bots, presets and options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Zillionaire',
  line: 'Climb over every play, empty your hand, end up Rich.',
  bots: {
    beginner: 'Plays whatever fits and hopes for the best.',
    casual: 'Keeps pairs together and big cards for the end.',
    skilled: 'Thinks the game through to its end before every play.',
    expert: 'Reads your hand from what you did not play.',
  },
  presets: {
    standard: ['Standard', 'Four games, so that your status matters.'],
    quick: ['Quick', 'A single game.'],
    evening: ['Whole evening', 'Ten games.'],
  },
  options: {
    games: { name: 'Games', line: 'How many games the match has; the highest total wins.' },
  },
};
