/** The table of every game, loaded when somebody sits down to it. */

import type { GameId } from '@parlor/registry';
import type { GameTable } from '../table/gameTable.ts';

export const tables: Readonly<Record<GameId, () => Promise<GameTable>>> = {
  zillionaire: async () => (await import('./zillionaire/index.tsx')).table,
  trump: async () => (await import('./trump/index.tsx')).table,
  'eight-and-a-half': async () => (await import('./eight-and-a-half/index.tsx')).table,
  'take-a-chance': async () => (await import('./take-a-chance/index.tsx')).table,
  'pure-profit': async () => (await import('./pure-profit/index.tsx')).table,
};
