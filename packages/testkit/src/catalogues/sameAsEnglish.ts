/** Which texts of a language are those of English, and which of them may be. */

import type { Held } from '@parlor/kit';
import type { Saying } from './sayings.ts';

const HAS_LETTERS = /\p{L}/u;

const keyOf = ({ of, text }: Saying): string => `${of}: ${text}`;

export interface Sameness {
  /** Texts that stand on no list. */
  readonly unexcused: readonly string[];
  /** What stands on a list, and is said in the language's own words by now. */
  readonly idle: readonly string[];
}

export function sameAsEnglish(
  sayings: readonly Saying[],
  english: readonly Saying[],
  { same, sameTexts = {} }: Held,
): Sameness {
  const spoken = new Set(english.map(keyOf));
  const paths = Object.keys(same);
  const texts = Object.keys(sameTexts);
  const excuseOf = ({ of, text }: Saying): string | undefined =>
    paths.find((path) => (path.endsWith('*') ? of.startsWith(path.slice(0, -1)) : of === path)) ??
    texts.find((one) => one === text.replaceAll(/\p{N}+/gu, '#'));
  const used = new Set<string>();
  const unexcused = sayings.filter((saying) => {
    if (!HAS_LETTERS.test(saying.text) || !spoken.has(keyOf(saying))) return false;
    const excuse = excuseOf(saying);
    if (excuse !== undefined) used.add(excuse);
    return excuse === undefined;
  });
  return {
    unexcused: [...new Set(unexcused.map(keyOf))],
    idle: [...paths, ...texts].filter((one) => !used.has(one)),
  };
}
