/** Lo que hay en la caja, para la lista y el formulario. */

import type { Messages } from '../en/index.ts';
import { cardName } from './names.ts';
import { unknownRefusal } from './refusals.ts';

export const contents: Messages['contents'] = {
  deck: 'Baraja',
  all: 'Todas las cartas',
  copies: 'Cantidad',
  refused: {
    'deck-not-an-object': () => 'Esto no es una baraja.',
    'deck-unknown-card': ({ card }) => `Ninguna carta se llama “${card}”.`,
    'deck-bad-count': ({ max }) => `Un número entero de 0 a ${max}.`,
    'deck-lacks-value': ({ value }) =>
      `Sin cartas de ${cardName(value)} nadie puede completar su Banco.`,
    'deck-too-large': ({ cards, max }) => `Son ${cards} cartas; el límite es ${max}.`,
  },
  refusedOtherwise: unknownRefusal,
  card: cardName,
};
