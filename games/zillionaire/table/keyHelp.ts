/** What the keys do at this table. */

import {
  ARROWS,
  ESCAPE,
  type KeyHelp,
  keyHelpOf,
  type KeysOf,
  PLUS_MINUS,
} from '@parlor/table-ui/logic';
import { m } from './messages.ts';

const KEYS = [
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8'], shown: '1 – 8', does: 'ranks' },
  { keys: ['9'], shown: '9', does: 'named' },
  { ...PLUS_MINUS, does: 'number' },
  { ...ARROWS, does: 'hand' },
  ESCAPE,
] as const;

export const keyHelp = (): readonly KeyHelp[] => keyHelpOf(KEYS, m().keys);

export type Keys = KeysOf<typeof KEYS>;
