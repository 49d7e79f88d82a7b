// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** The trainings of all bots that learned something, loaded when one is run. */

import type { Training } from '@parlor/search';
import type { GameId } from '../index.ts';

export const trainings: Readonly<Partial<Record<GameId, () => Promise<readonly Training[]>>>> = {
  zillionaire: async () => (await import('../zillionaire/bots/trainings.ts')).trainings,
  trump: async () => (await import('../trump/bots/trainings.ts')).trainings,
  'eight-and-a-half': async () => (await import('../eight-and-a-half/bots/trainings.ts')).trainings,
  'pure-profit': async () => (await import('../pure-profit/bots/trainings.ts')).trainings,
};
