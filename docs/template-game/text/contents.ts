/** What is in the box, value by value, each with its source. Here the rulebook is our own. */

import type { Contents, Source } from '@parlor/kit';
import { CARDS, CARDS_PER_GOOD } from '../facts/cards.ts';
import { GOODS } from '../facts/types.ts';
import type { contents as Words } from '../messages/en/contents.ts';

const SOURCE: Source = 'rulebook';

export const contents: Contents<null, typeof Words> = {
  rulebook: { title: 'Bazaar' },
  standard: null,
  parts(_, words) {
    const copies = String(CARDS_PER_GOOD);
    return [
      {
        path: 'deck',
        name: words.deck,
        totals: [{ name: words.all, have: CARDS, given: CARDS, source: SOURCE }],
        entries: GOODS.map((good) => ({
          path: '',
          key: good,
          name: words.good(good),
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
