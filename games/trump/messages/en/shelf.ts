/** What is said of the game before anybody sits down: its name, its bots, presets and options. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Trump: The Game',
  line: 'Bid in secret, build a street, then talk your way to the top.',
  bots: {
    beginner: 'Buys what shines and plays every card that pays.',
    casual: 'Knows what a property is worth and splits down the middle.',
    skilled: 'Tries every bid out before writing it down.',
    expert: 'Bids to the last ten million and reads the small print.',
  },
  presets: {
    standard: ['Standard', 'Boxes are open, investors’ money is kept.'],
    rulebook: ['By the book', 'Boxes and the cash of others have to be remembered.'],
    memory: ['From memory', 'What lies in a box has to be remembered.'],
    returned: ['Money back', 'Losers of a sale give investors’ money back.'],
    noDeals: ['No deals', 'The second part is played with cards alone.'],
  },
  options: {
    investorMoney: {
      name: 'Money of Outside Investors',
      line: 'What the losers of a sale do with what their investors brought.',
      values: { kept: 'They keep it', returned: 'They give it back' },
    },
    boxes: {
      name: 'Boxes',
      line: 'Whether everybody can always see what lies in them.',
      values: { open: 'Open', memory: 'Closed, from memory' },
    },
    cash: {
      name: 'Cash',
      line: 'Whether everybody can see what the others hold, or only what moves.',
      values: { open: 'Open', memory: 'From memory' },
    },
    memoryAids: {
      name: 'Memory aids',
      line: 'With boxes or cash from memory, hints and bots still keep count.',
    },
    deals: {
      name: 'Deals',
      line: 'How many deals each player may open in the second part.',
    },
    components: {
      name: 'Properties, cards and board',
      line: 'Parlor’s set, or one of your own.',
    },
  },
};
