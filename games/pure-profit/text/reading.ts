/** What is typed in any language: its commands, the notation, or an answer just as the list has it. */

import type { People } from '@parlor/kit';
import { NOUNS, VERBS } from '../facts/commands.ts';
import { isFirst, readFirstSteal } from '../facts/first.ts';
import {
  BANKING,
  CHOOSING,
  DISCARDING,
  DRAW_FROM_PILE,
  LAYING,
  PASS,
  SETTLING,
  STEALING,
  STOP,
  TAKE_DISCARD,
  TAKING,
} from '../facts/interned.ts';
import { readNotation } from '../facts/notation.ts';
import type { Move, View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { answerOf } from './answer.ts';

export function readAnswer(
  messages: Messages,
  view: View,
  typed: string,
  people: People | undefined,
): Move | undefined {
  const text = plain(typed);
  return (
    readCommand(view, text) ??
    readCommand(view, inNotation(messages, text)) ??
    (people && (readName(messages, view, text, people) ?? readListed(messages, view, text, people)))
  );
}

const readCommand = (view: View, text: string): Move | undefined =>
  (isFirst(view) ? readFirstSteal(text) : undefined) ?? readNotation(text);

/** Small letters, single spaces, whatever the keyboard or a list put there. */
const plain = (typed: string): string => typed.toLowerCase().replace(/\s+/gu, ' ').trim();

/** Signs that stand around the figures of a sum, and those between words. */
const SIGNS = /[$.:;]|,(?!\d)/gu;

/** The same with the words of the notation; what says nothing is left out. */
function inNotation({ commands: { verbs, nouns, noise } }: Messages, text: string): string {
  const wordFor = (word: string, at: number): string => {
    const known =
      at === 0
        ? VERBS.find((verb) => verbs[verb].includes(word))
        : NOUNS.find((noun) => nouns[noun].includes(word));
    return known ?? word;
  };
  return text
    .replace(SIGNS, ' ')
    .split(' ')
    .filter((word) => word !== '' && !noise.includes(word))
    .map(wordFor)
    .join(' ');
}

/** P-5.2: whom to steal from, by name. */
function readName(
  { commands: { verbs } }: Messages,
  { seats }: View,
  text: string,
  people: People,
): Move | undefined {
  const [verb = '', ...rest] = text.split(' ');
  if (!verbs.rob.includes(verb)) return undefined;
  const name = rest.join(' ');
  const called = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => plain(people(seat).name) === name,
  );
  // Of two with one name nobody is meant.
  return called.length === 1 ? TAKING[called[0]!] : undefined;
}

/** An answer of the list; finishes are read as commands. */
const readListed = (
  messages: Messages,
  view: View,
  text: string,
  people: People,
): Move | undefined =>
  listable(view).find((move) => plain(answerOf(messages, view, move, people)) === text);

/** What the view's owner can be asked for, by the question. */
function listable({ asked, seats }: View): readonly Move[] {
  const all = (moves: readonly (Move | undefined)[]): Move[] =>
    moves.filter((move) => move !== undefined);
  switch (asked) {
    case 'draw':
      return [DRAW_FROM_PILE, TAKE_DISCARD];
    case 'settle':
      return all(SETTLING);
    case 'lay':
      return all(LAYING.flat());
    case 'act':
      return all([...BANKING, ...DISCARDING, ...STEALING]);
    case 'stuck':
      return all([...DISCARDING, ...STEALING, PASS]);
    case 'take':
      return [...TAKING.slice(0, seats), STOP];
    case 'choose':
      return all(CHOOSING);
    case null:
      return [];
  }
}
