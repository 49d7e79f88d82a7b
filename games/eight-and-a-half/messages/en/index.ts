/** Everything this game says in English. The other languages have the same parts, or they do not compile. */

import { answers, questions, typing } from './answers.ts';
import { asking } from './asking.ts';
import { contents } from './contents.ts';
import { captions, tags } from './happening.ts';
import { glossary, howTo } from './howTo.ts';
import { keys, lessons } from './lessons.ts';
import { board, log } from './log.ts';
import { cards, pile, places } from './places.ts';
import { plays } from './plays.ts';
import { points } from './points.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';

export const messages = {
  answers,
  asking,
  board,
  captions,
  cards,
  contents,
  glossary,
  howTo,
  keys,
  lessons,
  log,
  pile,
  places,
  plays,
  points,
  questions,
  reasons,
  refusals,
  tags,
  typing,
};

export type Messages = typeof messages;
