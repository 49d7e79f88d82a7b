/** The game in words, in any language: for the terminal, the log and the screen reader. */

import type { Decision, Illegal, People, Text } from '@parlor/kit';
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
  refused: (why) => said(messages.refusals.sentences, why) ?? messages.refusals.unknown,
  reason: (why, people) => said(messages.reasons, why, people) ?? messages.reasons.tried,
  howTo: () => Object.values(chapters(messages)),
  glossary: (view) => glossary(messages, view),
});

/** The sentence of a code; undefined where it has none. Codes may come from anywhere. */
export function said(
  sentences: object,
  { code, params = {} }: Illegal,
  ...people: readonly People[]
): string | undefined {
  const sentence: unknown = Object.hasOwn(sentences, code)
    ? sentences[code as keyof typeof sentences]
    : undefined;
  if (typeof sentence === 'function')
    return (sentence as (...all: readonly unknown[]) => string)(params, ...people);
  return sentence as string | undefined;
}
