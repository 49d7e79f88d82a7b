/** How much room there is, in the same steps as in the styles. */

import { type ReadonlySignal, signal } from '@preact/signals';

function isSo(query: string): ReadonlySignal<boolean> {
  const asked = matchMedia(query);
  const answer = signal(asked.matches);
  asked.addEventListener('change', ({ matches }) => {
    answer.value = matches;
  });
  return answer;
}

/** Is there no room for a rail beside the table? Then it folds into sheets. */
export const isRailFolded = isSo('(max-width: 1180px)');

/** A phone, upright or on its side. */
export const isSmall = isSo('(max-width: 900px)');

/** A phone on its side. */
export const isLying = isSo(
  '(max-width: 900px) and (max-height: 520px) and (orientation: landscape)',
);
