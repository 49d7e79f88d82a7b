/** The guided first game: what is explained when it first comes up. The first that fits now is shown. */

import type { Event, View } from '../rules/index.ts';
import type { Lesson, Moment } from '@parlor/web/table-ui';
import { isFromMemory, isOneByOne } from './agreed.ts';
import { EIGHT, GHOST, HALF } from './cards.ts';
import { riskOf } from './dialling.ts';

const viewOf = ({ view }: Moment): View => view as View;

const hasHappened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

/** The cards of my hand, while I am asked to play. */
function myHand(moment: Moment): readonly number[] {
  const { viewer, players, phase } = viewOf(moment);
  if (!moment.question || typeof viewer !== 'number' || phase === 'swap') return [];
  return players[viewer]!.hand ?? [];
}

const halvesIn = (moment: Moment): number => myHand(moment).filter((card) => card === HALF).length;

const isAskedToPlay = (moment: Moment): boolean =>
  moment.question !== undefined && viewOf(moment).phase !== 'swap';

export const lessons: readonly Lesson[] = [
  {
    id: 'welcome',
    isNow: (moment) => viewOf(moment).round === 1 && viewOf(moment).pile.length < 2,
    title: 'Welcome to 8½',
    text: 'Get rid of everything first: your hand, the Bank it is filled from, the Open cards and the Blind ones under them. The dial in the middle is the pile; what is lit may be played on it.',
  },
  {
    id: 'start',
    isNow: (moment) => isAskedToPlay(moment) && viewOf(moment).phase === 'start',
    title: 'You start the round',
    text: 'The lowest yellow card in any hand opens the pile, and it is yours. If you hold it twice, both may go down together.',
  },
  {
    id: 'swap',
    isNow: (moment) => moment.question?.kind === 'swap',
    title: 'The winner’s swap',
    text: 'You won the last round, so you may give one of your Open cards to the Big Loser for one of theirs. Open cards are played one a turn near the end: Ghosts, Halves and 9s are good to have there, low numbers are not.',
  },
  {
    id: 'caught',
    isNow: (moment) => hasHappened(moment, 'caught'),
    title: 'A catch',
    text: 'The pile stood at a half, and the next player laid the next whole number. Whoever left the half takes the whole pile; the catcher begins a new one.',
  },
  {
    id: 'can-catch',
    isNow: (moment) => {
      const risk = riskOf(viewOf(moment));
      return risk !== undefined && myHand(moment).includes(risk.card);
    },
    title: 'You can catch',
    text: 'The pile is at a half and you hold the next whole number, ringed in red on the dial. Lay it, and whoever left the half takes everything. Only you can, and only now.',
  },
  {
    id: 'five',
    isNow: (moment) => isAskedToPlay(moment) && viewOf(moment).five,
    title: 'A 5 turns it round',
    text: 'For this one turn you must lay 5 or less. A Half lifts the demand by making 5½, and a Ghost hands it on to the next player.',
  },
  {
    id: 'eight-and-a-half',
    isNow: (moment) => isAskedToPlay(moment) && viewOf(moment).value === EIGHT + 0.5,
    title: 'The pile is 8½',
    text: 'Almost nothing goes on 8½: a 9, which catches, a Ghost, or another 8 together with a Half.',
  },
  {
    id: 'pair',
    isNow: (moment) => myHand(moment).includes(EIGHT) && myHand(moment).includes(HALF),
    title: '8 and Half together',
    text: 'You hold an 8 and a Half. They may go down as one play, wherever an 8 fits: choose the 8, then the Half as well.',
  },
  {
    id: 'half',
    isNow: (moment) => myHand(moment).includes(HALF),
    title: 'Half a step',
    text: 'A Half goes on almost anything and adds ½. But leave the pile at a half, and the next player may catch you. Two Halves together make a whole step, and that is safe.',
  },
  {
    id: 'halves',
    isNow: (moment) => halvesIn(moment) > 1 && !isOneByOne(viewOf(moment)),
    title: 'Several Halves at once',
    text: 'Halves laid in one turn are one play: only where the pile ends counts. Two on 8 make 9, and nobody is caught in between; three on 7 make 8½. Only 8½ itself takes none.',
  },
  {
    id: 'halves-one-by-one',
    isNow: (moment) => halvesIn(moment) > 1 && isOneByOne(viewOf(moment)),
    title: 'Halves, one by one',
    text: 'You may lay several Halves in one turn, but here they go down one after the other, and none of them on 8½: on 8 there is room for one, on 7 for three.',
  },
  {
    id: 'ghost',
    isNow: (moment) => myHand(moment).includes(GHOST),
    title: 'A Ghost in your hand',
    text: 'A Ghost goes on anything and changes nothing, so it always saves you a turn. On a half it takes the risk over: then you are the one to be caught.',
  },
  {
    id: 'zero',
    isNow: (moment) => myHand(moment).includes(0) && Number.isInteger(viewOf(moment).value),
    title: 'Back to zero',
    text: 'A 0 goes on any whole number and takes the pile back to 0. It does not go on a half.',
  },
  {
    id: 'twins',
    isNow: (moment) => {
      const hand = myHand(moment);
      return new Set(hand).size < hand.length;
    },
    title: 'Twins',
    text: 'Cards of the same kind may go down together in one turn. Tap the second one as well.',
  },
  {
    id: 'collected',
    isNow: (moment) => hasHappened(moment, 'collected'),
    title: 'Collecting the pile',
    text: 'Whoever has nothing that fits takes the pile, without being asked. Those cards lie aside: they are never played again, but they count at the end of the round. The next player begins a new pile with any card.',
  },
  {
    id: 'table',
    isNow: (moment) => {
      const { viewer, players } = viewOf(moment);
      return isAskedToPlay(moment) && typeof viewer === 'number' && players[viewer]!.table;
    },
    title: 'From the table',
    text: 'Your Bank and your hand are gone. Now the Open cards are played, one a turn, then the Blind ones, unseen. From here on, whatever you collect comes into your hand.',
  },
  {
    id: 'memory',
    isNow: (moment) => {
      const { viewer, players } = viewOf(moment);
      const isCollected = players.some(
        ({ table, handSize }, seat) => seat !== viewer && table && handSize > 0,
      );
      return isFromMemory(viewOf(moment)) && isCollected;
    },
    title: 'A hand to remember',
    text: 'Somebody has collected a pile into the hand. Everyone saw which cards those are, but this table does not show them again: remember them if you can.',
  },
  {
    id: 'out',
    isNow: (moment) => viewOf(moment).pending !== null,
    title: 'Out on a half',
    text: 'Somebody has laid the last card, but left a half. The round is won only if the next player does not catch it.',
  },
  {
    id: 'round',
    isNow: (moment) => hasHappened(moment, 'round-ended'),
    title: 'A round is over',
    text: 'Two points for going out first, one for the fewest cards, those aside included. Whoever has the most is the Big Loser.',
  },
];
