/** Ce qu’il y a dans la boîte. */

import type { contents as english } from '../en/contents.ts';
import { nameOf } from './naming.ts';

export const contents: typeof english = {
  nameOf,
  deck: 'Paquet',
  all: 'Toutes les cartes',
  copies: 'Nombre',
  colour: 'Couleur',
  colours: {
    yellow: 'jaune',
    red: 'rouge',
    green: 'vert',
    violet: 'violet',
    own: 'une couleur à part',
  },
};
