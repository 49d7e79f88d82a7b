/** Deals come with Part 2: before it nobody can make one, and this table is the largest. */

import { signal } from '@preact/signals';

type Dealing = typeof import('./dealing.tsx');

/** What has come of it; undefined while it is on its way. */
export const dealing = signal<Dealing | 'failed' | undefined>(undefined);

let isAsked = false;

export function fetchDealing(): void {
  if (isAsked) return;
  isAsked = true;
  import('./dealing.tsx').then(
    (parts) => {
      dealing.value = parts;
    },
    () => {
      // The next picture of the table tries again.
      isAsked = false;
      dealing.value = 'failed';
    },
  );
}

/** The parts, once they are here. */
export const dealingNow = (): Dealing | undefined =>
  typeof dealing.value === 'object' ? dealing.value : undefined;
