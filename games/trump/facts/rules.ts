/** Components made ready for play: small arrays indexed by card, space and property. */

import {
  CARD_KINDS,
  type CardData,
  type CardKind,
  type Components,
  SPACE_KINDS,
  type SpaceKind,
  STANDARD_COMPONENTS,
} from './components.ts';
import { CARD_WORDS, WORD_BITS, wordOf } from './limits.ts';
import type { Card } from './types.ts';

export interface Rules {
  readonly components: Components;
  readonly propertyCount: number;
  readonly allProperties: number;
  readonly cardCount: number;
  /** By card: its kind, what it pays or brings, how many copies there are. */
  readonly kind: Uint8Array;
  readonly amount: Int32Array;
  readonly copies: Uint8Array;
  /** By card: the properties that must all be owned, as a set, and how many of any kind. */
  readonly mustOwn: Int32Array;
  readonly mustCount: Uint8Array;
  /** Every card with its copies, ascending: the deck before it is shuffled. */
  readonly deck: Uint8Array;
  readonly investors: readonly Card[];
  /** Cards that are played on a turn, as a set in two words. */
  readonly turnCards: Int32Array;
  /** The bidding cards by number, or NO_CARD if the deck has none. */
  readonly outCard: Card;
  readonly backCard: Card;
  readonly space: Uint8Array;
  /** By space: the amount of a money space, the number of a property. */
  readonly spaceValue: Int32Array;
}

export const NO_CARD = -1;

const kindNumbers = <Kind extends string>(kinds: readonly Kind[]): Readonly<Record<Kind, number>> =>
  Object.fromEntries(kinds.map((kind, index) => [kind, index])) as Record<Kind, number>;

/** The number under which a kind stands in `Rules.kind` and `Rules.space`. */
const KIND: Readonly<Record<CardKind, number>> = kindNumbers(CARD_KINDS);
export const SPACE: Readonly<Record<SpaceKind, number>> = kindNumbers(SPACE_KINDS);

// Single constants: the hot path compares numbers, not object fields.
export const DIE_PROFIT = KIND.dieProfit;
const MANY_PROFIT = KIND.manyProfit;
export const TAX = KIND.tax;
export const FORCE_SALE = KIND.forceSale;
export const ROLL_FIVE = KIND.rollFive;
export const INVESTOR = KIND.investor;

/** The first five kinds pay when their player owns what they ask for. */
export const isProfitKind = (kind: number): boolean => kind <= MANY_PROFIT;
export const isTurnKind = (kind: number): boolean => kind < INVESTOR;
export const isPayingKind = (kind: number): boolean => kind <= TAX;

function compile(components: Components): Rules {
  const { properties, cards, board } = components;
  const kindOf = cards.map((card) => KIND[card.kind]);
  return {
    components,
    propertyCount: properties.length,
    allProperties: (1 << properties.length) - 1,
    cardCount: cards.length,
    kind: Uint8Array.from(kindOf),
    amount: Int32Array.from(cards, amountOf),
    copies: Uint8Array.from(cards, ({ copies }) => copies),
    mustOwn: Int32Array.from(cards, mustOwn),
    mustCount: Uint8Array.from(cards, mustCount),
    deck: Uint8Array.from(cards.flatMap(({ copies }, card) => Array<Card>(copies).fill(card))),
    investors: [...kindOf.keys()].filter((card) => kindOf[card] === KIND.investor),
    turnCards: turnCardSet(kindOf),
    outCard: kindOf.indexOf(KIND.out),
    backCard: kindOf.indexOf(KIND.back),
    space: Uint8Array.from(board, ({ space }) => SPACE[space]),
    spaceValue: Int32Array.from(board, (space) =>
      space.space === 'money' ? space.amount : space.space === 'property' ? space.property : 0,
    ),
  };
}

function turnCardSet(kindOf: readonly number[]): Int32Array {
  const set = new Int32Array(CARD_WORDS);
  for (const [card, kind] of kindOf.entries()) {
    if (isTurnKind(kind)) set[wordOf(card)]! |= 1 << (card % WORD_BITS);
  }
  return set;
}

function amountOf(card: CardData): number {
  if ('pays' in card) return card.pays;
  return card.kind === 'investor' ? card.brings : 0;
}

function mustOwn(card: CardData): number {
  switch (card.kind) {
    case 'profit':
    case 'dieProfit':
      return 1 << card.property;
    case 'pairProfit':
      return card.properties.reduce((set, property) => set | (1 << property), 0);
    default:
      return 0;
  }
}

function mustCount(card: CardData): number {
  if (card.kind === 'anyProfit') return 1;
  return card.kind === 'manyProfit' ? card.owned : 0;
}

export const STANDARD_RULES = compile(STANDARD_COMPONENTS);

const compiled = new WeakMap<Components, Rules>();

/** The rules for a table's components; null stands for what is in the box. */
export function rulesOf(components: Components | null): Rules {
  if (components === null) return STANDARD_RULES;
  let rules = compiled.get(components);
  if (!rules) {
    rules = compile(components);
    compiled.set(components, rules);
  }
  return rules;
}
