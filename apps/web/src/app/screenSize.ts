/** How much room there is, in the same steps as in sizes.css. */

import { signal } from '@preact/signals';

const folded = matchMedia('(max-width: 1180px)');

/** Is there no room for a rail beside the table? Then it folds into sheets. */
export const isRailFolded = signal(folded.matches);
folded.addEventListener('change', ({ matches }) => {
  isRailFolded.value = matches;
});

const small = matchMedia('(max-width: 900px)');

/** A phone, upright or on its side. */
export const isSmall = signal(small.matches);
small.addEventListener('change', ({ matches }) => {
  isSmall.value = matches;
});
