/** The keyboard: digits choose, Escape lets go. */

import { DIGITS, digitKeys } from '@parlor/table-ui/logic';
import type { Composing } from './composing.ts';
import type { Keys } from './keyHelp.ts';

export const keysOf = (composing: Composing): Keys => ({
  Escape: () => composing.clear(),
  ...digitKeys(DIGITS.keys.length, (at) =>
    document.querySelectorAll<HTMLElement>('.app [data-pick]')[at]?.click(),
  ),
});
