// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** The rules of every game, in their newest edition. */

import type { AnyGame } from '@parlor/kit';
import type { GameId } from '../index.ts';
import { zillionaire } from '../zillionaire/rules/index.ts';
import { trump } from '../trump/rules/index.ts';
import { eightAndAHalf } from '../eight-and-a-half/rules/index.ts';
import { takeAChance } from '../take-a-chance/rules/index.ts';
import { pureProfit } from '../pure-profit/rules/index.ts';

export const games: Readonly<Record<GameId, AnyGame>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
