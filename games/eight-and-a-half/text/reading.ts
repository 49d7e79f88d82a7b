/** Typed answers: in the notation of the game, with the words of the language, or as the list has them. */

import { allMoves, moveText } from '../facts/notation.ts';
import type { Move } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

/** What the notation has for each word that a language may put in its place. */
const NOTATION: Readonly<Record<keyof Messages['typing']['words'], string>> = {
  half: '1/2',
  ghost: 'ghost',
  open: 'open',
  blind: 'blind',
  swap: 'swap',
  for: 'for',
  keep: 'keep',
};

export function readerOf(
  { typing }: Messages,
  answer: (move: Move) => string,
): (text: string) => Move | undefined {
  const words = new Map(
    Object.entries(NOTATION).flatMap(([word, notation]) =>
      typing.words[word as keyof typeof NOTATION].map((typed) => [typed, notation] as const),
    ),
  );
  // Built when somebody types for the first time.
  let moves: ReadonlyMap<string, Move> | undefined;
  const movesByText = (): ReadonlyMap<string, Move> =>
    new Map(
      allMoves().flatMap((move) =>
        [answer(move), moveText(move)].map((text) => [spelling(text, words), move] as const),
      ),
    );
  return (text) => (moves ??= movesByText()).get(spelling(text, words));
}

/** One spelling for all: small letters, x for ×, 1/2 for ½, one space between words. */
const spelling = (text: string, words: ReadonlyMap<string, string>): string =>
  text
    .toLowerCase()
    .replaceAll('½', '1/2')
    .replaceAll("'", '’')
    .replaceAll(/(\d)\s*[x×]\s*/g, '$1 x ')
    .replaceAll('+', ' + ')
    .trim()
    .split(/\s+/)
    .map((word) => words.get(word) ?? word)
    .join(' ')
    .replace(/^1 x /, '');
