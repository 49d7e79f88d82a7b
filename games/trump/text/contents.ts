/** What is in the box of Trump: The Game, value by value (D-1.3, section 9 of the rules). */

import {
  type Contents,
  type Entry,
  type Input,
  type Json,
  type Part,
  twinsOf,
  type Value,
} from '@parlor/kit';
import {
  CARD_KINDS,
  type CardData,
  type CardKind,
  type Components,
  SPACE_KINDS,
  STANDARD_COMPONENTS,
  type Sourced,
} from '../facts/components.ts';
import { editing, sourceOf, spaceText } from './contents/editing.ts';
import type { Messages } from '../messages/en/index.ts';

type ContentsWords = Messages['contents'];

const TENS: Input = { type: 'number', step: 10 };
const NUMBER: Input = { type: 'number', step: 1 };
const TEXT: Input = { type: 'text' };

export const contents: Contents<Components, ContentsWords> = {
  rulebook: { title: 'Trump: The Game', year: 1989 },
  standard: STANDARD_COMPONENTS,
  parts: (components, words) => partsIn(components, words),
  editing,
};

const partsIn = (components: Components, words: ContentsWords): Part[] => [
  {
    path: 'properties',
    name: words.properties,
    totals: [
      {
        name: words.properties,
        have: components.properties.length,
        given: STANDARD_COMPONENTS.properties.length,
        source: 'rulebook',
      },
    ],
    entries: components.properties.map((property, at) => {
      const path = `properties/${at}`;
      return {
        path,
        key: path,
        name: words.property(at + 1),
        values: [valueOf(property, path, { field: 'name', name: words.name, input: TEXT })],
        member: { list: 'properties', at },
      };
    }),
    adds: [
      {
        path: 'properties',
        name: words.newProperty,
        item: { name: words.property(components.properties.length + 1), house: ['name'] },
      },
    ],
  },
  {
    path: 'cards',
    name: words.allCards,
    totals: [total(words.allCards, components.cards, STANDARD_COMPONENTS.cards)],
    entries: [],
  },
  ...CARD_KINDS.map((kind) => cardPart(kind, components, words)),
  boardPart(components, words),
];

const copiesOf = (cards: readonly CardData[]): number =>
  cards.reduce((sum, { copies }) => sum + (Number(copies) || 0), 0);

/** D-1.1: the rulebook counts the cards of every kind. */
const total = (name: string, cards: readonly CardData[], standard: readonly CardData[]) => ({
  name,
  have: copiesOf(cards),
  given: copiesOf(standard),
  source: 'rulebook' as const,
});

type About = Pick<Value, 'field' | 'name' | 'input'>;

/** A field of an entry, with its mark. */
function valueOf(entry: Sourced, path: string, about: About, shown?: string): Value {
  const value = (entry as unknown as Readonly<Record<string, string | number>>)[about.field] ?? '';
  return {
    ...about,
    path: `${path}/${about.field}`,
    value,
    shown: shown ?? String(value),
    source: sourceOf(entry, about.field),
  };
}

function cardPart(kind: CardKind, components: Components, words: ContentsWords): Part {
  const isOfKind = (card: CardData): boolean => card.kind === kind;
  const standard = STANDARD_COMPONENTS.cards.filter(isOfKind);
  const numbers = [...components.cards.keys()].filter((at) => isOfKind(components.cards[at]!));
  const cards = numbers.map((at) => components.cards[at]!);
  const twins = twinsOf(cards, standard, identityOf);
  const name = words.kinds[kind][0];
  return {
    path: `cards of ${kind}`,
    name,
    totals: [total(name, cards, standard)],
    entries: cards.map((card, place) =>
      cardEntry(card, components, words, {
        at: numbers[place]!,
        key: `${kind} ${twins[place] ?? `new ${place}`}`,
      }),
    ),
    // Of a card without values there is one, in as many copies as there are.
    adds:
      ONE_FACE.includes(kind) && cards.length > 0
        ? []
        : [{ path: 'cards', name: words.newCard, item: freshCard(kind) }],
  };
}

/** What makes a card this card, whatever it pays; where several are alike but for that, what it pays. */
function identityOf(card: CardData): string {
  switch (card.kind) {
    case 'profit':
    case 'dieProfit':
      return String(card.property);
    case 'pairProfit':
      return String(card.properties);
    case 'anyProfit':
      return String(card.pays);
    case 'manyProfit':
      return String(card.owned);
    case 'investor':
      return String(card.brings);
    default:
      return '';
  }
}

const ONE_FACE: readonly CardKind[] = ['tax', 'forceSale', 'rollFive', 'out', 'back'];

const FRESH_AMOUNT = 40;
const SEVERAL = 3;

function freshCard(kind: CardKind): Json {
  const card = { kind, copies: 1 };
  switch (kind) {
    case 'profit':
      return { ...card, property: 0, pays: FRESH_AMOUNT, house: ['pays', 'copies'] };
    case 'dieProfit':
      return { ...card, property: 0, house: ['copies'] };
    case 'pairProfit':
      return {
        ...card,
        properties: [0, 1],
        pays: FRESH_AMOUNT,
        house: ['properties', 'pays', 'copies'],
      };
    case 'anyProfit':
      return { ...card, pays: FRESH_AMOUNT, house: ['pays', 'copies'] };
    case 'manyProfit':
      return { ...card, owned: SEVERAL, pays: FRESH_AMOUNT, house: ['pays', 'copies'] };
    case 'investor':
      return { ...card, brings: FRESH_AMOUNT, house: ['brings', 'copies'] };
    default:
      return { ...card, house: ['copies'] };
  }
}

function cardEntry(
  card: CardData,
  { properties }: Components,
  words: ContentsWords,
  { at, key }: { readonly at: number; readonly key: string },
): Entry {
  const path = `cards/${at}`;
  const nameOf = (property: number): string =>
    properties[property]?.name ?? words.property(property + 1);
  const choices = properties.map(({ name }, number) => [String(number), name] as const);
  /** Which property: what the card is, so without a mark of its own. */
  const chosen = (field: string, property: number): Value => ({
    path: `${path}/${field}`,
    field,
    name: words.forProperty,
    value: String(property),
    shown: nameOf(property),
    source: null,
    input: { type: 'choice', choices },
  });
  const copies = valueOf(card, path, { field: 'copies', name: words.copies, input: NUMBER });
  const pays = (field: 'pays' | 'brings', amount: number): Value =>
    valueOf(card, path, { field, name: words[field], input: TENS }, words.money(amount));
  const entry = (name: string, values: readonly Value[]): Entry => ({
    path,
    key,
    name,
    values: [...values, copies],
    member: { list: 'cards', at },
  });
  switch (card.kind) {
    case 'profit':
      return entry(nameOf(card.property), [
        chosen('property', card.property),
        pays('pays', card.pays),
      ]);
    case 'dieProfit':
      return entry(nameOf(card.property), [chosen('property', card.property)]);
    case 'pairProfit': {
      const both = card.properties.map(nameOf).join(' + ');
      return entry(both, [
        {
          path: `${path}/properties`,
          field: 'properties',
          name: words.both,
          value: card.properties.join(' '),
          shown: both,
          source: sourceOf(card, 'properties'),
        },
        ...card.properties.map((property, one) => chosen(`properties/${one}`, property)),
        pays('pays', card.pays),
      ]);
    }
    case 'anyProfit':
      return entry(words.kinds.anyProfit[1], [pays('pays', card.pays)]);
    case 'manyProfit':
      return entry(words.many(card.owned), [
        {
          path: `${path}/owned`,
          field: 'owned',
          name: words.owned,
          value: card.owned,
          shown: String(card.owned),
          source: null,
          input: NUMBER,
        },
        pays('pays', card.pays),
      ]);
    case 'investor':
      return entry(words.kinds.investor[1], [pays('brings', card.brings)]);
    default:
      return entry(words.kinds[card.kind][1], []);
  }
}

function boardPart({ board, properties }: Components, words: ContentsWords): Part {
  const names = properties.map(({ name }) => name);
  const kinds = SPACE_KINDS.filter((kind) => kind !== 'start' && kind !== 'property');
  const choices = [
    ...kinds.map((kind) => [kind, words.placeOf(kind, '')] as const),
    ...names.map((name, number) => [`property:${number}`, name] as const),
  ];
  return {
    path: 'board',
    name: words.board,
    // How many spaces there are is ours.
    totals: [
      {
        name: words.spaces,
        have: board.length,
        given: STANDARD_COMPONENTS.board.length,
        source: 'rebuilt',
      },
    ],
    entries: board.map((space, at) => {
      const path = `board/${at}`;
      const isStart = space.space === 'start';
      const property = space.space === 'property' ? (names[space.property] ?? '') : '';
      const place: Value = {
        path: `${path}/space`,
        field: 'place',
        name: words.place,
        value: spaceText(space),
        shown: words.placeOf(space.space, property),
        source: sourceOf(space, 'place'),
        ...(!isStart && { input: { type: 'choice', choices } }),
      };
      const amount =
        space.space === 'money'
          ? [
              valueOf(
                space,
                path,
                { field: 'amount', name: words.amount, input: TENS },
                words.money(space.amount),
              ),
            ]
          : [];
      const moves = { up: at > 1, down: at < board.length - 1 };
      return {
        path,
        key: path,
        name: words.space(at),
        values: [place, ...amount],
        ...(!isStart && { member: { list: 'board', at, moves } }),
      };
    }),
    adds: [{ path: 'board', name: words.newSpace, item: { space: 'trade', house: ['place'] } }],
  };
}
