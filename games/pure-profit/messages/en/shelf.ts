/** What is said of the game before anybody sits down: its name, its bots, presets and options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Pure Profit',
  line: 'Stack your Bank to ten million while others help themselves.',
  bots: {
    beginner: 'Banks whatever fits and grabs whatever shines.',
    casual: 'Has good habits and does no arithmetic.',
    skilled: 'Thinks the next round through before moving.',
    expert: 'Counts the cards still out there and knows whom to rob.',
  },
  presets: {
    standard: ['Standard', 'A single game.'],
    series: ['Series', 'Three games; the tops of your Banks are added up.'],
    openSteal: ['Open stealing', 'Thieves look and choose.'],
  },
  options: {
    games: {
      name: 'Games',
      line: 'One game, or a series in which three Banks count.',
      values: { '1': 'One', '3': 'Three' },
    },
    openSteal: {
      name: 'Open stealing',
      line: 'Thieves see the hands of their victims and choose what to take.',
    },
    steals: {
      name: 'Used Steals',
      line: 'Whether a Steal that was played is shuffled back in when the draw pile runs out.',
      values: { once: 'Out of the game', reshuffled: 'Come back' },
    },
    finish: {
      name: 'Ending the game',
      line: 'Whether somebody who ends the game with several cards must have one left to discard.',
      values: { free: 'With any cards', discard: 'With a card left to discard' },
    },
    deck: {
      name: 'Deck',
      line: 'Parlor’s deck, or one of your own.',
    },
  },
};
