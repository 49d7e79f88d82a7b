/** What the keys do at this table. */

import { ARROWS, DIGITS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/table-ui/logic';
import { m } from './messages.ts';

export const keyHelp = [
  {
    keys: ['b'],
    shown: 'B',
    get does() {
      return m().keys.buy;
    },
  },
  {
    keys: ['r'],
    shown: 'R',
    get does() {
      return m().keys.roll;
    },
  },
  {
    keys: ['c'],
    shown: 'C',
    get does() {
      return m().keys.chance;
    },
  },
  {
    keys: DIGITS,
    shown: '1 – 9',
    get does() {
      return m().keys.digits;
    },
  },
  {
    keys: ['0'],
    shown: '0',
    get does() {
      return m().keys.charm;
    },
  },
  {
    keys: ['+', '=', '-'],
    shown: '+ −',
    get does() {
      return m().keys.bid;
    },
  },
  {
    ...ARROWS,
    get does() {
      return m().keys.arrows;
    },
  },
  ESCAPE,
] as const satisfies readonly KeyHelp[];

export type Keys = KeysOf<typeof keyHelp>;
