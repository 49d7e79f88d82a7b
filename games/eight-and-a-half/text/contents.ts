/** What is in the box of 8½, value by value. */

import type { Contents, Source } from '@parlor/kit';
import { COPIES, DECK, KINDS, kindBit, YELLOW } from '../facts/cards.ts';
import { type Card, HALF } from '../facts/types.ts';
import { contents as de } from '../messages/de/contents.ts';
import { nameOf as germanName } from '../messages/de/naming.ts';
import { contents as en } from '../messages/en/contents.ts';
import { nameOf as englishName } from '../messages/en/naming.ts';

type Colour = keyof typeof en.colours;

// Parts of the catalogues, so that a list of components brings no other texts along.
const WORDS = { en: { ...en, nameOf: englishName }, de: { ...de, nameOf: germanName } };

const ZERO = 0;
const NINE = 9;

/** E-1.2: only the red of the 9 is the rulebook's; on the others published reviews agree. */
function colourOf(card: Card): { readonly colour: Colour; readonly source: Source } {
  if (card === NINE) return { colour: 'red', source: 'rulebook' };
  if (card === ZERO) return { colour: 'green', source: 'published' };
  if (card === HALF) return { colour: 'violet', source: 'published' };
  const isYellow = (YELLOW & kindBit(card)) !== 0;
  return { colour: isYellow ? 'yellow' : 'own', source: 'published' };
}

export const contents: Contents<null> = {
  rulebook: { title: '8½', publisher: 'Fundex Games', year: 2005 },
  standard: null,
  parts(_, language) {
    const words = WORDS[language];
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
