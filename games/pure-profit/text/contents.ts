/** What is in the box of Pure Profit, value by value (P-1.1, P-1.2). */

import {
  type Contents,
  type Editing,
  edited,
  type Illegal,
  type Language,
  type Source,
} from '@parlor/kit';
import { BOX, checkDeck, COUNTS_SOURCE, sizeOf, TOTAL_SOURCE } from '../facts/cards.ts';
import { refused } from './refusals.ts';
import { CARD_KEYS, type CardKey, type Deck, VALUES } from '../facts/types.ts';

interface ContentsWords {
  readonly deck: string;
  readonly all: string;
  readonly copies: string;
  readonly value: (millions: number) => string;
  readonly special: Readonly<Record<Exclude<CardKey, `${number}`>, string>>;
  readonly refused: Readonly<Record<string, (params: Params) => string>>;
}

type Params = Readonly<Record<string, string | number>>;

const WORDS: Readonly<Record<Language, ContentsWords>> = {
  en: {
    deck: 'Deck',
    all: 'All cards',
    copies: 'Copies',
    value: (millions) => `$${millions}M`,
    special: {
      bankruptLowest: 'Bankrupt Lowest',
      bankruptHighest: 'Bankrupt Highest',
      stealOne: 'Steal One',
      stealTwo: 'Steal Two',
      stealThree: 'Steal Three',
    },
    refused: {
      'deck-bad-count': ({ max }) => `A whole number from 0 to ${max}.`,
      'deck-lacks-value': ({ value }) => `Without a $${value}M nobody can complete a Bank.`,
      'deck-too-large': ({ cards, max }) => `These are ${cards} cards; ${max} is the most.`,
    },
  },
  de: {
    deck: 'Karten',
    all: 'Alle Karten',
    copies: 'Anzahl',
    value: (millions) => `${millions} Mio. $`,
    special: {
      bankruptLowest: 'Bankrott niedrigste',
      bankruptHighest: 'Bankrott höchste',
      stealOne: 'Steal eins',
      stealTwo: 'Steal zwei',
      stealThree: 'Steal drei',
    },
    refused: {
      'deck-bad-count': ({ max }) => `Eine ganze Zahl von 0 bis ${max}.`,
      'deck-lacks-value': ({ value }) => `Ohne ${value} Mio. $ kann niemand seine Bank vollenden.`,
      'deck-too-large': ({ cards, max }) => `Das sind ${cards} Karten; höchstens ${max} gehen.`,
      'deck-unknown-card': () => 'Eine dieser Karten gibt es nicht.',
      'deck-not-an-object': () => 'Das ist kein Kartensatz.',
    },
  },
};

function refusedDeck(why: Illegal, language: Language): string {
  const { refused: sentences } = WORDS[language];
  const sentence = Object.hasOwn(sentences, why.code) ? sentences[why.code] : undefined;
  return sentence ? sentence(why.params ?? {}) : refused(why, () => '');
}

const editing: Editing<Deck> = {
  option: 'deck',
  check: checkDeck,
  edit: (deck, edit) => edited(deck, edit) as unknown as Deck,
  // A deck is counts and nothing else: what equals ours cannot say that it is the box's.
  keepsMarks: false,
  where: ({ params = {} }) => String(params['card'] ?? params['value'] ?? 'deck'),
  refused: refusedDeck,
};

const nameOf = (key: CardKey, words: ContentsWords): string => {
  const value = VALUES.find((one) => String(one) === key);
  return value === undefined
    ? words.special[key as keyof ContentsWords['special']]
    : words.value(value);
};

/** What a deck leaves out it has none of. */
const countIn = (deck: Deck, key: CardKey): number => deck[key] ?? 0;

const sourceIn = (deck: Deck, key: CardKey): Source =>
  countIn(deck, key) === BOX[key] ? COUNTS_SOURCE : 'house';

export const contents: Contents<Deck> = {
  rulebook: { title: 'Pure Profit', publisher: 'Foley Games', year: 2013 },
  standard: BOX,
  parts(deck, language) {
    const words = WORDS[language];
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
        entries: CARD_KEYS.map((key) => ({
          path: `deck ${key}`,
          key,
          name: nameOf(key, words),
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
