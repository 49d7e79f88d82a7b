/** A question in words and the buttons that answer it. */

import type { Action } from '@parlor/table-ui';

export interface Ask {
  readonly title: string;
  readonly line: string;
  readonly actions: readonly Action[];
}
