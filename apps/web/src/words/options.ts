/** Options in words, in the language of this device. The games know them as data only. */

import { options as en } from '@parlor/games/messages.en';
import type { TableWords } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { language } from '../app/settings.ts';

type GameOptionWords = Readonly<Record<GameId, TableWords>>;

const dictionaries: Record<string, GameOptionWords> = { en };

/** Fetches the words of another language once; English is always there. */
export async function loadOptionWords(): Promise<void> {
  if (language.peek() === 'de')
    dictionaries['de'] ??= (await import('@parlor/games/messages.de')).options;
}

export const optionWords = (game: GameId): TableWords => (dictionaries[language.value] ?? en)[game];
