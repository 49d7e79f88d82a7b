/** Lo que hay en la caja. */

import type { contents as english } from '../en/contents.ts';
import { nameOf } from './naming.ts';

export const contents: typeof english = {
  nameOf,
  deck: 'Baraja',
  all: 'Todas las cartas',
  copies: 'Cantidad',
  colour: 'Color',
  colours: {
    yellow: 'amarillo',
    red: 'rojo',
    green: 'verde',
    violet: 'violeta',
    own: 'un color propio',
  },
};
