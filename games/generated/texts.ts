// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** Every game in words. Apart from the rules, which never need them. */

import type { AnyWords } from '@parlor/kit';
import type { GameId } from '../index.ts';
import { words as zillionaire } from '../zillionaire/text/words.ts';
import { words as trump } from '../trump/text/words.ts';
import { words as eightAndAHalf } from '../eight-and-a-half/text/words.ts';
import { words as takeAChance } from '../take-a-chance/text/words.ts';
import { words as pureProfit } from '../pure-profit/text/words.ts';

export const words: Readonly<Record<GameId, AnyWords>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
