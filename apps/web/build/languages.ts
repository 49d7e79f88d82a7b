/** Which files of the build belong to one language alone. */

/** Where the messages of a language lie: those of the house, of the shelf and of a game, and how the language bends words. */
const PLACES = [
  /\/packages\/messages\/src\/([a-z]{2})\/[^/]+\.ts$/,
  /\/packages\/grammar\/src\/([a-z]{2})\.ts$/,
  /\/games\/generated\/shelf\.([a-z]{2})\.ts$/,
  /\/games\/[^/]+\/messages\/([a-z]{2})\/.+\.ts$/,
];

/** The language that all of these modules belong to; undefined where one belongs to none, or to another. */
export function languageOf(modules: readonly string[]): string | undefined {
  const languages = new Set(
    modules.map((module) => PLACES.map((place) => place.exec(module)?.[1]).find(Boolean)),
  );
  const [language] = languages;
  return languages.size === 1 ? language : undefined;
}

export const wordsIn = (language: string): string => `words-${language}`;

/** The language a file of the build belongs to. */
export const languageIn = (file: string): string | undefined =>
  /^assets\/words-([a-z]{2})-[\w-]{8}\.js$/.exec(file)?.[1];
