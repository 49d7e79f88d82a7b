/** Players by their names: in full however many words they have, or by the first word where nobody else has it. */

import type { Seat } from '@parlor/kit';
import { tokensOf } from '../typed/match.ts';

interface NameReader {
  /** What was typed, with names of several words as seats: "offer Bold Heron" is "offer s2". */
  inSeats(typed: string): string;
  /** The player whose name begins with a word, as it is in the reader's own words. */
  seatOf(word: string, canonical: (name: string) => string): Seat | undefined;
}

/** Marks may be left out, words may stand further apart, and several languages bend a name at its end. */
function pattern(name: string): RegExp {
  const letters = name.normalize('NFD').replaceAll(/[\s\S]/gu, (letter) => {
    if (/\p{M}/u.test(letter)) return `${letter}?`;
    if (/\s/u.test(letter)) return '\\s+';
    return /['’]/.test(letter) ? "['’]" : letter.replace(/[^\p{L}\p{N}]/u, '\\$&');
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?:['’]?s|['’])?(?![\\p{L}\\p{N}])`, 'giu');
}

/** A name that could as well be a thing of the game is not looked for in what was typed. */
export function nameReader(
  names: readonly string[],
  isThing: (words: readonly string[]) => boolean,
): NameReader {
  const several = names
    .map((name, seat) => ({ name, seat, words: tokensOf(name) }))
    .filter(({ words }) => words.length > 1 && !isThing(words))
    // "Ada Byron 2" is not "Ada Byron".
    .sort((a, b) => b.name.length - a.name.length);
  return {
    inSeats: (typed) =>
      several
        .reduce(
          (text, { name, seat }) => text.replace(pattern(name), `s${seat}`),
          typed.normalize('NFD'),
        )
        .normalize('NFC'),
    seatOf(word, canonical) {
      const firsts = names.map((name) => tokensOf(canonical(name))[0]);
      const found = firsts.indexOf(word);
      return found >= 0 && firsts.lastIndexOf(word) === found ? found : undefined;
    },
  };
}
