/** Ce qu’il y a dans la boîte, pour la liste et le formulaire. */

import type { Messages } from '../en/index.ts';
import { cardName, theCard } from './names.ts';
import { unknownRefusal } from './refusals.ts';

export const contents: Messages['contents'] = {
  deck: 'Paquet',
  all: 'Toutes les cartes',
  copies: 'Nombre',
  refused: {
    'deck-not-an-object': () => 'Ce n’est pas un paquet de cartes.',
    'deck-unknown-card': ({ card }) => `Aucune carte ne s’appelle « ${card} ».`,
    'deck-bad-count': ({ max }) => `Un nombre entier de 0 à ${max}.`,
    'deck-lacks-value': ({ value }) =>
      `Sans ${theCard(value)}, personne ne peut compléter sa Banque.`,
    'deck-too-large': ({ cards, max }) => `Cela fait ${cards} cartes ; la limite est de ${max}.`,
  },
  refusedOtherwise: unknownRefusal,
  card: cardName,
};
