// Written by scripts/lists.mjs from games/index.ts: `npm run lists`.
/** What the presets and options of every game are called (de). */

import type { TableWords } from '@parlor/kit';
import type { GameId } from '../index.ts';
import { options as zillionaire } from '../zillionaire/messages/de/shelf.ts';
import { options as trump } from '../trump/messages/de/shelf.ts';
import { options as eightAndAHalf } from '../eight-and-a-half/messages/de/shelf.ts';
import { options as takeAChance } from '../take-a-chance/messages/de/shelf.ts';
import { options as pureProfit } from '../pure-profit/messages/de/shelf.ts';

export const options: Readonly<Record<GameId, TableWords>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
