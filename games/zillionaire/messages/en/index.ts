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
};

export type Messages = typeof messages;
