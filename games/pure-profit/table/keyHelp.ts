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

const KEYS = [
  { ...DIGITS, does: 'digits' },
  { keys: ['d'], shown: 'D', does: 'draw' },
  { keys: ['x'], shown: 'X', does: 'discard' },
  { ...ARROWS, does: 'arrows' },
  { ...ESCAPE, does: 'escape' },
] as const;

export const keyHelp = (): readonly KeyHelp[] => keyHelpOf(KEYS, m().keys);

export type Keys = KeysOf<typeof KEYS>;
