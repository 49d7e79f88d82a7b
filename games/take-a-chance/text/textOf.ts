/** The game in words, in any language: for the terminal, the log and the screen reader. */

import { type Decision, sentenceOf, type Text } from '@parlor/kit';
import type { Question } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { ChanceTypes } from '../rules/contract.ts';
import { answer, plainMoves, typing } from './answer.ts';
import { board } from './board.ts';
import { happened } from './happened.ts';
import { chapters, glossary } from './howTo.ts';
import { read } from './reading.ts';

export const textOf = (messages: Messages): Text<ChanceTypes> => ({
  board: (view, people) => board(messages, view, people),
  happened: (event, people) => happened(messages, event, people),
  isPass: ({ type }) => type === 'passed',
  question: (_view, { kind }: Decision) => messages.question.questions[kind as Question],
  answer: (view, move) => answer(messages, view, move),
  plainMoves,
  typing: (view, decision) => typing(messages, view, decision),
  read: (view, text) => read(messages, view, text),
  refused: (why) => sentenceOf(messages.refusals.sentences, why) ?? messages.refusals.unknown,
  reason: (why, people) => sentenceOf(messages.reasons, why, people) ?? messages.reasons.tried,
  howTo: () => Object.values(chapters(messages)),
  glossary: (view) => glossary(messages, view),
});
