/** The components value by value, and why a set is refused, short enough to stand beside it. */

import { millions, plural } from '@parlor/grammar/en';
import type { CardKind, SpaceKind } from '../../facts/components.ts';
import type { ComponentRefusals } from '../../facts/refusals.ts';

const places: Readonly<Record<SpaceKind, string>> = {
  start: 'START',
  property: '',
  money: 'Money for an unowned box',
  saleUnowned: 'For Sale (unowned)',
  saleAny: 'For Sale (any)',
  roll: 'Roll Again',
  trade: 'Trade',
};

/** A kind of card: of all of them together, and of one. */
const kinds: Readonly<Record<CardKind, readonly [all: string, one: string]>> = {
  profit: ['Profit cards, one property', 'Profit'],
  dieProfit: ['Die-profit cards', 'Die profit'],
  pairProfit: ['Profit cards, two properties', 'Pair profit'],
  anyProfit: ['Profit cards, any property', 'Any property'],
  manyProfit: ['Profit cards, three and four properties', 'Several properties'],
  tax: ['Tax cards', 'Tax'],
  forceSale: ['Force Sale cards', 'Force Sale'],
  rollFive: ['Roll Die 5 Times cards', 'Roll Die 5 Times'],
  investor: ['Outside Investor cards', 'Outside Investor'],
  out: ['You’re Out cards', 'You’re Out'],
  back: ['I’m Back In cards', 'I’m Back In'],
};

type Refused = {
  readonly [Code in keyof ComponentRefusals]: (params: ComponentRefusals[Code]) => string;
};

const refused: Refused = {
  'components-property-name': ({ max }) =>
    `A name of 1 to ${max} characters, without spaces around it.`,
  'components-property-twice': () => 'Another property has this name.',
  'components-property-count': ({ min, max }) => `There have to be ${min} to ${max} properties.`,
  'components-card': () =>
    'Amounts are whole tens from 10 to 500, copies whole numbers from 1 to 150.',
  'components-card-twice': () => 'There is such a card already: raise its copies.',
  'components-deck-size': ({ min, max }) => `There have to be ${min} to ${max} cards.`,
  'components-too-many-faces': ({ max }) => `There can be ${max} different cards at most.`,
  'components-space': () => 'Amounts are whole tens from 10 to 500.',
  'components-space-twice': () => 'This property has a space already.',
  'components-start': () => 'Only the first space is START.',
  'components-board-size': ({ min, max }) => `The board has ${min} to ${max} spaces.`,
  'components-property-not-on-board': () => 'Every property needs a space on the board.',
  'components-no-sale-space': () => 'At least one space has to sell.',
  'components-not-an-object': () => 'This is not a set of properties, cards and spaces.',
  'components-field-unknown': () => 'The set has a part that does not exist.',
  'components-lists-missing': () => 'A part of the set is missing.',
  'components-property-field': () => 'Something at this property does not belong there.',
  'components-card-field': () => 'Something at this card does not belong there.',
  'components-space-field': () => 'Something at this space does not belong there.',
  'components-rebuilt': () => 'Where the values come from cannot be read.',
};

export const contents = {
  properties: 'Properties',
  property: (number: number) => `Property ${number}`,
  newProperty: 'Add a property',
  allCards: 'All cards',
  board: 'Board',
  space: (number: number) => `Space ${number}`,
  newSpace: 'Add a space',
  spaces: 'Spaces',
  name: 'Name',
  pays: 'Pays',
  brings: 'Brings',
  copies: 'Copies',
  owned: 'Properties needed',
  forProperty: 'Property',
  both: 'For',
  place: 'What lies here',
  amount: 'Amount',
  newCard: 'Add a card',
  money: millions,
  many: (owned: number) => plural(owned, { one: '# property', other: '# properties' }),
  kinds,
  placeOf: (kind: SpaceKind, property: string): string =>
    kind === 'property' ? property : places[kind],
  refused,
  /** For a code that is none of these. */
  refusedOtherwise: 'This cannot be played with.',
};
