/** Was in der Schachtel ist. */

import type { contents as english } from '../en/contents.ts';
import { nameOf } from './naming.ts';

export const contents: typeof english = {
  nameOf,
  deck: 'Karten',
  all: 'Alle Karten',
  copies: 'Anzahl',
  colour: 'Farbe',
  colours: {
    yellow: 'gelb',
    red: 'rot',
    green: 'grün',
    violet: 'violett',
    own: 'eine eigene Farbe',
  },
};
