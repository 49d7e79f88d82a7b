/** What the keys do at this table. */

import { ARROWS, DIGITS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/web/table-logic';

export const keyHelp = [
  {
    keys: DIGITS,
    shown: '1 – 9',
    does: 'choose or release the first to ninth card, from the left; in a swap mine come before theirs',
  },
  {
    ...ARROWS,
    does: 'from card to card, and between hand, Open and Blind cards',
  },
  ESCAPE,
] as const satisfies readonly KeyHelp[];

export type Keys = KeysOf<typeof keyHelp>;
