/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'names.short.*': 'names of properties are content of the box',
    'shelf.presets.standard.0': 'German has the same word',
    'names.print.investor.1': 'German has the same word',
    'contents.name': 'German has the same word',
    'table.spaces.start': 'as it is printed on the board',
  },
};
