/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'shelf.title': 'the name of the game',
    'shelf.options.tickets.name': 'the word is the same',
    'names.colour': 'both say Orange',
    'contents.ticket': 'the word is the same',
    'contents.tickets': 'the word is the same',
    'glossary.ticketName': 'the word is the same',
    'table.notes.ticket': 'the word is the same',
    'table.seats.tickets': 'the word is the same',
    'table.standing.sum': 'a word of mathematics',
  },
  shared: ['tickets?', 'or'],
};
