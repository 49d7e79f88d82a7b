/** Cómo se llaman las cosas de este juego. */

import { list, millions, number } from '@parlor/grammar/es';
import type { Components } from '../../facts/components.ts';
import { cardFromCode, type NamedCard, namedCard, propertyName } from '../../facts/names.ts';
import type { Card } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

function card({ kind, properties, amount, owned }: NamedCard): string {
  switch (kind) {
    case 'profit':
    case 'pairProfit':
      return `Renta ${properties.join(' + ')} ${amount}`;
    case 'dieProfit':
      return `Renta al dado ${properties.join(' + ')}`;
    case 'anyProfit':
      return `Renta cualquier propiedad ${amount}`;
    case 'manyProfit':
      return `Renta ${owned} propiedades ${amount}`;
    case 'tax':
      return 'Impuesto';
    case 'forceSale':
      return 'Subasta forzosa';
    case 'rollFive':
      return 'Cinco tiradas';
    case 'investor':
      return `Inversor ${amount}`;
    case 'out':
      return 'Expulsión';
    case 'back':
      return 'Regreso';
  }
}

export function cardName(components: Components, number: Card): string {
  const named = namedCard(components, number);
  return named ? card(named) : `carta ${number}`;
}

export function codedCard(code: string): string {
  const named = cardFromCode(code);
  return named ? card(named) : code;
}

/** “la carta Impuesto”, o “una carta” para quien no debe saber cuál. */
export const theCard = (components: Components, number: Card | null): string =>
  number === null ? 'una carta' : `la carta ${cardName(components, number)}`;

/** Lo mismo donde está claro que es una carta. */
export const aCard = (components: Components, number: Card | null): string =>
  number === null ? 'una carta' : cardName(components, number);

export const withBox = (name: string): string => `${name} con su caja`;

/** Cartas en una lista, las iguales juntas. */
export function cardList(components: Components, cards: readonly (Card | null)[]): string {
  const counts = new Map<string, number>();
  for (const one of cards) {
    const name = aCard(components, one);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return list([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)));
}

export function spaceName(components: Components, at: number): string {
  const space = components.board[at];
  switch (space?.space) {
    case 'start':
      return 'SALIDA';
    case 'property':
      return propertyName(components, space.property);
    case 'money':
      return `Dinero ${millions(space.amount)}`;
    case 'saleUnowned':
      return 'Subasta (propiedad libre)';
    case 'saleAny':
      return 'Subasta (a elegir)';
    case 'roll':
      return 'Otra tirada';
    case 'trade':
      return 'Cambio';
    default:
      return `casilla ${at}`;
  }
}

export const names: Messages['names'] = {
  card: cardName,
  space: spaceName,
  money: millions,
  figure: number,
  list,
  shortMoney: (amount) => `${number(amount)}\u00a0M`,
  tightMoney: number,
  million: 'M',
  short: {
    'Convention Center': 'Convention Ctr',
    'Office Complex': 'Office Cplx',
    'Sports Complex': 'Sports Cplx',
    'Tropical Island': 'Tropical Isle',
  },
  print: {
    profit: 'RENTA',
    dieProfit: 'RENTA AL DADO',
    anyProperty: 'CUALQUIERA',
    many: (owned) => `CON ${owned} O MÁS`,
    tax: 'IMPUESTO',
    taxNote: '20 CADA UNA',
    forceSale: 'SUBASTA FORZOSA',
    forceSaleNote: 'TÚ SUBASTAS',
    rollFive: 'TIRADAS',
    investor: ['INVERSOR', 'EXTERNO'],
    out: ['EXPULSIÓN', 'DE LA', 'SUBASTA'],
    back: ['REGRESO', 'A LA', 'SUBASTA'],
  },
};
