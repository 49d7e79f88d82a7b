/** What is in the box, value by value, each with its source. Here the rulebook is our own. */

import type { Contents, Language, Source } from '@parlor/kit';
import { CARDS, CARDS_PER_GOOD } from '../facts/cards.ts';
import { GOODS } from '../facts/types.ts';

interface ContentsWords {
  readonly deck: string;
  readonly all: string;
  readonly copies: string;
}

const WORDS: Readonly<Record<Language, ContentsWords>> = {
  en: { deck: 'Deck', all: 'All cards', copies: 'Copies' },
  de: { deck: 'Karten', all: 'Alle Karten', copies: 'Anzahl' },
};

const SOURCE: Source = 'rulebook';

export const contents: Contents<null> = {
  rulebook: { title: 'Bazaar' },
  standard: null,
  parts(_, language) {
    const words = WORDS[language];
    const copies = String(CARDS_PER_GOOD);
    return [
      {
        path: 'deck',
        name: words.deck,
        totals: [{ name: words.all, have: CARDS, given: CARDS, source: SOURCE }],
        entries: GOODS.map((good) => ({
          path: '',
          key: good,
          name: good,
          values: [
            {
              path: '',
              field: 'copies',
              name: words.copies,
              value: copies,
              shown: copies,
              source: SOURCE,
            },
          ],
        })),
      },
    ];
  },
};
