/** Options in words, in the language of this device. The games know them as data only. */

import type { GameId } from '@parlor/registry/ids';
import { language } from '../app/settings.ts';
import { optionsEn } from './options.en.ts';

export interface OptionWords {
  readonly name: string;
  readonly line: string;
  /** For a choice: what each of its values is called. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface TableWords {
  readonly presets: Readonly<Record<string, readonly [name: string, line: string]>>;
  readonly options: Readonly<Record<string, OptionWords>>;
}

export type GameOptionWords = Readonly<Record<GameId, TableWords>>;

const dictionaries: Record<string, GameOptionWords> = { en: optionsEn };

/** Fetches the words of another language once; English is always there. */
export async function loadOptionWords(): Promise<void> {
  if (language.peek() === 'de') dictionaries['de'] ??= (await import('./options.de.ts')).optionsDe;
}

export const optionWords = (game: GameId): TableWords =>
  (dictionaries[language.value] ?? optionsEn)[game];
