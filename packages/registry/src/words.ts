/** Every game in words. Apart from the rules, which never need them. */

import { words as eightAndAHalf } from '@parlor/eight-and-a-half/words';
import type { Words } from '@parlor/kit';
import { words as pureProfit } from '@parlor/pure-profit/words';
import { words as takeAChance } from '@parlor/take-a-chance/words';
import { words as trump } from '@parlor/trump/words';
import { words as zillionaire } from '@parlor/zillionaire/words';
import type { GameId } from './index.ts';

// Like `AnyGame`: nothing narrower than `any` accepts the words of every game.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyWords = Words<any>;

export const words: Readonly<Record<GameId, AnyWords>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
