/** What the keys do at this table. */

import { ARROWS, DIGITS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/table-ui/logic';
import { m } from './messages.ts';

export const keyHelp = [
  {
    keys: DIGITS,
    shown: '1 – 9',
    get does() {
      return m().keys.digits;
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
