/** Section 9: the properties, the cards and the board, and what kind of card a card is. */

export type Card = number;
export type Property = number;

export type Face =
  /** D-4.1: own all that it names. One property, or two neighbours. */
  | { is: 'named profit'; names: Property[]; worth: number }
  /** D-4.1: own it, then 20 times the die. */
  | { is: 'die profit'; names: Property[] }
  /** D-4.1: own at least so many, one for the any-property cards. */
  | { is: 'counted profit'; atLeast: number; worth: number }
  | { is: 'tax' }
  | { is: 'force sale' }
  | { is: 'five rolls' }
  | { is: 'investor'; worth: number }
  | { is: 'out' }
  | { is: 'back in' };

export type Space =
  | { is: 'start' }
  | { is: 'property'; property: Property }
  | { is: 'money'; worth: number }
  | { is: 'sale of unowned' }
  | { is: 'sale of any' }
  | { is: 'roll' }
  | { is: 'trade' };

export interface ComponentSet {
  properties: number;
  /** By card number. */
  faces: { face: Face; copies: number }[];
  spaces: Space[];
}

/** In board order: profit, and the pair with the next one. */
const PROPERTIES = [
  { name: 'Hotel', profit: 60, pair: 120 },
  { name: 'Casino', profit: 60, pair: 100 },
  { name: 'Convention Center', profit: 40, pair: 80 },
  { name: 'Office Complex', profit: 40, pair: 70 },
  { name: 'Sports Complex', profit: 30, pair: 60 },
  { name: 'Airline', profit: 30, pair: 80 },
  { name: 'Cruise Line', profit: 50, pair: 100 },
  { name: 'Tropical Island', profit: 50, pair: 110 },
];

const once = (face: Face) => ({ face, copies: 1 });
const times = (copies: number, face: Face) => ({ face, copies });

/** D-1.1, D-9 */
const FACES: { face: Face; copies: number }[] = [
  ...PROPERTIES.map(({ profit }, property) =>
    once({ is: 'named profit', names: [property], worth: profit }),
  ),
  ...PROPERTIES.map((_, property) => once({ is: 'die profit', names: [property] })),
  ...PROPERTIES.map(({ pair }, property) =>
    once({
      is: 'named profit',
      names: [property, (property + 1) % PROPERTIES.length],
      worth: pair,
    }),
  ),
  times(4, { is: 'counted profit', atLeast: 1, worth: 40 }),
  times(4, { is: 'counted profit', atLeast: 1, worth: 50 }),
  times(2, { is: 'counted profit', atLeast: 3, worth: 160 }),
  times(1, { is: 'counted profit', atLeast: 4, worth: 200 }),
  times(5, { is: 'tax' }),
  times(4, { is: 'force sale' }),
  times(2, { is: 'five rolls' }),
  times(1, { is: 'investor', worth: 20 }),
  times(2, { is: 'investor', worth: 30 }),
  times(2, { is: 'investor', worth: 40 }),
  times(2, { is: 'investor', worth: 50 }),
  times(1, { is: 'investor', worth: 60 }),
  times(13, { is: 'out' }),
  times(5, { is: 'back in' }),
];

const on = (property: Property): Space => ({ is: 'property', property });
const money = (worth: number): Space => ({ is: 'money', worth });
const saleOfUnowned: Space = { is: 'sale of unowned' };
const saleOfAny: Space = { is: 'sale of any' };
const roll: Space = { is: 'roll' };
const trade: Space = { is: 'trade' };

/** D-9: 24 spaces, clockwise. */
const SPACES: Space[] = [
  { is: 'start' },
  on(0),
  money(20),
  saleOfUnowned,
  on(1),
  roll,
  on(2),
  money(30),
  saleOfAny,
  on(3),
  saleOfUnowned,
  trade,
  on(4),
  money(40),
  saleOfUnowned,
  on(5),
  roll,
  money(20),
  on(6),
  saleOfAny,
  trade,
  on(7),
  money(30),
  saleOfUnowned,
];

export const STANDARD: ComponentSet = {
  properties: PROPERTIES.length,
  faces: FACES,
  spaces: SPACES,
};

/** In ascending card numbers with copies, before the shuffle. */
export const deckOf = (set: ComponentSet): Card[] =>
  set.faces.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card));

export const isCard = (set: ComponentSet, card: unknown): card is Card =>
  Number.isInteger(card) && set.faces[card as number] !== undefined;

export const faceOf = (set: ComponentSet, card: Card): Face => set.faces[card]!.face;

/** D-4.5: bidding cards are for sales only. */
export const isTurnCard = (set: ComponentSet, card: Card): boolean =>
  !['investor', 'out', 'back in'].includes(faceOf(set, card).is);

/** Cards whose condition is what their player owns. */
export const isProfitCard = (set: ComponentSet, card: Card): boolean =>
  ['named profit', 'die profit', 'counted profit'].includes(faceOf(set, card).is);

/** Cards that bring cash: the turn cards but Force Sale and Roll Die 5 Times. */
export const isPayingCard = (set: ComponentSet, card: Card): boolean =>
  isProfitCard(set, card) || faceOf(set, card).is === 'tax';

/** D-4.1: can this profit card be played by somebody who owns these? */
export function isMetBy(face: Face, owned: Property[]): boolean {
  if (face.is === 'named profit' || face.is === 'die profit') {
    return face.names.every((property) => owned.includes(property));
  }
  return face.is === 'counted profit' && owned.length >= face.atLeast;
}
