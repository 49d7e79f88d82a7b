/** What is in the box. A file of its own: whoever lists components needs nothing else. */

import type { Good } from '../../facts/types.ts';

export const contents = {
  deck: 'Deck',
  all: 'All cards',
  copies: 'Copies',
  good: (good: Good): string => good,
};
