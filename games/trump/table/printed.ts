/** What is printed on the components: names, pictures to use, amounts. Content, no rules. */

import {
  type CardData,
  cardName as nameOf,
  type Components,
  propertyName as nameOfProperty,
  spaceName as nameOfSpace,
  STANDARD_COMPONENTS,
} from '../text/words.ts';
import type { View } from '../rules/index.ts';

export type Card = number;
export type Property = number;
export type { CardData, Components };

export const STANDARD = STANDARD_COMPONENTS;

export const setOf = ({ options }: View): Components => options.components ?? STANDARD_COMPONENTS;

export const cardName = nameOf;
export const propertyName = nameOfProperty;
export const spaceName = nameOfSpace;

export const kindOf = (set: Components, card: Card): CardData['kind'] | undefined =>
  set.cards[card]?.kind;

/** Bidding cards are for sales, all others for turns. */
export const isBiddingCard = (set: Components, card: Card): boolean => {
  const kind = kindOf(set, card);
  return kind === 'investor' || kind === 'out' || kind === 'back';
};

/** What an Outside Investor brings. */
export const brings = (set: Components, card: Card): number => {
  const data = set.cards[card];
  return data?.kind === 'investor' ? data.brings : 0;
};

/** What a card pays whoever may play it; undefined where a die or another's wealth decides. */
export const paysOf = (set: Components, card: Card): number | undefined => {
  const data = set.cards[card];
  return data && 'pays' in data ? data.pays : undefined;
};

/** The card of a kind, for kinds of which there is one face. */
export const cardOfKind = (set: Components, kind: CardData['kind']): Card | undefined => {
  const card = set.cards.findIndex((data) => data.kind === kind);
  return card < 0 ? undefined : card;
};

/** The properties a card names, in its order. */
export const propertiesOn = (set: Components, card: Card): readonly Property[] => {
  const data = set.cards[card];
  if (data?.kind === 'profit' || data?.kind === 'dieProfit') return [data.property];
  return data?.kind === 'pairProfit' ? data.properties : [];
};

/** Where room is short. */
const SHORT: Readonly<Record<string, string>> = {
  'Convention Center': 'Convention Ctr',
  'Office Complex': 'Office Cplx',
  'Sports Complex': 'Sports Cplx',
  'Tropical Island': 'Tropical Isle',
};

export const shortName = (set: Components, property: Property): string => {
  const name = propertyName(set, property);
  return SHORT[name] ?? name;
};

/** All money is in millions. By hand: the first use of a locale takes the page longer than its first picture. */
export const money = (amount: number): string =>
  `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}M`;
