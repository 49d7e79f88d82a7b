/** Everything this game says in English. */

import { asking, buttons, missing } from './asking.ts';
import { board } from './board.ts';
import { composer } from './composer.ts';
import { contents } from './contents.ts';
import { contract } from './contract.ts';
import { deals } from './deals.ts';
import { glossary } from './glossary.ts';
import { howTo } from './howTo.ts';
import { lessons } from './lessons.ts';
import { log, openingTag, tags } from './log.ts';
import { names } from './names.ts';
import { picking } from './picking.ts';
import { answer, question, typing } from './question.ts';
import { canonical } from './reading.ts';
import { reasonOtherwise, reasons } from './reasons.ts';
import { brokenPromise, refusals, refusedOtherwise, spentTwice } from './refusals.ts';
import { keys, table } from './table.ts';

export const messages = {
  names,
  log,
  tags,
  openingTag,
  question,
  answer,
  typing,
  canonical,
  board,
  refusals,
  refusedOtherwise,
  brokenPromise,
  spentTwice,
  reasons,
  reasonOtherwise,
  contents,
  contract,
  glossary,
  howTo,
  lessons,
  asking,
  buttons,
  missing,
  table,
  keys,
  deals,
  composer,
  picking,
};

export type Messages = typeof messages;
