/** Is there room for a rail beside the table? Below this it folds into sheets, as in parts.css. */

import { signal } from '@preact/signals';

const folded = matchMedia('(max-width: 1180px)');

export const isRailFolded = signal(folded.matches);
folded.addEventListener('change', ({ matches }) => {
  isRailFolded.value = matches;
});
