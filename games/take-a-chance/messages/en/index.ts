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
import { question } from './question.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';
import { tickets } from './tickets.ts';

export const messages = {
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
  /** What a choice about dice is worth, behind it in a list. */
};

export type Messages = typeof messages;
