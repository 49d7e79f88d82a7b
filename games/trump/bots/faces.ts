/** The cards of a table as a player sorts them: what pays what, and what serves for what. */

import type { State } from '../rules/state/state.ts';

export type Rules = State['rules'];
export type Card = number;
export type Property = number;

export interface Faces {
  /** By card: what it pays on average once its condition is met; 0 for all but profit cards. */
  readonly pay: Float64Array;
  /** By card: does it pay by the die? */
  readonly byDie: Uint8Array;
  /** The one face of each kind, or NO_FACE. */
  readonly tax: Card;
  readonly forceSale: Card;
  readonly rollFive: Card;
  readonly out: Card;
  readonly back: Card;
  readonly investors: readonly Card[];
  /** By property: the profit cards that name it. */
  readonly about: readonly (readonly Card[])[];
  /** Profit cards that count properties, two or more. */
  readonly counting: readonly Card[];
}

export const NO_FACE = -1;
export const STEP = 10;
export const TAX_PER_PROPERTY = 20;

/** 20 for each pip of a throw from 1 to 5. */
const DIE_AVERAGE = 60;

const known = new WeakMap<Rules, Faces>();
let lastRules: Rules | undefined;
let lastFaces: Faces | undefined;

export function facesOf(rules: Rules): Faces {
  if (rules === lastRules) return lastFaces!;
  let faces = known.get(rules);
  if (!faces) {
    faces = sort(rules);
    known.set(rules, faces);
  }
  lastRules = rules;
  lastFaces = faces;
  return faces;
}

function sort(rules: Rules): Faces {
  const { cards, properties } = rules.components;
  const face = (kind: string): Card => cards.findIndex((card) => card.kind === kind);
  const pay = Float64Array.from(cards, (card) => {
    if ('pays' in card) return card.pays;
    return card.kind === 'dieProfit' ? DIE_AVERAGE : 0;
  });
  return {
    pay,
    byDie: Uint8Array.from(cards, ({ kind }) => (kind === 'dieProfit' ? 1 : 0)),
    tax: face('tax'),
    forceSale: face('forceSale'),
    rollFive: face('rollFive'),
    out: rules.outCard,
    back: rules.backCard,
    investors: rules.investors,
    about: properties.map((_, property) =>
      [...cards.keys()].filter((card) => (rules.mustOwn[card]! & (1 << property)) !== 0),
    ),
    counting: [...cards.keys()].filter((card) => rules.mustCount[card]! > 1),
  };
}

/** Does owning `holdings` meet what a profit card asks for? */
export function isMet(rules: Rules, card: Card, holdings: number): boolean {
  const mustOwn = rules.mustOwn[card]!;
  if ((holdings & mustOwn) !== mustOwn) return false;
  const mustCount = rules.mustCount[card]!;
  return mustCount === 0 || countSet(holdings) >= mustCount;
}

export function countSet(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);
