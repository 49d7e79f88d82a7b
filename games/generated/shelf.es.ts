// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What is said of every game before anybody sits down (es). */

import type { Shelves } from './shelves.ts';
import { shelf as zillionaire } from '../zillionaire/messages/es/shelf.ts';
import { shelf as trump } from '../trump/messages/es/shelf.ts';
import { shelf as eightAndAHalf } from '../eight-and-a-half/messages/es/shelf.ts';
import { shelf as takeAChance } from '../take-a-chance/messages/es/shelf.ts';
import { shelf as pureProfit } from '../pure-profit/messages/es/shelf.ts';

export const shelves: Shelves = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};
