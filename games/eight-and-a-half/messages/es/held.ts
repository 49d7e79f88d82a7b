/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'points.sumHead': 'a word of mathematics',
  },
  words: ['juegas?', 'jugar', 'fantasmas?', 'medios?', 'montón'],
  shared: ['das'],
};
