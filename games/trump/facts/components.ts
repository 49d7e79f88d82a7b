/**
 * Properties, cards and board as data. `rebuilt` lists the values of an entry
 * that the rulebook does not give, `house` those that a table has entered;
 * everything else in it comes from the rulebook.
 */

export interface Components {
  readonly properties: readonly PropertyData[];
  readonly cards: readonly CardData[];
  /** Clockwise from START. */
  readonly board: readonly SpaceData[];
}

export interface Sourced {
  readonly rebuilt?: readonly string[];
  readonly house?: readonly string[];
}

export interface PropertyData extends Sourced {
  readonly name: string;
}

interface Copies extends Sourced {
  readonly copies: number;
}

export type CardData = Copies &
  (
    | { readonly kind: 'profit'; readonly property: number; readonly pays: number }
    | { readonly kind: 'dieProfit'; readonly property: number }
    | { readonly kind: 'pairProfit'; readonly properties: readonly number[]; readonly pays: number }
    | { readonly kind: 'anyProfit'; readonly pays: number }
    | { readonly kind: 'manyProfit'; readonly owned: number; readonly pays: number }
    | { readonly kind: 'tax' }
    | { readonly kind: 'forceSale' }
    | { readonly kind: 'rollFive' }
    | { readonly kind: 'investor'; readonly brings: number }
    | { readonly kind: 'out' }
    | { readonly kind: 'back' }
  );

export const CARD_KINDS = [
  'profit',
  'dieProfit',
  'pairProfit',
  'anyProfit',
  'manyProfit',
  'tax',
  'forceSale',
  'rollFive',
  'investor',
  'out',
  'back',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export type SpaceData = Sourced &
  (
    | { readonly space: 'start' }
    | { readonly space: 'property'; readonly property: number }
    | { readonly space: 'money'; readonly amount: number }
    | { readonly space: 'saleUnowned' }
    | { readonly space: 'saleAny' }
    | { readonly space: 'roll' }
    | { readonly space: 'trade' }
  );

export const SPACE_KINDS = [
  'start',
  'property',
  'money',
  'saleUnowned',
  'saleAny',
  'roll',
  'trade',
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

// D-1.1, D-2.1, D-4.2, D-3.5, D-3.8: numbers that belong to the rules rather than to a card or a space.
export const STARTING_CASH = 400;
export const STARTING_BOX = 50;
export const STARTING_HAND = 5;
export const STEP = 10;
export const PROPERTY_SPACE_PAYS = 10;
export const DIE_PAYS = 20;
export const TAX_PER_PROPERTY = 20;
export const FIVE_ROLLS = 5;
export const DIE_FACES = 6;
/** The face above 5, as `below(DIE_FACES)` gives it. */
export const T_FACE = 5;

const PLACE = ['place'];
const PLACE_AND_AMOUNT = ['place', 'amount'];

const property = (index: number): SpaceData => ({
  space: 'property',
  property: index,
  rebuilt: PLACE,
});
const money = (amount: number): SpaceData => ({
  space: 'money',
  amount,
  rebuilt: PLACE_AND_AMOUNT,
});
const saleUnowned: SpaceData = { space: 'saleUnowned', rebuilt: PLACE };
const saleAny: SpaceData = { space: 'saleAny', rebuilt: PLACE };
const rollAgain: SpaceData = { space: 'roll', rebuilt: PLACE };
const trade: SpaceData = { space: 'trade', rebuilt: PLACE };

const PROPERTY_COUNT = 8;

const dieProfits: CardData[] = Array.from({ length: PROPERTY_COUNT }, (_, index) => ({
  kind: 'dieProfit',
  property: index,
  copies: 1,
}));

/** What is in the box (D-9). */
export const STANDARD_COMPONENTS: Components = {
  properties: [
    { name: 'Hotel' },
    { name: 'Casino' },
    { name: 'Convention Center' },
    { name: 'Office Complex', rebuilt: ['name'] },
    { name: 'Sports Complex' },
    { name: 'Airline', rebuilt: ['name'] },
    { name: 'Cruise Line' },
    { name: 'Tropical Island' },
  ],
  cards: [
    { kind: 'profit', property: 0, pays: 60, copies: 1 },
    { kind: 'profit', property: 1, pays: 60, copies: 1, rebuilt: ['pays'] },
    { kind: 'profit', property: 2, pays: 40, copies: 1 },
    { kind: 'profit', property: 3, pays: 40, copies: 1, rebuilt: ['pays'] },
    { kind: 'profit', property: 4, pays: 30, copies: 1 },
    { kind: 'profit', property: 5, pays: 30, copies: 1, rebuilt: ['pays'] },
    { kind: 'profit', property: 6, pays: 50, copies: 1, rebuilt: ['pays'] },
    { kind: 'profit', property: 7, pays: 50, copies: 1, rebuilt: ['pays'] },
    ...dieProfits,
    { kind: 'pairProfit', properties: [0, 1], pays: 120, copies: 1 },
    {
      kind: 'pairProfit',
      properties: [1, 2],
      pays: 100,
      copies: 1,
      rebuilt: ['properties', 'pays'],
    },
    {
      kind: 'pairProfit',
      properties: [2, 3],
      pays: 80,
      copies: 1,
      rebuilt: ['properties', 'pays'],
    },
    {
      kind: 'pairProfit',
      properties: [3, 4],
      pays: 70,
      copies: 1,
      rebuilt: ['properties', 'pays'],
    },
    {
      kind: 'pairProfit',
      properties: [4, 5],
      pays: 60,
      copies: 1,
      rebuilt: ['properties', 'pays'],
    },
    {
      kind: 'pairProfit',
      properties: [5, 6],
      pays: 80,
      copies: 1,
      rebuilt: ['properties', 'pays'],
    },
    { kind: 'pairProfit', properties: [6, 7], pays: 100, copies: 1 },
    {
      kind: 'pairProfit',
      properties: [0, 7],
      pays: 110,
      copies: 1,
      rebuilt: ['properties', 'pays'],
    },
    // The rulebook has eight of these, paying 40 to 50; how many of each is ours.
    { kind: 'anyProfit', pays: 40, copies: 4, rebuilt: ['copies'] },
    { kind: 'anyProfit', pays: 50, copies: 4, rebuilt: ['copies'] },
    // Two 3-property cards are given, and 160 for one of them.
    { kind: 'manyProfit', owned: 3, pays: 160, copies: 2, rebuilt: ['pays of the second'] },
    { kind: 'manyProfit', owned: 4, pays: 200, copies: 1, rebuilt: ['pays'] },
    { kind: 'tax', copies: 5 },
    { kind: 'forceSale', copies: 4 },
    { kind: 'rollFive', copies: 2 },
    // Eight in all, from 20 to 60, one of them 50.
    { kind: 'investor', brings: 20, copies: 1, rebuilt: ['copies'] },
    { kind: 'investor', brings: 30, copies: 2, rebuilt: ['brings', 'copies'] },
    { kind: 'investor', brings: 40, copies: 2, rebuilt: ['brings', 'copies'] },
    { kind: 'investor', brings: 50, copies: 2, rebuilt: ['copies'] },
    { kind: 'investor', brings: 60, copies: 1, rebuilt: ['copies'] },
    { kind: 'out', copies: 13 },
    { kind: 'back', copies: 5 },
  ],
  board: [
    { space: 'start' },
    property(0),
    money(20),
    saleUnowned,
    property(1),
    rollAgain,
    property(2),
    money(30),
    saleAny,
    property(3),
    saleUnowned,
    trade,
    property(4),
    money(40),
    saleUnowned,
    property(5),
    rollAgain,
    money(20),
    property(6),
    saleAny,
    trade,
    property(7),
    money(30),
    saleUnowned,
  ],
};
