/** Pure Profit in words, made of the messages of any language. */

import { type People, sentenceOf, type Text } from '@parlor/kit';
import { asToday, isFirst } from '../facts/first.ts';
import type { Question, Types, View } from '../facts/types.ts';
import { STEAL_ONE } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { answerOf } from './answer.ts';
import { boardOf } from './board.ts';
import { chaptersOf, glossaryOf } from './explained.ts';
import { happenedIn } from './happened.ts';
import { plainMoves } from './plainMoves.ts';
import { readAnswer } from './reading.ts';

export const textOf = (messages: Messages): Text<Types> => ({
  board: (view, people) => boardOf(messages, asToday(view), people),
  happened: (event, people, view) => happenedIn(messages, event, people, view),
  isPass: ({ type }) => type === 'idle' || type === 'refrained',
  question: (view, { kind }, people) => questionOf(messages, view, kind as Question, people),
  answer: (view, move, people) => answerOf(messages, view, move, people),
  plainMoves: (view) => plainMoves(asToday(view)),
  typing: (view, { kind }) => typingOf(messages, view, kind as Question),
  read: (view, typed, people) => readAnswer(messages, view, typed, people),
  refused: (why, people) =>
    sentenceOf(messages.refusals, why, people) ?? messages.unknownRefusal(why.code),
  reason: (why, people) =>
    sentenceOf(messages.reasons, why, people) ?? messages.reasons.tried(undefined, people),
  howTo: () => chaptersOf(messages),
  glossary: (view) => glossaryOf(messages, asToday(view)),
});

/** P-4.3: a hand without value cards can have a Steal, or Bankrupts alone. */
const holdsSteal = ({ hand }: View): boolean => hand.some((card) => card >= STEAL_ONE);

function questionOf({ question }: Messages, seen: View, kind: Question, people: People): string {
  const view = asToday(seen);
  switch (kind) {
    case 'settle':
      return isFirst(seen) ? question.settleFirst : question.settle;
    case 'choose':
      return question.choose(people(view.stealing!.from!));
    case 'stuck':
      return holdsSteal(view) ? question.stuck : question.ruin;
    case 'take':
      return question.take(view.stealing!.left);
    case 'draw':
    case 'lay':
    case 'act':
      return question[kind];
  }
}

function typingOf({ typing }: Messages, view: View, kind: Question): string {
  if (kind === 'stuck') return holdsSteal(view) ? typing.stuck : typing.ruin;
  return kind === 'act' && isFirst(view) ? typing.actFirst : typing[kind];
}
