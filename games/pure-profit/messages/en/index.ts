/** Everything that Pure Profit says, in English. */

import { asking } from './asking.ts';
import { contents } from './contents.ts';
import { glossary, howTo } from './howTo.ts';
import { keys, lessons } from './lessons.ts';
import { board, log } from './log.ts';
import { names } from './names.ts';
import { answer, commands, question, typing } from './question.ts';
import { reasons } from './reasons.ts';
import { refusals, unknownRefusal } from './refusals.ts';
import { table } from './table.ts';

export const messages = {
  names,
  log,
  board,
  question,
  answer,
  typing,
  commands,
  refusals,
  unknownRefusal,
  reasons,
  contents,
  asking,
  table,
  lessons,
  keys,
  howTo,
  glossary,
};

export type Messages = typeof messages;
