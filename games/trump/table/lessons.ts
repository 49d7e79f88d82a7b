/** What a guided first game explains, each once, when it first comes up. */

import type { Event, View } from '../rules/index.ts';
import type { Lesson, Moment } from '@parlor/web/table-ui';

const viewOf = ({ view }: Moment): View => view as View;
const isAsked = (moment: Moment, asked: View['asked']): boolean =>
  moment.question !== undefined && viewOf(moment).asked === asked;
const happened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

export const lessons: readonly Lesson[] = [
  {
    id: 'turn',
    isNow: (moment) => isAsked(moment, 'turn') && viewOf(moment).part === 1,
    title: 'A turn in Part 1',
    text: 'You have drawn a card. Now roll and move, or play one card. Properties are bought in sales; money in a box belongs to whoever owns the property. Most cards that pay can wait for Part 2.',
  },
  {
    id: 'take',
    isNow: (moment) => isAsked(moment, 'take'),
    title: 'A T on the die',
    text: 'Choose somebody to take a card from. You do not see which one it will be. Then the die rolls again.',
  },
  {
    id: 'fill',
    isNow: (moment) => isAsked(moment, 'fill'),
    title: 'Money for a box',
    text: 'The bank puts this money into an unowned box you choose. It is worth most in a property that you mean to buy.',
  },
  {
    id: 'trade',
    isNow: (moment) => isAsked(moment, 'trade'),
    title: 'A trade nobody can refuse',
    text: 'Swap one of your properties for any other, owned or not. Boxes go along with their money. You may also keep what you have.',
  },
  {
    id: 'open',
    isNow: (moment) => isAsked(moment, 'open'),
    title: 'Sealed openings',
    text: 'Everybody seals an amount, and all are shown at once. It is paid only by whoever wins. With 0 you are out of this sale altogether: no bids and no cards.',
  },
  {
    id: 'bid',
    isNow: (moment) =>
      isAsked(moment, 'bid') && viewOf(moment).sale?.standing[moment.viewer as number] === 'in',
    title: 'Raise, knock out, or let it go',
    text: 'Outside Investors raise your bid with other people’s money. Own cash can be added once an investor has been played by anyone. You’re Out takes a bidder out of the sale. The sale ends when all others have let it go. Whoever knocks out or comes back without taking the lead has one more say.',
  },
  {
    id: 'out',
    isNow: (moment) =>
      isAsked(moment, 'bid') && viewOf(moment).sale?.standing[moment.viewer as number] === 'out',
    title: 'Knocked out',
    text: 'Your bid stays on the table, but it does not count. I’m Back In brings it back. Without that card you can only let it go; you are asked all the same, so that nobody learns what you hold.',
  },
  {
    id: 'sold',
    isNow: (moment) => happened(moment, 'sold'),
    title: 'Sold',
    text: 'The winner pays and opens the box. Everybody else takes the whole bid back. When the owner wins, the bid goes into the property’s own box.',
  },
  {
    id: 'closing',
    isNow: (moment) => isAsked(moment, 'put up') && viewOf(moment).closing !== null,
    title: 'The closing sales',
    text: 'The draw pile is empty. You put up what is left, one after the other.',
  },
  {
    id: 'closing-again',
    isNow: (moment) => isAsked(moment, 'put up') && viewOf(moment).closingRound === 2,
    title: 'The closing sales, second round',
    text: 'Nobody opened for these, so they come up once more. What nobody opens for now stays unowned; in Part 2 a Force Sale can still put it up.',
  },
  {
    id: 'memory',
    isNow: (moment) => moment.question !== undefined && viewOf(moment).options.cash === 'memory',
    title: 'Cash from memory',
    text: 'At this table you see your own cash only. Every payment is made for all to see, so keep an eye on what the others earn and spend.',
  },
  {
    id: 'dealing',
    isNow: (moment) =>
      isAsked(moment, 'turn') && viewOf(moment).part === 2 && viewOf(moment).options.deals > 0,
    title: 'Part 2: dealing',
    text: 'No board and no drawing any more. Play a card, pass, or offer a deal: somebody may own just what your best card needs. Borrow it for a turn and share what the card pays.',
  },
  {
    id: 'dealing-alone',
    isNow: (moment) =>
      isAsked(moment, 'turn') && viewOf(moment).part === 2 && viewOf(moment).options.deals === 0,
    title: 'Part 2: cards only',
    text: 'No board and no drawing any more, and at this table no deals. Play your cards one a turn; when all pass in a row, the money is counted.',
  },
  {
    id: 'answer',
    isNow: (moment) => isAsked(moment, 'answer'),
    title: 'An offer to you',
    text: 'Read every line. Accepting binds both of you: what falls due happens by itself. You can refuse, or change the lines and send them back as a counter-offer.',
  },
  {
    id: 'related',
    isNow: (moment) => isAsked(moment, 'related'),
    title: 'One card more',
    text: 'After a deal you may play one card that goes with it. Those that do can be tapped.',
  },
  {
    id: 'surrender',
    isNow: (moment) => isAsked(moment, 'surrender'),
    title: 'Too little cash for the tax',
    text: 'All your cash is gone, and a property of your choice goes with its box. A promised one may stay if you have another.',
  },
  {
    id: 'lapsed',
    isNow: (moment) => happened(moment, 'lapsed') && viewOf(moment).turn !== null,
    title: 'A promise has lapsed',
    text: 'What others take by a sale, a tax or a drawn card ends the promises about it. The list of promises says why.',
  },
];
