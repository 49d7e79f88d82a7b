/** Words about values and sets. Apart from the others: whoever only plays never needs them. */

import type { Language } from '@parlor/kit';
import { language } from '../app/settings.ts';
import { setsEn } from './sets.en.ts';

export type SetKey = keyof typeof setsEn;
export type SetWords = Readonly<Record<SetKey, string>>;

const dictionaries: Record<string, SetWords> = { en: setsEn };

/** Fetches the words of another language once; English is always there. */
export async function loadSetWords(): Promise<void> {
  if (language.peek() === 'de') dictionaries['de'] ??= (await import('./sets.de.ts')).setsDe;
}

/** In which language the games describe their components here. */
export const boxLanguage = (): Language => (language.value === 'de' ? 'de' : 'en');

export function st(key: SetKey, params: Readonly<Record<string, string | number>> = {}): string {
  const text = (dictionaries[language.value] ?? setsEn)[key];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
