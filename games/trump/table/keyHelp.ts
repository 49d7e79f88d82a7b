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
  { ...DIGITS, does: 'digits' },
  { keys: ['0'], shown: '0', does: 'zero' },
  { keys: ['Backspace'], shown: 'Backspace', does: 'backspace' },
  { ...PLUS_MINUS, does: 'plusMinus' },
  { ...ARROWS, does: 'arrows' },
  ESCAPE,
] as const;

export const keyHelp = (): readonly KeyHelp[] => keyHelpOf(KEYS, m().keys);

export type Keys = KeysOf<typeof KEYS>;
