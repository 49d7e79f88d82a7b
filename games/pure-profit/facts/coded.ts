/** Codes and what is said of each: no language lacks a sentence for one of them. */

import type { Illegal, People } from '@parlor/kit';

/** A sentence for each code, from what goes with it; players are named as the reader sees them. */
export type Sentences<Codes> = {
  readonly [Code in keyof Codes]: (params: Codes[Code], people: People) => string;
};

/** The sentence for a code that came from anywhere; undefined for one that this game does not know. */
export function spoken<Codes>(
  sentences: Sentences<Codes>,
  { code, params = {} }: Illegal,
  people: People,
): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined;
  return sentences[code as keyof Codes](params as Codes[keyof Codes], people);
}
