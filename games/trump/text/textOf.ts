/** Trump: The Game in the words of a language. */

import type { Text } from '@parlor/kit';
import type { Event } from '../facts/events.ts';
import type { Messages } from '../messages/en/index.ts';
import type { Trump } from '../rules/trump.ts';
import { answer, question } from './words/answers.ts';
import { board } from './words/board.ts';
import { glossary, howTo } from './words/explained.ts';
import { details, happened } from './words/happened.ts';
import { plainMoves } from './words/plainMoves.ts';
import { read, typing } from './words/read.ts';
import { reason, refused } from './words/refused.ts';

export const textOf = (messages: Messages): Text<Trump> => ({
  board: (view, people) => board(messages, view, people),
  happened: (event, people, view) => happened(messages, event, people, view),
  details: (event, people, view) => details(messages, event, people, view),
  isPass: ({ type }) => PASSES.has(type),
  question: (view, decision, people) => question(messages, view, decision, people),
  answer: (view, move, people) => answer(messages, view, move, people),
  plainMoves,
  typing: (view, decision) => typing(messages, view, decision),
  read: (view, typed, people) => read(messages, view, typed, people),
  refused: (why, people) => refused(messages, why, people),
  reason: (why, people) => reason(messages, why, people),
  howTo: () => howTo(messages),
  glossary: (view) => glossary(messages, view),
});

const PASSES: ReadonlySet<Event['type']> = new Set(['passed', 'letGo', 'rejected', 'kept']);
