/** The names of the games, apart from their rules: a page that lists them need not load them. */

import { type GameId, GAMES } from '@parlor/games';

export type { GameId };

export const GAME_IDS = GAMES;

export const isGameId = (input: unknown): input is GameId =>
  (GAME_IDS as readonly unknown[]).includes(input);
