/** What the keys do at this table. */

import {
  ARROWS,
  DIGITS,
  ESCAPE,
  type KeyHelp,
  keyHelpOf,
  type KeysOf,
} from '@parlor/table-ui/logic';
import { m } from './messages.ts';

const KEYS = [{ ...DIGITS, does: 'digits' }, { ...ARROWS, does: 'arrows' }, ESCAPE] as const;

export const keyHelp = (): readonly KeyHelp[] => keyHelpOf(KEYS, m().keys);

export type Keys = KeysOf<typeof KEYS>;
