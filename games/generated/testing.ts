// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** The kinds of positions that the tables have to show, for tests in the browser. */

import type { Screens } from '@parlor/testkit';
import type { GameId } from '../index.ts';
import { screens as zillionaire } from '../zillionaire/phases.ts';
import { screens as trump } from '../trump/phases.ts';
import { screens as eightAndAHalf } from '../eight-and-a-half/phases.ts';
import { screens as takeAChance } from '../take-a-chance/phases.ts';
import { screens as pureProfit } from '../pure-profit/phases.ts';

export const screens: Readonly<Partial<Record<GameId, Screens>>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
