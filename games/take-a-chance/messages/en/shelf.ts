/** What is said of the game before anybody sits down: its name, its bots, presets and options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Take a Chance',
  line: 'Own more colours, throw more dice, press your luck once.',
  bots: {
    beginner: 'Buys what glitters and rolls for the sound of it.',
    casual: 'Goes by feel: a few good cards, then the tickets.',
    skilled: 'Knows the odds of every throw by heart.',
    expert: 'Counts dice, tickets and turns, and ends it when ahead.',
  },
  presets: {
    standard: ['Standard', 'Six tickets each, seven for two players; the plain rules.'],
    short: ['Short', 'Five tickets each.'],
    long: ['Long', 'Seven tickets each.'],
    auctions: ['Auctions', 'Pool cards go to the highest bidder.'],
    luckyCharm: ['Lucky charm', 'One more die, and charms that pay.'],
    advanced: ['Advanced', 'Auctions and the lucky charm together.'],
    even: ['Even turns', 'Everybody has the same number of turns.'],
  },
  options: {
    tickets: {
      name: 'Tickets',
      line: 'How many tickets everybody starts with. Two players always have seven.',
    },
    auctions: {
      name: 'Auctions',
      line: 'Pool cards go to the highest bidder. From three players on.',
    },
    luckyCharm: {
      name: 'Lucky charm',
      line: 'A charm die is thrown along and pays for charms, yours or the others’. From three players on.',
    },
    or: {
      name: 'The OR of a ticket',
      line: 'Yours to choose, or only if the first cannot be done.',
      values: { free: 'As you prefer', forced: 'Only if needed' },
    },
    ending: {
      name: 'After the last ticket of a pile',
      line: 'Everybody has one more turn; or the round is finished first, and one whole round follows.',
      values: { rulebook: 'One more turn each', evenTurns: 'Even turns' },
    },
    set: { name: 'Cards and tickets', line: 'Parlor’s set, or one of your own.' },
  },
};
