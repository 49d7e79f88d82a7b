/** What the keys do at this table. */

import {
  ARROWS,
  DIGITS,
  ESCAPE,
  type KeyHelp,
  keyHelpOf,
  type KeysOf,
  PLUS_MINUS,
} from '@parlor/table-ui/logic';
import { m } from './messages.ts';

const KEYS = [
  { keys: ['b'], shown: 'B', does: 'buy' },
  { keys: ['r'], shown: 'R', does: 'roll' },
  { keys: ['c'], shown: 'C', does: 'chance' },
  { ...DIGITS, does: 'digits' },
  { keys: ['0'], shown: '0', does: 'charm' },
  { ...PLUS_MINUS, does: 'bid' },
  { ...ARROWS, does: 'arrows' },
  ESCAPE,
] as const;

export const keyHelp = (): readonly KeyHelp[] => keyHelpOf(KEYS, m().keys);

export type Keys = KeysOf<typeof KEYS>;
