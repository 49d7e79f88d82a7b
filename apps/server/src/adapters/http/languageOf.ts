/** The language somebody asks for. */

import { isLanguage, languageFor, type Language } from '@parlor/kit';

/** The one of ours that an Accept-Language header likes best. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...params] = wish.split(';').map((part) => part.trim());
    const weight = params.find((param) => param.startsWith('q='));
    return {
      language: tag.toLowerCase().split('-')[0]!,
      weight: weight === undefined ? 1 : Number(weight.slice('q='.length)),
    };
  });
  const known = wishes.filter(({ language, weight }) => isLanguage(language) && weight > 0);
  // The order of those with the same weight stays as it was.
  known.sort((a, b) => b.weight - a.weight);
  return languageFor(known.map(({ language }) => language));
}
