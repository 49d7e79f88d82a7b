/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'shelf.title': 'the name of the game',
  },
  shared: ['piles?', 'triples'],
};
