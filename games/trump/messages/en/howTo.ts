/** How to play, from the beginning. Names of the game that stand out are marked **so**. */

import { inWords, millions } from '@parlor/grammar/en';
import {
  DIE_PAYS,
  PROPERTY_SPACE_PAYS,
  STANDARD_COMPONENTS,
  STARTING_BOX,
  STARTING_CASH,
  STARTING_HAND,
  TAX_PER_PROPERTY,
} from '../../facts/components.ts';
import { EXAMPLE_LOAN, EXAMPLE_SALE } from '../../facts/examples.ts';
import { propertyName } from '../../facts/names.ts';
import { cardName } from './names.ts';

const sale = EXAMPLE_SALE;
const loan = {
  ...EXAMPLE_LOAN,
  own: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.owns),
  borrowed: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.borrows),
  name: cardName(STANDARD_COMPONENTS, EXAMPLE_LOAN.card),
};

export const howTo = {
  about: {
    title: 'What it is about',
    paragraphs: [
      'Eight properties, each with a **box** of money: buy them in Part 1, and make them earn in Part 2. At the end, your **cash** and the **money in your boxes** are added up, and the highest sum wins.',
      `Everybody starts with ${millions(STARTING_CASH)} and ${inWords(STARTING_HAND)} cards, and every box with ${millions(STARTING_BOX)}. All money is in millions and moves in tens.`,
    ],
  },
  turn: {
    title: 'Part 1: a turn on the board',
    paragraphs: [
      'You draw a card. Then you **roll and move**, or you **play one card** instead.',
      `A property space puts ${millions(PROPERTY_SPACE_PAYS)} from the bank into its box. Other spaces put money into an unowned box of your choice, pay you ${millions(DIE_PAYS)} for each point of another roll, start a sale, or let you trade one of your properties for any other. If you land on **START**, you take a card from everybody.`,
      'If the die shows a **T**, you take an unseen card from a player of your choice and roll again.',
    ],
  },
  openings: {
    title: 'A sale: sealed openings',
    paragraphs: [
      'Whoever puts a property up is the **Broker**. Everybody seals an opening, the Broker and the owner too, and all are shown at once. With 0 you are **out of this sale**. The highest opening leads; between equal ones, the first clockwise from the Broker.',
    ],
  },
  bidding: {
    title: 'A sale: bidding',
    paragraphs: [
      'Then each bidder in turn raises, knocks somebody out, comes back or lets it go. You raise with **Outside Investors**; your own cash may be added only once somebody has played an investor in this sale. **You’re Out** knocks a bidder out, who needs **I’m Back In** to return.',
      `For example, the openings are ${millions(sale.openings[0])}, ${millions(sale.openings[1])} and 0. The third player is out. The second plays Outside Investor ${sale.investor} and leads with ${millions(sale.bid)}. Now the first may add cash, for an investor has been played.`,
      'The sale is over when everybody has let it go. After a raise, a knock-out or a return, all the others are asked again, and so is whoever made that move, unless they lead. The leader pays the owner, or the bank if there is none, and the new owner shows what is in the box. Everybody else takes the whole bid back, unless the table has agreed that investors’ money goes to the bank. An owner who wins pays into the box.',
    ],
  },
  pays: {
    title: 'Cards that pay',
    paragraphs: [
      `A profit card pays whoever owns what it shows: one property, a pair of neighbours, any at all, or three or four of them. A die card pays ${millions(DIE_PAYS)} for each point. They can wait for Part 2, where nobody draws any more.`,
    ],
  },
  acts: {
    title: 'Cards that act',
    paragraphs: [
      `**Tax** takes ${millions(TAX_PER_PROPERTY)} for each property of an opponent; whoever cannot pay it all hands over all their cash and one property. **Force Sale** makes you the Broker for any property. **Roll Die 5 Times** takes a card for every T.`,
    ],
  },
  deals: {
    title: 'Part 2: deals',
    paragraphs: [
      'Part 2 begins when every property is owned. It also begins when the draw pile is empty: whoever drew the last card finishes the turn and puts the remaining properties up for sale, each a second time if nobody opens for it. Then the board is put away, and a turn is a card, a pass or a **deal**, if the table plays with deals.',
      'A deal is offered to one player or several. It can hold cash, properties and cards, now or later; a share of what a card will pay; promises to play a card or not to do something; and options. One player can accept, refuse or answer with a counter-offer, up to three in a turn; of several, all have to accept. After a deal, whoever’s turn it is may play one card that goes with it.',
      `For example, you hold ${loan.name} and own the ${loan.own}, and Ann owns the ${loan.borrowed}. She lends it to you, you play the card, half of the ${millions(loan.pays)} goes to her, and at the end of the turn she has the ${loan.borrowed} back. You are both ${millions(loan.share)} richer.`,
    ],
  },
  promises: {
    title: 'Promises bind',
    paragraphs: [
      'What could not be kept cannot be offered. What falls due happens by itself, and a move that would break a promise is not possible. All parties together can change or end a contract.',
      'What fate takes is gone: when a promised property is sold or taxed away, the promise lapses. Cash that is owed but not there stays a debt, and new cash pays it first.',
    ],
  },
  end: {
    title: 'The end',
    paragraphs: [
      'The game is over when everybody has passed in a row and no promise with a date is open. Debts are settled, and equal sums share the win.',
      'A table can agree to keep boxes or cash **from memory**, as the rulebook has it: then you see your own only, and what moves.',
    ],
  },
};
