/** How far this device has shown each match that is played elsewhere. */

import type { LastLook } from '@parlor/table-ui';
import { kept } from './settings.ts';

/** Whoever comes back to an older one is told of all that has happened since their last turn. */
const MOST_KEPT = 60;

const looks = kept<readonly (readonly [match: string, ply: number])[]>('looks', []);

export const lastLookAt = (match: () => string): LastLook => ({
  ply: () => looks.peek().find(([id]) => id === match())?.[1],
  note(ply) {
    const id = match();
    const others = looks.peek().filter(([other]) => other !== id);
    looks.value = [...others, [id, ply] as const].slice(-MOST_KEPT);
  },
});
