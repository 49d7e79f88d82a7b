/** What is said about each game before anybody sits down. */

import { manifests } from '@parlor/games/manifests';
import type { Language } from '@parlor/kit';
import { GAME_IDS, type GameId } from '@parlor/registry/ids';
import { language } from './settings.ts';

const spoken = (): Language => (language.value === 'de' ? 'de' : 'en');

export const gameName = (game: GameId): string => manifests[game].title[spoken()];
export const gameLine = (game: GameId): string => manifests[game].line[spoken()];
export { manifests };
export { GAME_IDS, type GameId };
