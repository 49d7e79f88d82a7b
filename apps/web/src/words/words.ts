/** The words of the app outside the games, in the language of this device. */

import { language } from '../app/settings.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Dictionary = Readonly<Record<Key, string>>;

/** English is always there; others are fetched when they are chosen. */
const dictionaries: Record<string, Dictionary> = { en };

export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' };

export async function loadLanguage(code: string): Promise<void> {
  if (code === 'de') dictionaries['de'] ??= (await import('./de.ts')).de;
  language.value = code in dictionaries ? code : 'en';
}

/** A sentence with its blanks filled in: 'You have {count} cards'. */
export function t(key: Key, params: Readonly<Record<string, string | number>> = {}): string {
  const text = (dictionaries[language.value] ?? en)[key];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
