/** Everything that is said about Zillionaire, in English. */

import { asking } from './asking.ts';
import { contents } from './contents.ts';
import { glossary } from './glossary.ts';
import { howTo } from './howTo.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { refusals, refusedOtherwise } from './refusals.ts';
import { board, question } from './spoken.ts';
import { table } from './table.ts';

export const messages = {
  name: 'Zillionaire',
  tagline: 'Shed your cards first and get rich; come last and hand your best cards over.',
  board,
  question,
  log,
  refusals,
  refusedOtherwise,
  reasons,
  glossary,
  howTo,
  table,
  asking,
  lessons,
  /** What the keys do at this table. */
  keys: {
    ranks: 'choose as many cards of that number as can be played; again: fewer of them, then none',
    named: 'go through Bump, Bankrupt, Bankroll, Millionaire and Zillionaire',
    number: 'one card more or one less of those chosen',
    hand: 'into the hand, and from card to card there',
  },
  contents,
  /** How the bots of each level play. */
  styles: {
    beginner: 'Plays whatever fits and hopes for the best.',
    casual: 'Keeps pairs together and big cards for the end.',
    skilled: 'Thinks the game through to its end before every play.',
    expert: 'Reads your hand from what you did not play.',
  },
};

export type Messages = typeof messages;
