/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'shelf.title': 'the name of the game',
    'shelf.presets.standard.0': 'the word is the same',
    'names.colour': 'both say Orange',
    'contents.name': 'the word is the same',
    'table.notes.bank': 'the word is the same',
  },
  words: ['für', 'Würfel', 'Los', 'Lose', 'Auslage'],
};
