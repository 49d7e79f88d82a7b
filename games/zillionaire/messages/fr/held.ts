/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'shelf.title': 'the name of the game',
    'glossary.rank': 'names printed on the cards',
    'glossary.status': 'names printed on the status cards',
    'table.rank': 'names printed on the cards',
    'table.status': 'names printed on the status cards',
    'table.name': 'other players are called by their names',
    'table.statusTimes': 'a name, a sign and a figure',
    'lessons.bump.title': 'the name of a card',
    'lessons.zillionaire.title': 'the name of a card',
    'lessons.bankroll.title': 'the name of a card',
    'contents.rank': 'names printed on the cards',
    'contents.status': 'names printed on the status cards',
    'contents.order': 'names printed on the status cards',
    'question.play': 'six is spelled the same',
    'table.group': 'six is spelled the same',
    'table.sayPlayed': 'six is spelled the same',
    'contents.points': 'the word is the same',
    'table.points': 'the word is the same',
    'table.standing': 'the word is the same',
  },
};
