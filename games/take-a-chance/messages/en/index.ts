/** Everything this game says, in English. */

import { asking, buttons } from './asking.ts';
import { board } from './board.ts';
import { contents } from './contents.ts';
import { glossary } from './glossary.ts';
import { howTo } from './howTo.ts';
import { keys } from './keys.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { players } from './players.ts';
import { question } from './question.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';
import { tickets } from './tickets.ts';
import { dollars } from '@parlor/grammar/en';

export const messages = {
  tagline: 'Buy cards, roll what they pay for, or turn over a ticket and hope.',
  names,
  tickets,
  log,
  board,
  question,
  refusals,
  reasons,
  asking,
  buttons,
  table,
  keys,
  lessons,
  howTo,
  glossary,
  contents,
  players,
  /** What a choice about dice is worth, behind it in a list. */
  onAverage: (value: number): string => `${dollars(Math.round(value))} on average`,
};

export type Messages = typeof messages;
