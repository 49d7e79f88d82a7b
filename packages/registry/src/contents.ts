/** What is in the box of every game, and where it comes from. Apart from the rules, which never need it. */

import { contents as eightAndAHalf } from '@parlor/eight-and-a-half/contents';
import type { AnyContents } from '@parlor/kit';
import { contents as pureProfit } from '@parlor/pure-profit/contents';
import { contents as takeAChance } from '@parlor/take-a-chance/contents';
import { contents as trump } from '@parlor/trump/contents';
import { contents as zillionaire } from '@parlor/zillionaire/contents';
import type { GameId } from './index.ts';

export const contents: Readonly<Record<GameId, AnyContents>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
