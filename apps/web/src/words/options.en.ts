/** What the options and the ready-made ways to play are called, one plain sentence each. */

import type { GameOptionWords } from './options.ts';

export const optionsEn: GameOptionWords = {
  zillionaire: {
    presets: {
      standard: ['Standard', 'Four games, so that status has time to tell.'],
      quick: ['Quick', 'A single game.'],
      evening: ['Whole evening', 'Ten games.'],
    },
    options: {
      games: { name: 'Games', line: 'How many games are played before the points are counted.' },
    },
  },
  trump: {
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
  },
  'eight-and-a-half': {
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
  },
  'take-a-chance': {
    presets: {
      standard: ['Standard', 'Six tickets each, the plain rules.'],
      short: ['Short', 'Five tickets each.'],
      long: ['Long', 'Seven tickets each.'],
      auctions: ['Auctions', 'Pool cards go to the highest bidder.'],
      luckyCharm: ['Lucky charm', 'One more die, and charms that pay.'],
      advanced: ['Advanced', 'Auctions and the lucky charm together.'],
      even: ['Even turns', 'Everybody has as many turns as everybody else.'],
    },
    options: {
      tickets: {
        name: 'Tickets',
        line: 'How many tickets everybody starts with. Two players always have seven.',
      },
      auctions: {
        name: 'Auctions',
        line: 'Cards of the Pool are bid for. From three players on.',
      },
      luckyCharm: {
        name: 'Lucky charm',
        line: 'A charm die is thrown along and pays for charms you own. From three players on.',
      },
      or: {
        name: 'The OR of a ticket',
        line: 'Yours to choose, or only for what cannot be done.',
        values: { free: 'As you prefer', forced: 'Only if needed' },
      },
      ending: {
        name: 'After the last ticket of a pile',
        line: 'Everybody has one more turn; or the round is finished first, and one whole round follows.',
        values: { rulebook: 'One more turn each', evenTurns: 'Even turns' },
      },
      set: { name: 'Cards and tickets', line: 'Parlor’s set, or one of your own.' },
    },
  },
  'pure-profit': {
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
        line: 'Whether laying several cards to end the game has to leave one to discard.',
        values: { free: 'With any cards', discard: 'With a card left to discard' },
      },
      deck: {
        name: 'Deck',
        line: 'Parlor’s deck, or one of your own.',
      },
    },
  },
};
