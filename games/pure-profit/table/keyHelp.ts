/** What the keys do at this table. */

import { ARROWS, DIGITS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/web/table-logic';

export const keyHelp = [
  {
    keys: DIGITS,
    shown: '1 – 9',
    does: 'choose the first to ninth card of the hand, or pair to lay; in a steal, take a card from the first, second or next of the others',
  },
  { keys: ['d'], shown: 'D', does: 'draw from the pile' },
  { keys: ['x'], shown: 'X', does: 'take from the discards, or discard what is chosen' },
  {
    ...ARROWS,
    does: 'from card to card, and between piles and hand',
  },
  ESCAPE,
] as const satisfies readonly KeyHelp[];

export type Keys = KeysOf<typeof keyHelp>;
