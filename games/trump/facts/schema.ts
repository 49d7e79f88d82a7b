/** Does a set of components brought to the table make sense? Every refusal names what is wrong. */

import type { Illegal } from '@parlor/kit';
import {
  CARD_KINDS,
  type CardKind,
  SPACE_KINDS,
  type SpaceKind,
  STARTING_HAND,
  STEP,
} from './components.ts';
import { MAX_CARDS, MAX_DECK, MAX_PROPERTIES, MAX_SEATS } from './limits.ts';

const MIN_PROPERTIES = 4;
const MIN_SPACES = 6;
const MAX_SPACES = 60;
const MAX_AMOUNT = 500;
const MAX_NAME = 30;
/** `rebuilt`: how many words, and how long each. */
const MAX_REBUILT = 6;
const MAX_WORD = 30;

/** Hands for a full table, and some pile to draw from. */
const MIN_DECK = (STARTING_HAND + 1) * MAX_SEATS;

type Fields = Readonly<Record<string, unknown>>;

/** Total: any JSON gets an answer. */
export function checkComponents(value: unknown): Illegal | undefined {
  if (!isFields(value)) return { code: 'components-not-an-object' };
  const { properties, cards, board } = value;
  const unknown = unknownField(value, ['properties', 'cards', 'board']);
  if (unknown !== undefined)
    return { code: 'components-field-unknown', params: { field: unknown } };
  if (!Array.isArray(properties) || !Array.isArray(cards) || !Array.isArray(board)) {
    return { code: 'components-lists-missing' };
  }
  return (
    checkProperties(properties) ??
    checkCards(cards, properties.length) ??
    checkBoard(board, properties.length)
  );
}

function checkProperties(properties: readonly unknown[]): Illegal | undefined {
  const count = properties.length;
  if (count < MIN_PROPERTIES || count > MAX_PROPERTIES) {
    return {
      code: 'components-property-count',
      params: { min: MIN_PROPERTIES, max: MAX_PROPERTIES },
    };
  }
  const names = new Set<string>();
  for (const [index, property] of properties.entries()) {
    const name = isFields(property) ? property['name'] : undefined;
    if (!isText(name, MAX_NAME)) {
      return { code: 'components-property-name', params: { property: index, max: MAX_NAME } };
    }
    const field = unknownField(property as Fields, PROPERTY_FIELDS);
    if (field !== undefined)
      return { code: 'components-property-field', params: { property: index, field } };
    if (!isSourced(property as Fields)) return REBUILT;
    if (names.has(name.toLowerCase())) {
      return { code: 'components-property-twice', params: { property: index } };
    }
    names.add(name.toLowerCase());
  }
  return undefined;
}

function checkCards(cards: readonly unknown[], properties: number): Illegal | undefined {
  if (cards.length > MAX_CARDS)
    return { code: 'components-too-many-faces', params: { max: MAX_CARDS } };
  const faces = new Set<string>();
  let deck = 0;
  for (const [index, card] of cards.entries()) {
    const face = faceOf(card, properties);
    const copies = isFields(card) ? card['copies'] : undefined;
    if (face === undefined || !isCount(copies, 1, MAX_DECK)) {
      return { code: 'components-card', params: { card: index } };
    }
    if (faces.has(face)) return { code: 'components-card-twice', params: { card: index } };
    faces.add(face);
    deck += copies;
    const { kind } = card as { kind: CardKind };
    const field = unknownField(card as Fields, [...CARD_FIELDS[kind], ...ALL_CARDS]);
    if (field !== undefined)
      return { code: 'components-card-field', params: { card: index, field } };
    if (!isSourced(card as Fields)) return REBUILT;
  }
  if (deck < MIN_DECK || deck > MAX_DECK) {
    return { code: 'components-deck-size', params: { min: MIN_DECK, max: MAX_DECK } };
  }
  return undefined;
}

/** What two cards must not have in common, or undefined if this is no card. */
function faceOf(card: unknown, properties: number): string | undefined {
  if (!isFields(card)) return undefined;
  const kind = CARD_KINDS.find((known) => known === card['kind']);
  const { property, properties: pair, owned, pays, brings } = card;
  switch (kind) {
    case undefined:
      return undefined;
    case 'profit':
      return isCount(property, 0, properties - 1) && isAmount(pays)
        ? `${kind} ${property} ${pays}`
        : undefined;
    case 'dieProfit':
      return isCount(property, 0, properties - 1) ? `${kind} ${property}` : undefined;
    case 'pairProfit':
      return isPair(pair, properties) && isAmount(pays)
        ? `${kind} ${pair.join()} ${pays}`
        : undefined;
    case 'anyProfit':
      return isAmount(pays) ? `${kind} ${pays}` : undefined;
    case 'manyProfit':
      return isCount(owned, 2, properties) && isAmount(pays)
        ? `${kind} ${owned} ${pays}`
        : undefined;
    case 'investor':
      return isAmount(brings) ? `${kind} ${brings}` : undefined;
    case 'tax':
    case 'forceSale':
    case 'rollFive':
    case 'out':
    case 'back':
      return kind;
  }
}

function checkBoard(board: readonly unknown[], properties: number): Illegal | undefined {
  if (board.length < MIN_SPACES || board.length > MAX_SPACES) {
    return { code: 'components-board-size', params: { min: MIN_SPACES, max: MAX_SPACES } };
  }
  const placed = new Set<number>();
  let sales = 0;
  for (const [index, space] of board.entries()) {
    if (!isFields(space)) return { code: 'components-space', params: { space: index } };
    const kind = SPACE_KINDS.find((known) => known === space['space']);
    const { property, amount } = space;
    if (kind === undefined || (kind === 'money' && !isAmount(amount))) {
      return { code: 'components-space', params: { space: index } };
    }
    // One START, where the pawns begin.
    if ((kind === 'start') !== (index === 0))
      return { code: 'components-start', params: { space: index } };
    if (kind === 'property') {
      if (!isCount(property, 0, properties - 1))
        return { code: 'components-space', params: { space: index } };
      if (placed.has(property)) return { code: 'components-space-twice', params: { space: index } };
      placed.add(property);
    }
    if (kind === 'saleUnowned' || kind === 'saleAny') sales++;
    const field = unknownField(space, [...SPACE_FIELDS[kind], ...ALL_SPACES]);
    if (field !== undefined)
      return { code: 'components-space-field', params: { space: index, field } };
    if (!isSourced(space)) return REBUILT;
  }
  if (placed.size < properties) return { code: 'components-property-not-on-board' };
  if (sales === 0) return { code: 'components-no-sale-space' };
  return undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MARKS = ['rebuilt', 'house'];
const PROPERTY_FIELDS = ['name', ...MARKS];
const ALL_CARDS = ['kind', 'copies', ...MARKS];
const ALL_SPACES = ['space', ...MARKS];

/** What an entry of this kind has beside what all have. */
const CARD_FIELDS: Readonly<Record<CardKind, readonly string[]>> = {
  profit: ['property', 'pays'],
  dieProfit: ['property'],
  pairProfit: ['properties', 'pays'],
  anyProfit: ['pays'],
  manyProfit: ['owned', 'pays'],
  tax: [],
  forceSale: [],
  rollFive: [],
  investor: ['brings'],
  out: [],
  back: [],
};
const SPACE_FIELDS: Readonly<Record<SpaceKind, readonly string[]>> = {
  start: [],
  property: ['property'],
  money: ['amount'],
  saleUnowned: [],
  saleAny: [],
  roll: [],
  trade: [],
};

/** The first field that does not belong there, cut to a length that can be shown. */
const unknownField = (value: Fields, known: readonly string[]): string | undefined =>
  Object.keys(value)
    .find((field) => !known.includes(field))
    ?.slice(0, MAX_WORD);

const REBUILT: Illegal = {
  code: 'components-rebuilt',
  params: { most: MAX_REBUILT, max: MAX_WORD },
};

/** `rebuilt` and `house` may be left out; if they are there they are short lists of words. */
const isSourced = ({ rebuilt, house }: Fields): boolean =>
  [rebuilt, house].every(
    (marks) =>
      marks === undefined ||
      (Array.isArray(marks) &&
        marks.length <= MAX_REBUILT &&
        marks.every((field) => isText(field, MAX_WORD))),
  );

/** Something to read on one line: no more than `max` characters, none of them invisible. */
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= max &&
  value.trim() === value &&
  !/\p{C}/u.test(value);

const isCount = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  (value as number) >= min &&
  (value as number) <= max;

const isAmount = (value: unknown): value is number =>
  isCount(value, STEP, MAX_AMOUNT) && value % STEP === 0;

const isPair = (value: unknown, properties: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((property) => isCount(property, 0, properties - 1)) &&
  value[0]! < value[1]!;
