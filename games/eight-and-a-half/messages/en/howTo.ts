/** How to play, chapter by chapter, and every kind of card with what it does. Names of the game are **bold**. */

import { inWords } from '@parlor/grammar/en';
import { TURN_CAP, valueName } from '../../facts/cards.ts';
import { CATCH, FITS, ON_EIGHT_AND_A_HALF, ON_NINE, RAISES, ROOM } from '../../facts/examples.ts';
import { fitting, Raised, RoomOn } from './examples.ts';
import { nameOf, One, one } from './naming.ts';

const PLAYED = valueName(CATCH.value);

/** What the special cards do, after their names: on the page and in the glossary. */
const special = {
  zero: 'fits on any whole number and takes the pile back to 0. It does not fit on a half.',
  five: 'turns things round: the next player, and only that one, needs 5 or less, a Half or a Ghost. A Half ends this demand, a Ghost passes it on.',
  nine: `is the highest number. On it only ${fitting(ON_NINE)} fits.`,
  half: 'adds ½ and fits on anything but 8½.',
  ghost:
    'fits on anything and changes nothing: the next player faces the same pile. On a half it takes over the risk of being caught.',
};

const halves = {
  together: `Several Halves in one turn count as one play, and only where the pile ends matters. ${Raised(RAISES)}.`,
  oneByOne: `Several Halves in one turn go down one after the other, and none of them on 8½. ${RoomOn(ROOM)}.`,
};

const pair = `An **8** and a **Half** may be played together as 8½, wherever an 8 fits and also on another 8½. Apart from that, only ${fitting(ON_EIGHT_AND_A_HALF)} fits on 8½.`;

export const howTo = {
  goal: {
    title: 'The goal',
    text: 'Be the first to get rid of all your cards. You play onto a pile that rises in whole and half steps: a number must be at least as high as the pile. Only special cards turn it round or take it back. Whoever leaves it at a half takes a risk: the next player may **catch** them, and then they take the whole pile.',
  },
  store: {
    title: 'What lies in front of you',
    text: 'All 72 cards are dealt. Three of yours lie face down as **Blind** cards, three face up on top of them as **Open** cards, three are in your hand, and the rest is your **Bank**. After you play from your hand, you draw back to three as long as your Bank lasts.',
    caption: 'Two Open cards on their Blind ones, and a Blind card alone',
  },
  turn: {
    title: 'Your turn',
    start:
      'Whoever holds the lowest **yellow** card (1, 2, 3, 4, 6, 7, 8) starts the round with it. If two hold the same one, the first of them after the dealer starts; if nobody holds one, the player after the dealer starts with any card. Then everyone plays in turn.',
    play: 'Play one card from your hand, or several of the same kind. A number must be **equal to or higher** than the pile. If you have nothing that fits, you take the pile, and the next player starts a new one with any card.',
    /** Only where there is one. */
    dial: 'On the dial, the numbers that fit are lit.',
    example: `On ${valueName(FITS.value)} you can play ${fitting(FITS)}, which takes the pile back to 0.`,
    spoken: `The pile is at ${valueName(FITS.value)}. Of the numbers, ${fitting(FITS)} fits.`,
  },
  special: {
    title: 'Special cards',
    ...special,
    halves: `${halves.together} Your table may have agreed otherwise: see the last chapter.`,
    pair,
  },
  catching: {
    title: 'The catch',
    text: 'When the pile is at a half, the next player, and only that one, may play the **next whole number**. Then whoever left the half takes the whole pile, and the catcher starts a new one. With any other card they get away. Above 8½ nobody can be caught: no number is high enough.',
    example: `${PLAYED}: ${one(CATCH.by)} catches whoever played the Half.`,
    spoken: `The pile is at ${PLAYED}. ${One(CATCH.by)} catches.`,
    caption: `The Half sticks to its ${nameOf(CATCH.on)}`,
  },
  table: {
    title: 'When your Bank is empty',
    play: 'Play your hand until it is empty. Then come your **Open** cards, one each turn, and last the **Blind** ones, which you choose unseen. If a Blind card does not fit, you take it together with the pile.',
    aside:
      'A pile that you take before that is set **aside** and only counts at the end. Once you play from the table, it goes into your hand for everyone to see, and you must play it before you go on with the table.',
  },
  points: {
    title: 'Points',
    out: 'for the first to get rid of all cards. If that leaves the pile at a half, it only counts once the next player has not caught it.',
    fewest:
      'for the fewest cards, those set aside included. The winner of the round can get it too, and if several have equally few, each of them gets it.',
    loser: `Of the others, whoever has the most cards is the **Big Loser**. Before the next round the winner may swap one of their own Open cards for one of the Big Loser’s. After ${inWords(6)} rounds, or as many as your table agreed on, the highest total wins.`,
    stopped: `A round in which everyone has had ${TURN_CAP} turns is stopped: nobody wins it, only the fewest cards count, and nothing is swapped.`,
  },
  options: {
    title: 'What your table can agree on',
    halves: `**Halves one by one:** ${halves.oneByOne}`,
    memory:
      '**Hands from memory:** a pile that somebody takes into their hand is seen once and then no longer shown. With memory aids, hints and bots still know it; without them, nobody is reminded.',
  },
  /** "2 points", in front of what they are for, where no mark is drawn. */
  twoPoints: '**2 points**',
  onePoint: '**1 point**',
};

export const glossary = {
  numbers: {
    name: '1, 2, 3, 4, 6, 7, 8',
    does: 'The yellow numbers fit on a pile that is not higher than they are, except right after a 5. The lowest one in any hand starts the round. On a half, the next whole number catches.',
  },
  /** After "It": what a special card does. */
  special: {
    zero: `It ${special.zero}`,
    five: `It ${special.five}`,
    nine: `It ${special.nine}`,
    half: (isOneByOne: boolean) =>
      `It ${special.half} ${isOneByOne ? halves.oneByOne : halves.together}`,
    ghost: `It ${special.ghost}`,
  },
  pair: { name: '8 and Half', does: pair },
  bank: {
    name: 'Bank',
    does: 'Your own draw pile. After you play from your hand, you draw from it back to three cards.',
  },
  open: {
    name: 'Open cards',
    does: 'They lie face up on your Blind cards. You play them one each turn when Bank and hand are empty.',
  },
  blind: {
    name: 'Blind cards',
    does: 'They lie face down, and nobody knows them. You play them last, one each turn, unseen; one that does not fit is taken together with the pile.',
  },
  aside: {
    name: 'Aside',
    does: 'Piles you took before you played from the table. They are never played again, but count at the end of the round.',
  },
  hand: {
    name: 'Collected hand',
    does: (isFromMemory: boolean): string =>
      isFromMemory
        ? 'A pile taken by somebody who plays from the table goes into their hand. Everyone sees it once, then it is to be remembered.'
        : 'A pile taken by somebody who plays from the table goes into their hand, and everyone can see it.',
  },
  bigLoser: {
    name: 'Big Loser',
    does: 'Whoever has the most cards of those who did not win the round. Before the next round the winner may swap an Open card with them.',
  },
};
