/**
 * The brain of every game, loaded when it is needed: a page that offers one
 * game fetches that game's brain and no other.
 */

import type { GameId } from '@parlor/registry';
import type { AnyBrain } from '@parlor/search';

export const brains: Readonly<Record<GameId, () => Promise<AnyBrain>>> = {
  zillionaire: async () => (await import('./zillionaire/index.ts')).brain,
  trump: async () => (await import('./trump/index.ts')).brain,
  'eight-and-a-half': async () => (await import('./eight-and-a-half/index.ts')).brain,
  'take-a-chance': async () => (await import('./take-a-chance/index.ts')).brain,
  'pure-profit': async () => (await import('./pure-profit/index.ts')).brain,
};
