// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What is in the box of every game, and where it comes from. */

import type { AnyContents } from '@parlor/kit';
import type { GameId } from '../index.ts';
import { contents as zillionaire } from '../zillionaire/text/contents.ts';
import { contents as trump } from '../trump/text/contents.ts';
import { contents as eightAndAHalf } from '../eight-and-a-half/text/contents.ts';
import { contents as takeAChance } from '../take-a-chance/text/contents.ts';
import { contents as pureProfit } from '../pure-profit/text/contents.ts';

export const contents: Readonly<Record<GameId, AnyContents>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
