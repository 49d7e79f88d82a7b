/**
 * The languages of the house, as they call themselves. Another one is a line here and a folder of messages
 * beside each of the others: docs/translating.md.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const satisfies Readonly<Record<string, string>>;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Spoken to whoever asks for none of the others. */
export const USUAL_LANGUAGE: Language = 'en';

export const isLanguage = (input: unknown): input is Language =>
  typeof input === 'string' && Object.hasOwn(LANGUAGE_NAMES, input);

/** The first of these that we speak, whatever the region: 'de-AT', 'de_DE.UTF-8' and 'de' are all German. */
export function languageFor(wishes: readonly string[]): Language {
  const languages = wishes.map((wish) => wish.toLowerCase().split(/[-_.@]/)[0]);
  return languages.find(isLanguage) ?? USUAL_LANGUAGE;
}
