/** Which files of the build belong to one language alone. */

/** Where the messages of a language lie, and what its files are called after. */
const PLACES: readonly (readonly [place: RegExp, name: string])[] = [
  [/\/packages\/messages\/src\/(?<language>[a-z]{2})\/(?<part>\w+)(?:\/\w+)?\.ts$/, '$<part>'],
  [/\/packages\/grammar\/src\/(?<language>[a-z]{2})\.ts$/, 'grammar'],
  [/\/games\/generated\/shelf\.(?<language>[a-z]{2})\.ts$/, 'shelf'],
  [/\/games\/(?<game>[^/]+)\/messages\/(?<language>[a-z]{2})\/index\.ts$/, '$<game>'],
  [/\/games\/(?<game>[^/]+)\/messages\/(?<language>[a-z]{2})\/contents\.ts$/, '$<game>.box'],
  [/\/games\/[^/]+\/messages\/(?<language>[a-z]{2})\/.+\.ts$/, 'shared'],
];

const placeOf = (module: string) => PLACES.find(([place]) => place.test(module));

/** The language that all of these modules belong to; undefined where one belongs to none, or to another. */
export function languageOf(modules: readonly string[]): string | undefined {
  const languages = new Set(
    modules.map((module) => placeOf(module)?.[0].exec(module)?.groups?.['language']),
  );
  const [language] = languages;
  return languages.size === 1 ? language : undefined;
}

/** 'words-de-app', 'words-de-zillionaire': by the module that others ask for. */
export function wordsIn(language: string, module: string | null | undefined): string {
  const [place, name] = placeOf(module ?? '') ?? [];
  const what = place && name ? module!.replace(new RegExp(`^.*${place.source}`), name) : 'shared';
  return `words-${language}-${what}`;
}

/** The language a file of the build belongs to. */
export const languageIn = (file: string): string | undefined =>
  /^assets\/words-([a-z]{2})-[\w.-]+-[\w-]{8}\.js$/.exec(file)?.[1];
