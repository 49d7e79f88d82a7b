// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What is known of every game before any of its code is loaded. */

import type { Manifest } from '@parlor/kit';
import type { GameId } from '../index.ts';
import { manifest as zillionaire } from '../zillionaire/manifest.ts';
import { manifest as trump } from '../trump/manifest.ts';
import { manifest as eightAndAHalf } from '../eight-and-a-half/manifest.ts';
import { manifest as takeAChance } from '../take-a-chance/manifest.ts';
import { manifest as pureProfit } from '../pure-profit/manifest.ts';

export const manifests: Readonly<Record<GameId, Manifest>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
