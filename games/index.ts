/**
 * The games of the house, in the order of the shelf. A game is its folder and a line here;
 * `npm run lists` writes what everybody else reads of it.
 */

// biome-ignore format: a line for each
export const GAMES = [
  'zillionaire',
  'trump',
  'eight-and-a-half',
  'take-a-chance',
  'pure-profit',
] as const;

export type GameId = (typeof GAMES)[number];
