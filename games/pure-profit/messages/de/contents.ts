/** Was in der Schachtel ist, für die Liste und das Formular. */

import type { Messages } from '../en/index.ts';
import { cardName } from './names.ts';
import { unknownRefusal } from './refusals.ts';

export const contents: Messages['contents'] = {
  deck: 'Karten',
  all: 'Alle Karten',
  copies: 'Anzahl',
  refused: {
    'deck-not-an-object': () => 'Das ist kein Kartensatz.',
    'deck-unknown-card': ({ card }) => `Keine Karte heißt „${card}“.`,
    'deck-bad-count': ({ max }) => `Eine ganze Zahl von 0 bis ${max}.`,
    'deck-lacks-value': ({ value }) => `Ohne ${cardName(value)} kann niemand eine Bank vollenden.`,
    'deck-too-large': ({ cards, max }) =>
      `Das sind ${cards} Karten; höchstens ${max} dürfen es sein.`,
  },
  refusedOtherwise: unknownRefusal,
  card: cardName,
};
