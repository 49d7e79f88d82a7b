/** What a guided first game explains, each once, when it first comes up. */

import type { Event, View } from '../rules/index.ts';
import type { Lesson, Moment } from '@parlor/web/table-ui';

const viewOf = ({ view }: Moment): View => view as View;
const isAsked = (moment: Moment, question: View['question']): boolean =>
  moment.question !== undefined && viewOf(moment).question === question;
const isEnding = (moment: Moment): boolean => (viewOf(moment).lastTurns ?? 0) > 0;
const happened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

export const lessons: readonly Lesson[] = [
  {
    id: 'last-turns',
    isNow: (moment) => isEnding(moment) && viewOf(moment).options.ending !== 'evenTurns',
    title: 'The last turns',
    text: 'Somebody has turned over the last ticket of a pile. Everyone has one more turn, that player last. Then cash and the price of the cards you own are added up.',
  },
  {
    id: 'last-turns-even',
    isNow: (moment) => isEnding(moment) && viewOf(moment).options.ending === 'evenTurns',
    title: 'The last turns',
    text: 'Somebody has turned over the last ticket of a pile. This round is played to its end, then there is one whole round more, so that everyone has had as many turns. Then cash and the price of the cards you own are added up.',
  },
  {
    id: 'turn',
    isNow: (moment) => isAsked(moment, 'turn'),
    title: 'One of three',
    text: 'A turn is one thing: buy a card, roll the dice, or turn over a ticket. Cards make your rolls pay, and every new colour brings one more white die.',
  },
  {
    id: 'rethrow',
    isNow: (moment) => isAsked(moment, 'rethrow'),
    title: 'Keep what fits',
    text: 'Tap the dice you would rather throw again, one, some or all of them. The list shows what the dice pay as they lie. The second throw stands.',
  },
  {
    id: 'charm',
    isNow: (moment) => isAsked(moment, 'rethrow') && viewOf(moment).roll?.charm !== null,
    title: 'The charm die',
    text: 'If one of the cards that pay shows this charm, you get $1,000 for each card you own with it. If none of them does, the others get $1,000 for each of theirs. A roll that pays nothing brings nobody a bonus.',
  },
  {
    id: 'collect',
    isNow: (moment) => isAsked(moment, 'collect'),
    title: 'One combination counts',
    text: 'Choose one line. Every card you own that shows this combination pays its amount, also several of the same colour.',
  },
  {
    id: 'or',
    isNow: (moment) => isAsked(moment, 'or'),
    title: 'First, or OR',
    text: 'This ticket has two sides, and you choose one: what it says first, or what stands after OR. When cash or cards are missing for the first, the OR is all there is.',
  },
  {
    // Where nobody may choose: by agreement, and in the first edition of the rules.
    id: 'ticket',
    isNow: (moment) =>
      moment.question !== undefined &&
      viewOf(moment).ticket !== null &&
      viewOf(moment).options.or !== 'free',
    title: 'A ticket is on the table',
    text: 'Do what it says. When its first part is impossible, because cash or cards are missing, what stands after OR happens instead. You cannot choose the OR freely.',
  },
  {
    id: 'kept',
    isNow: (moment) => happened(moment, 'kept'),
    title: 'A ticket to keep',
    text: 'It stays with its owner and can be spent on a later roll: one more die before the throw, or one more throw after the last. Only one kept ticket goes into a roll.',
  },
  {
    id: 'swap',
    isNow: (moment) => isAsked(moment, 'swap'),
    title: 'Swap a card',
    text: 'Give one of your cards and take one from the Pool. A dearer card costs you the difference; for a cheaper one you get it back. A new colour is worth a die.',
  },
  {
    id: 'auction',
    isNow: (moment) => viewOf(moment).auction !== null,
    title: 'Going to the highest bidder',
    text: 'Pool cards are auctioned in this match. Bids go up in steps of $100, a pass is final, and the highest bidder must buy. If the auctioneer does not win, they may roll.',
  },
];
