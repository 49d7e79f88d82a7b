/** The guided first game: each new situation once, when it first comes up. */

import type { Seat } from '@parlor/kit';
import type { Event, View } from '../rules/index.ts';
import { asToday } from '../facts/first.ts';
import type { Lesson, Moment } from '@parlor/web/table-ui';
import { canFinish } from './draft.ts';
import { isBankrupt, isSteal, isValue } from './names.ts';

const viewOf = (moment: Moment): View => asToday(moment.view as View);

/** Am I asked this kind of question, and is `more` true of what I see? */
const whenAsked =
  (kind: View['asked'], more: (view: View, me: Seat) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.question?.kind === kind &&
    typeof moment.viewer === 'number' &&
    more(viewOf(moment), moment.viewer);

const whenHappened =
  (matches: (event: Event, moment: Moment) => boolean) =>
  (moment: Moment): boolean =>
    moment.events.some((event) => matches(event as Event, moment));

const topOf = (view: View, seat: Seat): number => view.players[seat]!.bank.at(-1) ?? 0;

/** Something in my hand repeats or follows the top of my Bank. */
const fits = (view: View, me: Seat): boolean =>
  view.hand.some(
    (card) => isValue(card) && (card === topOf(view, me) || card === topOf(view, me) + 1),
  );

/** The first that is true now and has not been explained is shown. */
export const lessons: readonly Lesson[] = [
  {
    id: 'finish',
    isNow: whenAsked('act', canFinish),
    title: 'You can end the game',
    text: 'Your hand has every step that your Bank lacks. The raised cards go down together, up to $10M, and that wins the game.',
  },
  {
    id: 'settle',
    isNow: whenAsked('settle'),
    title: 'Two kinds of Bankrupt',
    text: 'Lowest takes your lowest money card along, Highest your highest, and you say which comes next. It matters when there is not enough money for all of them.',
  },
  {
    id: 'lay',
    isNow: whenAsked('lay'),
    title: 'Pairs to lay',
    text: 'Each Bankrupt goes to the discards with its money on top. You choose the order: what you lay last is open to the next player, the rest is buried.',
  },
  {
    id: 'stuck',
    isNow: whenAsked('stuck', ({ hand }) => hand.some(isSteal)),
    title: 'Bankrupt without money',
    text: 'A Bankrupt that finds no money card waits in your hand. Meanwhile you may use a Steal, which can bring some; or pass.',
  },
  {
    id: 'take',
    isNow: whenAsked('take'),
    title: 'One card after another',
    text: 'Choose a hand to take a card from, look at what you got, then go on or stop. Nobody’s last card can be taken.',
  },
  {
    id: 'choose',
    isNow: whenAsked('choose'),
    title: 'An open steal',
    text: 'You see the whole hand and take the card you like. What you have seen stays marked at that seat as long as it is there.',
  },
  {
    id: 'robbed',
    isNow: whenHappened((event, { viewer }) => event.type === 'lost' && event.victim === viewer),
    title: 'You have been robbed',
    text: 'A Steal card takes cards from other hands unseen, but never somebody’s last one. An eye on one of your cards means that somebody knows you have it.',
  },
  {
    id: 'settled',
    isNow: whenHappened((event, { viewer }) => event.type === 'settled' && event.seat === viewer),
    title: 'Bankrupt',
    text: 'After drawing, every Bankrupt in your hand goes to the discards, with your lowest or highest money card on top of it. Your turn ends there, without a card for the Bank.',
  },
  {
    id: 'bankrupt-coming',
    isNow: whenAsked('draw', ({ hand }) => hand.some(isBankrupt)),
    title: 'A Bankrupt in your hand',
    text: 'It is settled as soon as you hold six cards. The red marks show what you will lose. Drawing a lower or a higher card can still change that.',
  },
  {
    id: 'draw',
    isNow: whenAsked('draw'),
    title: 'Fill your hand',
    text: 'Draw up to six cards, one at a time. D takes an unseen card from the pile, X the open one on the discards, or tap the piles.',
  },
  {
    id: 'closed',
    isNow: whenAsked('draw', ({ discard }) => discard.length > 0 && !isValue(discard.at(-1)!)),
    title: 'The discards are closed',
    text: 'A Bankrupt or a Steal is never picked up again, so everything below it is out of reach until the discards are shuffled.',
  },
  {
    id: 'bank',
    isNow: whenAsked('act', fits),
    title: 'A card for your Bank',
    text: 'The cards with the green mark fit: the same value as the top of your tower, or one higher. Choose one, then press the brass button or tap the lit floor.',
  },
  {
    id: 'steal',
    isNow: whenAsked('act', ({ hand }) => hand.some(isSteal)),
    title: 'You hold a Steal',
    text: 'Instead of banking you can rob others: play the Steal, then choose whose cards you take. A Bankrupt may be among them.',
  },
  {
    id: 'nothing-fits',
    isNow: whenAsked('act', (view, me) => !fits(view, me)),
    title: 'Nothing fits',
    text: 'Then discard a card you need least. Mind the next player: money on top of the discards is free to take.',
  },
  {
    id: 'steals-gone',
    isNow: whenHappened((event) => event.type === 'reshuffled' && event.gone !== undefined),
    title: 'Used Steals are gone',
    text: 'The draw pile had run out, and the discards were shuffled for a new one. Steals that lay among them are out of the game; the standing lists them.',
  },
  {
    id: 'shuffled',
    isNow: whenHappened((event) => event.type === 'reshuffled'),
    title: 'A new draw pile',
    text: 'The draw pile had run out: all discards but the top one have been shuffled to make a new one.',
  },
  {
    id: 'next-game',
    isNow: (moment) => viewOf(moment).game > 1,
    title: 'The next game of the series',
    text: 'The top of every Bank has been noted, and all begin again from nothing. After three games the highest sum wins.',
  },
];
