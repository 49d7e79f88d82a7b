/** What is said about each game before anybody sits down. */

import { GAME_IDS, type GameId } from '@parlor/registry/ids';
import { t } from '../words/words.ts';

export const gameName = (game: GameId): string => t(`game.${game}`);
export const gameLine = (game: GameId): string => t(`game.${game}.line`);
export { FACTS } from './facts.ts';
export { GAME_IDS, type GameId };
