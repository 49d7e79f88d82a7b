/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'contents.colours.violet': 'the word is the same',
    'howTo.onePoint': 'the word is the same',
    'howTo.twoPoints': 'the word is the same',
    'points.sumHead': 'a word of mathematics',
    'points.title': 'the word is the same',
  },
  words: ['jouez?', 'jouer', 'fantômes?', 'demis?'],
  shared: ['pile'],
};
