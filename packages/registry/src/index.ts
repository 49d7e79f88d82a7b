/** The games of the house. A new one is a name and a line here, and a line in `words.ts`. */

import { eightAndAHalf } from '@parlor/eight-and-a-half';
import type { AnyGame } from '@parlor/kit';
import { pureProfit } from '@parlor/pure-profit';
import { takeAChance } from '@parlor/take-a-chance';
import { trump } from '@parlor/trump';
import { zillionaire } from '@parlor/zillionaire';

export const GAME_IDS = [
  'zillionaire',
  'trump',
  'eight-and-a-half',
  'take-a-chance',
  'pure-profit',
] as const;

export type GameId = (typeof GAME_IDS)[number];

export const games: Readonly<Record<GameId, AnyGame>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};

export const isGameId = (input: unknown): input is GameId =>
  (GAME_IDS as readonly unknown[]).includes(input);
