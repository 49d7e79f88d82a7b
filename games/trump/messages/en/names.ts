/** What things of this game are called. */

import { list, millions, number } from '@parlor/grammar/en';
import type { Components, SpaceData } from '../../facts/components.ts';
import { cardFromCode, type NamedCard, namedCard, propertyName } from '../../facts/names.ts';
import type { Card } from '../../facts/types.ts';

/** As it is printed on the card. */
function card({ kind, properties, amount, owned }: NamedCard): string {
  switch (kind) {
    case 'profit':
    case 'pairProfit':
      return `${properties.join(' + ')} Profit ${amount}`;
    case 'dieProfit':
      return `${properties.join(' + ')} Die Profit`;
    case 'anyProfit':
      return `Any-Property Profit ${amount}`;
    case 'manyProfit':
      return `${owned}-Property Profit ${amount}`;
    case 'tax':
      return 'Tax';
    case 'forceSale':
      return 'Force Sale';
    case 'rollFive':
      return 'Roll Die 5 Times';
    case 'investor':
      return `Outside Investor ${amount}`;
    case 'out':
      return 'You’re Out';
    case 'back':
      return 'I’m Back In';
  }
}

export function cardName(components: Components, number: Card): string {
  const named = namedCard(components, number);
  return named ? card(named) : `card ${number}`;
}

/** Of a refusal. Matches of the first edition send names. */
export function codedCard(code: string): string {
  const named = cardFromCode(code);
  return named ? card(named) : code;
}

/** In a sentence: "the card Tax", or "a card" to whoever may not know which. */
export const theCard = (components: Components, number: Card | null): string =>
  number === null ? 'a card' : `the card ${cardName(components, number)}`;

/** The same where it is clear that it is a card. */
export const aCard = (components: Components, number: Card | null): string =>
  number === null ? 'a card' : cardName(components, number);

export const withBox = (name: string): string => `${name} with its box`;

/** Cards in a list, equal ones together. */
export function cardList(components: Components, cards: readonly (Card | null)[]): string {
  const counts = new Map<string, number>();
  for (const one of cards) {
    const name = aCard(components, one);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return list([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)));
}

export function spaceName(components: Components, at: number): string {
  const space: SpaceData | undefined = components.board[at];
  switch (space?.space) {
    case 'start':
      return 'START';
    case 'property':
      return propertyName(components, space.property);
    case 'money':
      return `Money ${millions(space.amount)}`;
    case 'saleUnowned':
      return 'For Sale (unowned)';
    case 'saleAny':
      return 'For Sale (any)';
    case 'roll':
      return 'Roll Again';
    case 'trade':
      return 'Trade';
    default:
      return `space ${at}`;
  }
}

export const names = {
  card: cardName,
  space: spaceName,
  money: millions,
  /** Where its place says that it is money. */
  figure: number,
  list,

  /** Where room is short: the figure with as little around it as tells what it is. */
  shortMoney: millions,
  /** On the boxes of a phone. */
  tightMoney: millions,
  /** What stands in small behind a figure. */
  million: 'M',

  /** Names of properties of the standard set, where room is short. */
  short: {
    'Convention Center': 'Convention Ctr',
    'Office Complex': 'Office Cplx',
    'Sports Complex': 'Sports Cplx',
    'Tropical Island': 'Tropical Isle',
  } as Readonly<Record<string, string>>,

  /** What is printed on the cards, line by line. */
  print: {
    profit: 'PROFIT',
    dieProfit: 'DIE PROFIT',
    anyProperty: 'ANY PROPERTY',
    many: (owned: number) => `OWN ${owned} OR MORE`,
    tax: 'TAX',
    taxNote: '20 A PROPERTY',
    forceSale: 'FORCE SALE',
    forceSaleNote: 'YOU ARE BROKER',
    rollFive: 'ROLL DIE',
    investor: ['OUTSIDE', 'INVESTOR'] as readonly [string, string],
    out: ['YOU’RE', 'OUT OF THE', 'BIDDING'] as readonly [string, string, string],
    back: ['I’M BACK', 'IN THE', 'BIDDING'] as readonly [string, string, string],
  },
};
