/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'shelf.title': 'the name of the game',
    'glossary.rank': 'names printed on the cards',
    'glossary.status': 'names printed on the status cards',
    'table.rank': 'names printed on the cards',
    'table.status': 'names printed on the status cards',
    'table.became': 'a colon and a name',
    'table.name': 'other players are called by their names',
    'table.statusTimes': 'a name, a sign and a figure',
    'lessons.bump.title': 'the name of a card',
    'lessons.zillionaire.title': 'the name of a card',
    'lessons.bankroll.title': 'the name of a card',
    'contents.rank': 'names printed on the cards',
    'contents.status': 'names printed on the status cards',
    'contents.order': 'names printed on the status cards',
    'table.handOf': 'the word is the same',
    'shelf.presets.standard.0': 'the word is the same',
  },
};
