/** How much room there is, in the same steps as in the styles. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Room } from '../surroundings/services.ts';

/** The room of this window, as it changes. */
export const roomOfWindow = (): Room => ({
  isRailFolded: isSo('(max-width: 1180px)'),
  isSmall: isSo('(max-width: 900px)'),
  isLying: isSo('(max-width: 900px) and (max-height: 520px) and (orientation: landscape)'),
});

function isSo(query: string): ReadonlySignal<boolean> {
  const asked = matchMedia(query);
  const answer = signal(asked.matches);
  asked.addEventListener('change', ({ matches }) => {
    answer.value = matches;
  });
  return answer;
}
