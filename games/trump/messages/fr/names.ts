/** Comment s’appellent les choses de ce jeu. */

import { list, millions, number, of } from '@parlor/grammar/fr';
import type { Components } from '../../facts/components.ts';
import { cardFromCode, type NamedCard, namedCard, propertyName } from '../../facts/names.ts';
import type { Card } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

function card({ kind, properties, amount, owned }: NamedCard): string {
  switch (kind) {
    case 'profit':
    case 'pairProfit':
      return `Gain ${properties.join(' + ')} ${amount}`;
    case 'dieProfit':
      return `Gain au dé ${properties.join(' + ')}`;
    case 'anyProfit':
      return `Gain toute propriété ${amount}`;
    case 'manyProfit':
      return `Gain ${owned} propriétés ${amount}`;
    case 'tax':
      return 'Taxe';
    case 'forceSale':
      return 'Vente forcée';
    case 'rollFive':
      return 'Cinq lancers';
    case 'investor':
      return `Investisseur ${amount}`;
    case 'out':
      return 'Hors jeu';
    case 'back':
      return 'De retour';
  }
}

export function cardName(components: Components, number: Card): string {
  const named = namedCard(components, number);
  return named ? card(named) : `carte ${number}`;
}

export function codedCard(code: string): string {
  const named = cardFromCode(code);
  return named ? card(named) : code;
}

/** « la carte Taxe », ou « une carte » pour qui ne doit pas savoir laquelle. */
export const theCard = (components: Components, number: Card | null): string =>
  number === null ? 'une carte' : `la carte ${cardName(components, number)}`;

/** La même chose là où il est clair que c’est une carte. */
export const aCard = (components: Components, number: Card | null): string =>
  number === null ? 'une carte' : cardName(components, number);

export const withBox = (name: string): string => `${name} avec son coffre`;

/** D’une propriété : « de Casino », « d’Airline ». */
export const ofProperty = (name: string): string => of({ name, isReader: false });

/** Des cartes dans une liste, les mêmes ensemble. */
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
      return 'DÉPART';
    case 'property':
      return propertyName(components, space.property);
    case 'money':
      return `Argent ${millions(space.amount)}`;
    case 'saleUnowned':
      return 'Vente (propriété libre)';
    case 'saleAny':
      return 'Vente (toutes propriétés)';
    case 'roll':
      return 'Nouveau lancer';
    case 'trade':
      return 'Échange';
    default:
      return `case ${at}`;
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
    profit: 'GAIN',
    dieProfit: 'GAIN AU DÉ',
    anyProperty: 'TOUTE PROPRIÉTÉ',
    many: (owned) => `AVEC ${owned} OU PLUS`,
    tax: 'TAXE',
    taxNote: '20 PAR PROPRIÉTÉ',
    forceSale: 'VENTE FORCÉE',
    forceSaleNote: 'À VOUS LA VENTE',
    rollFive: 'LANCERS',
    investor: ['INVESTISSEUR', 'EXTERNE'],
    out: ['HORS JEU', 'POUR CETTE', 'VENTE'],
    back: ['DE RETOUR', 'DANS LES', 'ENCHÈRES'],
  },
};
