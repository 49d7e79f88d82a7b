/** What the keys do at this table. */

import { ARROWS, DIGITS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/table-ui/logic';
import { m } from './messages.ts';

const KEYS = [
  { keys: DIGITS, shown: '1 – 9', name: 'digits' },
  { keys: ['d'], shown: 'D', name: 'draw' },
  { keys: ['x'], shown: 'X', name: 'discard' },
  { ...ARROWS, name: 'arrows' },
  { ...ESCAPE, name: 'escape' },
] as const;

export const keyHelp = (): readonly KeyHelp[] =>
  KEYS.map(({ keys, shown, name }) => ({ keys, shown, does: m().keys[name] }));

export type Keys = KeysOf<readonly KeyHelp<(typeof KEYS)[number]['keys'][number]>[]>;
