// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** The bots of every game, loaded when they are needed: a page that offers one game fetches no other. */

import type { AnyBrain } from '@parlor/search';
import type { GameId } from '../index.ts';

export const brains: Readonly<Record<GameId, () => Promise<AnyBrain>>> = {
  zillionaire: async () => (await import('../zillionaire/bots/index.ts')).brain,
  trump: async () => (await import('../trump/bots/index.ts')).brain,
  'eight-and-a-half': async () => (await import('../eight-and-a-half/bots/index.ts')).brain,
  'take-a-chance': async () => (await import('../take-a-chance/bots/index.ts')).brain,
  'pure-profit': async () => (await import('../pure-profit/bots/index.ts')).brain,
};
