/** What of a card, a property or a space is to be named; its words are those of a language. */

import { CARD_KINDS, type CardKind, type Components } from './components.ts';
import type { Card, Property } from './types.ts';

/** A name is content of the table, in whatever language its box is. */
export const propertyName = ({ properties }: Components, property: Property): string =>
  properties[property]?.name ?? `${property}`;

/** A card without its table. */
export interface NamedCard {
  readonly kind: CardKind;
  /** What it is for, where it is for certain properties. */
  readonly properties: readonly string[];
  /** What it pays or brings; 0 where it says nothing of that. */
  readonly amount: number;
  /** How many properties it asks for. */
  readonly owned: number;
}

export function namedCard(components: Components, card: Card): NamedCard | undefined {
  const data = components.cards[card];
  if (!data) return undefined;
  const { kind } = data;
  const named = (properties: readonly Property[], amount = 0, owned = 0): NamedCard => ({
    ...{ kind, amount, owned },
    properties: properties.map((property) => propertyName(components, property)),
  });
  switch (data.kind) {
    case 'profit':
      return named([data.property], data.pays);
    case 'dieProfit':
      return named([data.property]);
    case 'pairProfit':
      return named(data.properties, data.pays);
    case 'anyProfit':
      return named([], data.pays);
    case 'manyProfit':
      return named([], data.pays, data.owned);
    case 'investor':
      return named([], data.brings);
    default:
      return named([]);
  }
}

const SEPARATOR = '\t';

/** A card in one text: a refusal travels alone, and is put into words where nobody knows its table. */
export function cardCode(components: Components, card: Card): string {
  const named = namedCard(components, card);
  if (!named) return `${card}`;
  const { kind, amount, owned, properties } = named;
  return [kind, amount, owned, ...properties].join(SEPARATOR);
}

/** The card that a code stands for; undefined for a name, as refusals of the first edition have it. */
export function cardFromCode(code: string): NamedCard | undefined {
  const [kind, amount, owned, ...properties] = code.split(SEPARATOR);
  if (owned === undefined || !CARD_KINDS.includes(kind as CardKind)) return undefined;
  return { kind: kind as CardKind, amount: Number(amount), owned: Number(owned), properties };
}
