/** The line to a match that is played elsewhere. */

import type { ReadonlySignal } from '@preact/signals';

export interface Connection {
  /** `lost`: trying again; `gone`: for so long that something else must be wrong. */
  readonly line: ReadonlySignal<'open' | 'lost' | 'gone'>;
  /** Tries to reach the server now rather than soon. */
  retry(): void;
}
