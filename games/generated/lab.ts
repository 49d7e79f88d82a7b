// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What the laboratory looks at beside the rules. */

import type { LabEntry } from '@parlor/lab/for-games';
import type { GameId } from '../index.ts';
import { lab as zillionaire } from '../zillionaire/lab/index.ts';
import { lab as trump } from '../trump/lab/index.ts';
import { lab as eightAndAHalf } from '../eight-and-a-half/lab/index.ts';
import { lab as takeAChance } from '../take-a-chance/lab/index.ts';
import { lab as pureProfit } from '../pure-profit/lab/index.ts';

export const labs: Readonly<Record<GameId, LabEntry>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
