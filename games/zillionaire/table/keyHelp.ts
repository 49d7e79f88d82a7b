/** What the keys do at this table. */

import { ARROWS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/table-ui/logic';
import { m } from './messages.ts';

export const keyHelp = [
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8'],
    shown: '1 – 8',
    get does() {
      return m().keys.ranks;
    },
  },
  {
    keys: ['9'],
    shown: '9',
    get does() {
      return m().keys.named;
    },
  },
  {
    keys: ['+', '=', '-'],
    shown: '+ −',
    get does() {
      return m().keys.number;
    },
  },
  {
    ...ARROWS,
    get does() {
      return m().keys.hand;
    },
  },
  ESCAPE,
] as const satisfies readonly KeyHelp[];

export type Keys = KeysOf<typeof keyHelp>;
