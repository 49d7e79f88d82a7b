/** What properties, cards and spaces are called. */

import type { CardData, Components } from './components.ts';
import type { Card, Property } from './types.ts';

export const propertyName = ({ properties }: Components, property: Property): string =>
  properties[property]?.name ?? `property ${property}`;

export function cardName(components: Components, card: Card): string {
  const data = components.cards[card];
  return data ? nameOf(components, data) : `card ${card}`;
}

function nameOf(components: Components, card: CardData): string {
  switch (card.kind) {
    case 'profit':
      return `${propertyName(components, card.property)} Profit ${card.pays}`;
    case 'dieProfit':
      return `${propertyName(components, card.property)} Die Profit`;
    case 'pairProfit':
      return `${card.properties.map((one) => propertyName(components, one)).join(' + ')} Profit ${card.pays}`;
    case 'anyProfit':
      return `Any-Property Profit ${card.pays}`;
    case 'manyProfit':
      return `${card.owned}-Property Profit ${card.pays}`;
    case 'tax':
      return 'Tax';
    case 'forceSale':
      return 'Force Sale';
    case 'rollFive':
      return 'Roll Die 5 Times';
    case 'investor':
      return `Outside Investor ${card.brings}`;
    case 'out':
      return "You're Out";
    case 'back':
      return "I'm Back In";
  }
}

export function spaceName(components: Components, at: number): string {
  const space = components.board[at];
  switch (space?.space) {
    case 'start':
      return 'START';
    case 'property':
      return propertyName(components, space.property);
    case 'money':
      return `${money(space.amount)} for an unowned box`;
    case 'saleUnowned':
      return 'For Sale, unowned';
    case 'saleAny':
      return 'For Sale, any';
    case 'roll':
      return 'Roll Again';
    case 'trade':
      return 'Trade';
    default:
      return `space ${at}`;
  }
}

/** All money is in millions. */
export const money = (amount: number): string => `$${amount}M`;

/** "Hotel", "Hotel and Casino", "Hotel, Casino and Airline". */
export function listOf(names: readonly string[], last = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
