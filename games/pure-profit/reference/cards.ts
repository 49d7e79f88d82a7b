/** The cards, and a few words about them. */

/** 1 to 10 are the values $1M to $10M; for the others see below. */
export type Card = number;

export const [LOWEST, HIGHEST] = [11, 12] as const;
export const [STEAL_ONE, STEAL_TWO, STEAL_THREE] = [13, 14, 15] as const;

export const [FIRST_VALUE, LAST_VALUE] = [1, 10] as const;

/** P-1.2: how many there are of each card, by the names the options use. */
const BOX: Deck = {
  '1': 8,
  '2': 8,
  '3': 8,
  '4': 8,
  '5': 8,
  '6': 8,
  '7': 8,
  '8': 8,
  '9': 8,
  '10': 8,
  bankruptLowest: 8,
  bankruptHighest: 8,
  stealOne: 4,
  stealTwo: 4,
  stealThree: 4,
};

export type Deck = { readonly [name: string]: number };

const SPECIALS: [name: string, card: Card][] = [
  ['bankruptLowest', LOWEST],
  ['bankruptHighest', HIGHEST],
  ['stealOne', STEAL_ONE],
  ['stealTwo', STEAL_TWO],
  ['stealThree', STEAL_THREE],
];

export const VALUES: Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const ALL_CARDS: Card[] = [...VALUES, ...SPECIALS.map(([, card]) => card)];

export const isValue = (card: Card): boolean => VALUES.includes(card);
export const isBankrupt = (card: Card): boolean => card === LOWEST || card === HIGHEST;
export const isSteal = (card: Card): boolean => mostStolen(card) > 0;

/** P-5.1: how many cards a Steal takes at most; none for another card. */
export function mostStolen(card: Card): number {
  if (card === STEAL_ONE) return 1;
  if (card === STEAL_TWO) return 2;
  if (card === STEAL_THREE) return 3;
  return 0;
}

export const ascending = (a: number, b: number): number => a - b;
export const isAscending = (cards: Card[]): boolean =>
  cards.every((card, nth) => nth === 0 || cards[nth - 1]! <= card);

export const distinct = (cards: Card[]): Card[] => [...new Set(cards)];
export const copies = (card: Card, count: number): Card[] =>
  Array.from({ length: count }, () => card);
export const howMany = (cards: Card[], card: Card): number =>
  cards.filter((other) => other === card).length;

/** Are `some` among `cards`, each as often? */
export const holds = (cards: Card[], some: Card[]): boolean =>
  some.every((card) => howMany(some, card) <= howMany(cards, card));

export function without(cards: Card[], gone: Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** All cards of a deck in the order of their numbers. */
export function cardsOf(deck: Deck | null): Card[] {
  const counts = deck ?? BOX;
  const values = VALUES.flatMap((value) => copies(value, counts[String(value)] ?? 0));
  const specials = SPECIALS.flatMap(([name, card]) => copies(card, counts[name] ?? 0));
  return [...values, ...specials];
}
