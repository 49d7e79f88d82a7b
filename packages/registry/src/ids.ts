/** The names of the games, apart from their rules: a page that lists them need not load them. */

export const GAME_IDS = [
  'zillionaire',
  'trump',
  'eight-and-a-half',
  'take-a-chance',
  'pure-profit',
] as const;

export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (input: unknown): input is GameId =>
  (GAME_IDS as readonly unknown[]).includes(input);
