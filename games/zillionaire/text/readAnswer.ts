/** Typed answers: notation ("2x7"), a rank by its name, the words of the list, or cards as a hand is told ("two 7s"). */

import { RANK_NAMES } from '../facts/cards.ts';
import { PASS, PLAYS, parseMove } from '../facts/interned.ts';
import { type Move, RANKS } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

export function readAnswer(
  typed: string,
  { question, glossary, table }: Messages,
  answerOf: (move: Move) => string,
): Move | undefined {
  const text = plain(typed);
  // The notation is read in every language.
  if ([PASS.type, question.pass, ...question.passWords].includes(text)) return PASS;
  const match = /^(?:(\d)\s*[x×*]\s*)?(\p{L}+|\d)$/u.exec(text);
  const rank = RANKS.find((one) =>
    [RANK_NAMES[one]!, glossary.rank(one)].some((name) => plain(name) === match?.[2]),
  );
  if (rank !== undefined) return parseMove({ type: 'play', rank, count: Number(match![1] ?? 1) });
  return PLAYS.find(
    (play) =>
      parseMove(play) &&
      [answerOf(play), table.group(play.rank, play.count)].some((words) => plain(words) === text),
  );
}
