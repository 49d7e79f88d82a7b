/** What is in the box. */

import { nameOf } from './naming.ts';

export const contents = {
  nameOf,
  deck: 'Deck',
  all: 'All cards',
  copies: 'Copies',
  colour: 'Colour',
  colours: {
    yellow: 'yellow',
    red: 'red',
    green: 'green',
    violet: 'violet',
    own: 'a colour of its own',
  },
};
