/** A question in words and the buttons that answer it. */

import type { Action } from '../../table/Actions.tsx';

export interface Decision {
  readonly title: string;
  readonly line: string;
  readonly actions: readonly Action[];
}
