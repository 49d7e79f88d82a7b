/** What is in the box of Pure Profit, value by value (P-1.1, P-1.2). */

import {
  type Contents,
  type Editing,
  edited,
  type Illegal,
  sentenceOf,
  type Source,
} from '@parlor/kit';
import { BOX, checkDeck, COUNTS_SOURCE, sizeOf, TOTAL_SOURCE } from '../facts/cards.ts';
import { CARD_KEYS, type CardKey, type Deck } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

type Words = Messages['contents'];

const refusedDeck = (why: Illegal, { refused, refusedOtherwise }: Words): string =>
  sentenceOf(refused, why) ?? refusedOtherwise(why.code);

const editing: Editing<Deck, Words> = {
  option: 'deck',
  check: checkDeck,
  edit: (deck, edit) => edited(deck, edit) as unknown as Deck,
  // A deck is counts and nothing else: what equals ours cannot say that it is the box's.
  keepsMarks: false,
  where: ({ params = {} }) => String(params['card'] ?? params['value'] ?? 'deck'),
  refused: refusedDeck,
};

/** What a deck leaves out it has none of. */
const countIn = (deck: Deck, key: CardKey): number => deck[key] ?? 0;

const sourceIn = (deck: Deck, key: CardKey): Source =>
  countIn(deck, key) === BOX[key] ? COUNTS_SOURCE : 'house';

export const contents: Contents<Deck, Words> = {
  rulebook: { title: 'Pure Profit', publisher: 'Foley Games', year: 2013 },
  standard: BOX,
  parts(deck, words) {
    const counts = CARD_KEYS.map((key) => Number(countIn(deck, key)) || 0);
    return [
      {
        path: 'deck',
        name: words.deck,
        totals: [
          {
            name: words.all,
            have: counts.reduce((sum, count) => sum + count, 0),
            given: sizeOf(null),
            source: TOTAL_SOURCE,
          },
        ],
        // The keys are in the order of the card numbers, which begin with 1.
        entries: CARD_KEYS.map((key, at) => ({
          path: `deck ${key}`,
          key,
          name: words.card(at + 1),
          values: [
            {
              path: key,
              field: 'copies',
              name: words.copies,
              value: countIn(deck, key),
              shown: String(countIn(deck, key)),
              source: sourceIn(deck, key),
              input: { type: 'number', step: 1 },
            },
          ],
        })),
      },
    ];
  },
  editing,
};
