/** Les quatre adversaires de la maison. Leurs noms sont les mêmes dans toutes les langues. */

import type { Messages } from '../en/index.ts';

export const players: Messages['players'] = {
  beginner: {
    name: 'Dolly Dimes',
    style: 'Achète tout ce qui brille et lance les dés pour le plaisir de les entendre.',
  },
  casual: {
    name: 'Frank Fairground',
    style: 'Joue au flair : quelques bonnes cartes, puis les tickets.',
  },
  skilled: { name: 'Odessa Odds', style: 'Connaît par cœur les chances de chaque lancer.' },
  expert: {
    name: 'The Croupier',
    style: 'Compte les dés, les tickets et les tours, et conclut dès que l’avance suffit.',
  },
};
