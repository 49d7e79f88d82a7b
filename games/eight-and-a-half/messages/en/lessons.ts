/** The guided first game: what is explained when it first comes up. */

import { RAISES, ROOM } from '../../facts/examples.ts';
import { Raised, RoomOn } from './examples.ts';

export const lessons = {
  welcome: {
    title: 'Welcome to 8½',
    text: 'Be the first to get rid of all your cards: your hand, the Bank that refills it, your Open cards and the Blind ones under them. The dial in the middle shows the pile; numbers that fit are lit.',
  },
  start: {
    title: 'You start the round',
    text: 'The lowest yellow card in any hand opens the pile, and it is yours. If you hold it more than once, you may play all of them together.',
  },
  swap: {
    title: 'The winner’s swap',
    text: 'You won the last round, so you may swap one of your Open cards for one of the Big Loser’s. Open cards are played near the end, one each turn: Ghosts, Halves and 9s are good to have there, low numbers are not.',
  },
  caught: {
    title: 'A catch',
    text: 'The pile was at a half, and the next player played the next whole number. Whoever left the half takes the whole pile, and the catcher starts a new one.',
  },
  'can-catch': {
    title: 'You can catch',
    text: 'The pile is at a half, and you hold the next whole number, ringed in red on the dial. Play it, and whoever left the half takes everything. Only you can do it, and only now.',
  },
  five: {
    title: 'A 5 turns it round',
    text: 'Just this once you need 5 or less. Halves fit as well and end the demand, and a Ghost passes it on to the next player.',
  },
  'eight-and-a-half': {
    title: 'The pile is at 8½',
    text: 'Almost nothing fits on 8½: a 9, which catches, a Ghost, or another 8 together with a Half from your hand.',
  },
  pair: {
    title: '8 and Half together',
    text: 'You hold an 8 and a Half. You may play them together as 8½ wherever an 8 fits, and on another 8½: choose the 8, then the Half.',
  },
  half: {
    title: 'Half a step',
    text: 'A Half fits on anything but 8½ and adds ½. If you leave the pile at a half, the next player can catch you with the next whole number. On a whole number you are safe, and above 8½ too, where no card is high enough to catch.',
  },
  halves: {
    title: 'Several Halves at once',
    text: `Halves played in one turn count as one play, and only where the pile ends matters. ${Raised(RAISES)}, and nobody is caught in between. Only on 8½ itself none fits.`,
  },
  'halves-one-by-one': {
    title: 'Halves, one by one',
    text: `You may play several Halves in one turn. At this table they go down one after the other, and none of them on 8½. ${RoomOn(ROOM)}.`,
  },
  ghost: {
    title: 'A Ghost in your hand',
    text: 'A Ghost fits on anything and changes nothing, so you can always play it. On a half it takes over the risk: then you are the one who can be caught.',
  },
  zero: {
    title: 'Back to zero',
    text: 'A 0 fits on any whole number and takes the pile back to 0. It does not fit on a half.',
  },
  twins: {
    title: 'Two of a kind',
    text: 'Cards of the same kind may be played together in one turn. Tap the second one, too.',
  },
  collected: {
    title: 'Taking the pile',
    text: 'Whoever has nothing that fits takes the pile, without being asked. Those cards are set aside: they are never played again, but they count at the end of the round. The next player starts a new pile with any card.',
  },
  'collected-into-hand': {
    title: 'Into the hand',
    text: 'Once somebody plays from the table, a pile they take goes into their hand. It has to be played again before the cards on the table.',
  },
  table: {
    title: 'From the table',
    text: 'Your Bank and your hand are empty. Now you play your Open cards, one each turn, then the Blind ones, unseen. From here on, a pile you take goes into your hand.',
  },
  memory: {
    title: 'A hand to remember',
    text: 'Somebody has taken a pile into their hand. Everyone saw the cards, but this table does not show them again: remember them if you can.',
  },
  out: {
    title: 'Out on a half',
    text: 'The last card was played, but it left the pile at a half. The round is won only if the next player does not catch it.',
  },
  round: {
    title: 'A round is over',
    text: 'Going out first is worth two points, having the fewest cards one, with those set aside counted. Of the others, whoever has the most cards is the Big Loser.',
  },
};

export const keys = {
  digits: 'choose a card or let it go, counted from the left; in a swap, theirs come first',
  arrows: 'from card to card, and between hand, Open and Blind cards',
};
