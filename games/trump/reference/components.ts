/** D-1.3: components that a table brings along, in the words of this implementation. */

import type { ComponentSet, Face, Property, Space } from './set.ts';

type CardData = { readonly copies: number } & (
  | { readonly kind: 'profit'; readonly property: Property; readonly pays: number }
  | { readonly kind: 'dieProfit'; readonly property: Property }
  | {
      readonly kind: 'pairProfit';
      readonly properties: readonly Property[];
      readonly pays: number;
    }
  | { readonly kind: 'anyProfit'; readonly pays: number }
  | { readonly kind: 'manyProfit'; readonly owned: number; readonly pays: number }
  | { readonly kind: 'investor'; readonly brings: number }
  | { readonly kind: 'tax' | 'forceSale' | 'rollFive' | 'out' | 'back' }
);

type SpaceData =
  | { readonly space: 'property'; readonly property: Property }
  | { readonly space: 'money'; readonly amount: number }
  | { readonly space: 'start' | 'saleUnowned' | 'saleAny' | 'roll' | 'trade' };

/** Cards and properties are numbered in this order. Names are no part of a position. */
export interface Components {
  readonly properties: readonly unknown[];
  readonly cards: readonly CardData[];
  readonly board: readonly SpaceData[];
}

function faceFrom(card: CardData): Face {
  switch (card.kind) {
    case 'profit':
      return { is: 'named profit', names: [card.property], worth: card.pays };
    case 'dieProfit':
      return { is: 'die profit', names: [card.property] };
    case 'pairProfit':
      return { is: 'named profit', names: [...card.properties], worth: card.pays };
    case 'anyProfit':
      return { is: 'counted profit', atLeast: 1, worth: card.pays };
    case 'manyProfit':
      return { is: 'counted profit', atLeast: card.owned, worth: card.pays };
    case 'investor':
      return { is: 'investor', worth: card.brings };
    case 'tax':
    case 'out':
      return { is: card.kind };
    case 'forceSale':
      return { is: 'force sale' };
    case 'rollFive':
      return { is: 'five rolls' };
    case 'back':
      return { is: 'back in' };
  }
}

function spaceFrom(space: SpaceData): Space {
  switch (space.space) {
    case 'property':
      return { is: 'property', property: space.property };
    case 'money':
      return { is: 'money', worth: space.amount };
    case 'saleUnowned':
      return { is: 'sale of unowned' };
    case 'saleAny':
      return { is: 'sale of any' };
    default:
      return { is: space.space };
  }
}

/** They have been found sensible before a table opens. */
export const setOf = ({ properties, cards, board }: Components): ComponentSet => ({
  properties: properties.length,
  faces: cards.map((card) => ({ face: faceFrom(card), copies: card.copies })),
  spaces: board.map(spaceFrom),
});
