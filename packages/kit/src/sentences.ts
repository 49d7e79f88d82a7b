/** What is said of a code: why something is refused, why a bot would do it. */

import type { Illegal } from './game.ts';

/** A sentence for every code, from what comes with it: no language can lack one. */
export type Sentences<Codes, Rest extends readonly unknown[] = []> = {
  readonly [Code in keyof Codes]: (params: Codes[Code], ...rest: Rest) => string;
};

type AnySentences<Rest extends readonly unknown[]> = Readonly<
  Record<string, string | ((params: never, ...rest: Rest) => string)>
>;

/** The sentence of a code; undefined where there is none, for codes may come from other editions and other programs. */
export function sentenceOf<Rest extends readonly unknown[]>(
  sentences: AnySentences<Rest>,
  { code, params = {} }: Illegal,
  ...rest: Rest
): string | undefined {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  // Whoever gives a code gives what its sentence needs: the types of `Sentences` see to it.
  return typeof sentence === 'function' ? sentence(params as never, ...rest) : sentence;
}
