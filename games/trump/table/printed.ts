/** What is printed on the components: names, pictures to use, amounts. Content, no rules. */

import { type CardData, type Components, STANDARD_COMPONENTS } from '../facts/components.ts';
import { propertyName } from '../facts/names.ts';
import type { View } from '../rules/index.ts';
import { m } from './messages.ts';

export type Card = number;
export type Property = number;
export type { CardData, Components };

export const STANDARD = STANDARD_COMPONENTS;

export const setOf = ({ options }: View): Components => options.components ?? STANDARD_COMPONENTS;

export { propertyName };
export const cardName = (set: Components, card: Card): string => m().names.card(set, card);
export const spaceName = (set: Components, space: number): string => m().names.space(set, space);

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
export const shortName = (set: Components, property: Property): string => {
  const name = propertyName(set, property);
  return m().names.short[name] ?? name;
};

/** All money is in millions. */
export const money = (amount: number): string => m().names.money(amount);

/** The figure alone, where its place says that it is money. */
export const figure = (amount: number): string => m().names.figure(amount);

/** The same where there is little room. */
export const shortMoney = (amount: number): string => m().names.shortMoney(amount);
