/** What is in the box of 8½, value by value. */

import type { Contents, Source } from '@parlor/kit';
import { COPIES, DECK, KINDS, kindBit, NINE, YELLOW, ZERO } from '../facts/cards.ts';
import { type Card, HALF } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

type Colour = keyof Messages['contents']['colours'];

/** E-1.2: only the red of the 9 is the rulebook's; on the others published reviews agree. */
function colourOf(card: Card): { readonly colour: Colour; readonly source: Source } {
  if (card === NINE) return { colour: 'red', source: 'rulebook' };
  if (card === ZERO) return { colour: 'green', source: 'published' };
  if (card === HALF) return { colour: 'violet', source: 'published' };
  const isYellow = (YELLOW & kindBit(card)) !== 0;
  return { colour: isYellow ? 'yellow' : 'own', source: 'published' };
}

export const contents: Contents<null, Messages['contents']> = {
  rulebook: { title: '8½', publisher: 'Fundex Games', year: 2005 },
  standard: null,
  parts(_, words) {
    return [
      {
        path: 'deck',
        name: words.deck,
        // E-1.1
        totals: [{ name: words.all, have: DECK.length, given: DECK.length, source: 'rulebook' }],
        entries: Array.from({ length: KINDS }, (_kind, card) => {
          const { colour, source } = colourOf(card);
          const copies = String(COPIES[card]);
          const shown = words.colours[colour];
          return {
            path: '',
            key: `card ${card}`,
            name: words.nameOf(card),
            values: [
              {
                path: '',
                field: 'copies',
                name: words.copies,
                value: copies,
                shown: copies,
                source: 'rulebook' as const,
              },
              { path: '', field: 'colour', name: words.colour, value: shown, shown, source },
            ],
          };
        }),
      },
    ];
  },
};
