/** The tests that every catalogue passes, in every language there is. */

import { LANGUAGES, plainProse, USUAL_LANGUAGE } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Catalogue, type Catalogues, Judge } from './judge.ts';
import { sameAsEnglish } from './sameAsEnglish.ts';
import { type Samples, sampledIn, type Saying, textsIn } from './sayings.ts';

export interface Speech<M extends object> {
  /** For entries with parameters, all of them but those that are heard elsewhere. */
  readonly samples?: Samples;
  /** Entries with parameters that `sayings` calls. */
  readonly elsewhere?: RegExp;
  /** Entries that are read rather than said: words that can be typed. */
  readonly typed?: RegExp;
  /** Whatever else a language says. */
  readonly sayings?: (messages: M) => Iterable<Saying>;
  /** What is printed on components, and what players are called: it belongs to no language. */
  readonly names?: readonly string[];
  /** What is typed as it stands there, in every language. */
  readonly verbatim?: RegExp;
}

export function holdCatalogues<M extends object>(
  catalogues: Catalogues<M>,
  { samples = {}, elsewhere, typed, sayings, names = [], verbatim }: Speech<M>,
): void {
  const plain = (text: string): string =>
    verbatim ? plainProse(text).replaceAll(verbatim, '·') : plainProse(text);

  const saidIn = ({ messages, shelf = {} }: Catalogue<M>): readonly Saying[] =>
    [
      ...textsIn(messages),
      ...textsIn(shelf, 'shelf'),
      ...sampledIn(messages, samples, elsewhere),
      ...(sayings?.(messages) ?? []),
    ]
      .filter(({ of }) => !typed?.test(of))
      .map(({ of, text }) => ({ of, text: plain(text) }));

  const english = saidIn(catalogues[USUAL_LANGUAGE]);
  const judges = LANGUAGES.map(
    (language) => [language, new Judge(catalogues, language, names)] as const,
  );

  describe.each(judges)('the catalogue in %s', (language, judge) => {
    const all = saidIn(catalogues[language]);

    it('is whole, set as the language is written, and in no other language', () => {
      const faults = all.flatMap(({ of, text }) => {
        const fault = judge.faultIn(text);
        return fault === undefined ? [] : [`${of}: ${fault}: ${text}`];
      });
      expect([...new Set(faults)]).toEqual([]);
    });

    if (language === USUAL_LANGUAGE) return;
    it('says nothing as English does, but for what its list excuses', () => {
      expect(sameAsEnglish(all, english, catalogues[language].held)).toEqual({
        unexcused: [],
        idle: [],
      });
    });
  });
}
