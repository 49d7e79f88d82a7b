/** What the keys do at this table. */

import { ARROWS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/web/table-logic';

export const keyHelp = [
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8'],
    shown: '1 – 8',
    does: 'choose as many cards of that number as can be played; again: fewer of them, then none',
  },
  {
    keys: ['9'],
    shown: '9',
    does: 'go through Bump, Bankrupt, Bankroll, Millionaire and Zillionaire',
  },
  { keys: ['+', '=', '-'], shown: '+ −', does: 'one card more or one less of those chosen' },
  {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowDown'],
    shown: ARROWS.shown,
    does: 'into the hand, and from card to card there',
  },
  ESCAPE,
] as const satisfies readonly KeyHelp[];

export type Keys = KeysOf<typeof keyHelp>;
