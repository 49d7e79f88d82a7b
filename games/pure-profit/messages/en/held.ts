/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {},
  words: [
    'piles?',
    'draws?',
    'drew',
    'discards?',
    'steals?',
    'stole',
    'takes?',
    'took',
    'is',
    'or',
    'hand',
    'nothing',
    'bankrupts?',
    'lowest',
    'highest',
  ],
};
