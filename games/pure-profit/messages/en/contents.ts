/** What is in the box, for the list of components and the form to enter one's own. */

import type { Sentences } from '@parlor/kit';
import type { DeckRefusals } from '../../facts/refusals.ts';
import { aCard, cardName } from './names.ts';
import { unknownRefusal } from './refusals.ts';

/** Beside what they are about, so they need not name it. */
const refused: Sentences<DeckRefusals> = {
  'deck-not-an-object': () => 'This is not a deck.',
  'deck-unknown-card': ({ card }) => `No card is called “${card}”.`,
  'deck-bad-count': ({ max }) => `A whole number from 0 to ${max}.`,
  'deck-lacks-value': ({ value }) => `Without ${aCard(value)} nobody can complete a Bank.`,
  'deck-too-large': ({ cards, max }) => `That makes ${cards} cards; ${max} is the limit.`,
};

export const contents = {
  deck: 'Deck',
  all: 'All cards',
  copies: 'Copies',
  refused,
  refusedOtherwise: unknownRefusal,
  card: cardName,
};
