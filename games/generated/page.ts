// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What the pages show of every game: its poster at once, its table when somebody sits down to it. */

import type { GameTable } from '@parlor/table-ui';
import type { GameId } from '../index.ts';
import zillionaire from '../zillionaire/poster.svg?raw';
import trump from '../trump/poster.svg?raw';
import eightAndAHalf from '../eight-and-a-half/poster.svg?raw';
import takeAChance from '../take-a-chance/poster.svg?raw';
import pureProfit from '../pure-profit/poster.svg?raw';

/** A game without a poster yet is its colour and its name. */
export const posters: Readonly<Partial<Record<GameId, string>>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};

export const tables: Readonly<Record<GameId, () => Promise<GameTable>>> = {
  zillionaire: async () => (await import('../zillionaire/table/index.tsx')).table,
  trump: async () => (await import('../trump/table/index.tsx')).table,
  'eight-and-a-half': async () => (await import('../eight-and-a-half/table/index.tsx')).table,
  'take-a-chance': async () => (await import('../take-a-chance/table/index.tsx')).table,
  'pure-profit': async () => (await import('../pure-profit/table/index.tsx')).table,
};
