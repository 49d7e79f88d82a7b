/** Le nom des cartes et des statuts, seuls ou en nombre. Toutes les cartes sont du masculin. */

import { inWords, list, Subject, verb } from '@parlor/grammar/fr';
import type { Person } from '@parlor/kit';
import { type CountedPlay, groupsOf } from '../../facts/plays.ts';
import { BUMP, FIVE, type Rank, type Status } from '../../facts/types.ts';

const NAMED = ['Bump', 'Bankrupt', 'Bankroll', 'Millionaire', 'Zillionaire'];

/** « 7 », « Bump ». */
export const rankName = (rank: Rank): string => NAMED[rank - BUMP] ?? String(rank);

/** Comme imprimés sur les cartes. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  Rich: 'Rich',
  'Money to Burn': 'Money to Burn',
  'Upper Crust': 'Upper Crust',
  'Credit Crazy': 'Credit Crazy',
  'Thin Ice': 'Thin Ice',
  Poor: 'Poor',
};

/** « 7 », « Bumps » : un chiffre ne prend pas la marque du pluriel. */
export const several = (rank: Rank): string =>
  rank < BUMP ? rankName(rank) : `${rankName(rank)}s`;

/** « un 8 », « un Bump ». */
export const one = (rank: Rank): string => `un ${rankName(rank)}`;

/** « un 8 », « deux 6 ». */
export const cards = (rank: Rank, count: number): string =>
  count === 1 ? one(rank) : `${inWords(count)} ${several(rank)}`;

/** « deux 1, un 8 et un Bump ». */
export const hand = (ranks: readonly Rank[]): string =>
  list(groupsOf(ranks).map(({ rank, count }) => cards(rank, count)));

/** « une carte », « deux cartes ». */
export const cardCount = (count: number): string =>
  count === 1 ? 'une carte' : `${inWords(count)} cartes`;

/** Après « ne … plus » : « qu’une carte », « que deux cartes ». */
export const onlyCards = (count: number): string =>
  count === 1 ? 'qu’une carte' : `que ${cardCount(count)}`;

/** Z-4.10 : comme on l’annonce : « un 5 qui compte pour trois 5 ». */
export function announcedPlay({ rank, count, asks }: CountedPlay): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count);
  return asks === 0 ? 'un 5 à nombre libre' : `un 5 qui compte pour ${inWords(asks)} 5`;
}

/** De même là où la place manque : « un 5 pour trois ». */
export function shortPlay({ rank, count, asks }: CountedPlay): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count);
  return asks === 0 ? 'un 5 à nombre libre' : `un 5 pour ${inWords(asks)}`;
}

/** « … qui compte pour trois 5 » : une virgule le sépare de la suite. */
export const isClause = ({ rank, asks }: CountedPlay): boolean => rank === FIVE && asks > 1;

/** « avez », « a ». */
export const has = (who: Person): string => verb(who, 'avez', 'a');

/** « entamez », « entame ». */
export const leads = (who: Person): string => verb(who, 'entamez', 'entame');

/** « gagnez », « gagne ». */
export const wins = (who: Person): string => verb(who, 'gagnez', 'gagne');

/** « Vous sautez votre tour », « Ann saute son tour ». */
export const skips = (who: Person): string =>
  `${Subject(who)} ${verb(who, 'sautez votre', 'saute son')} tour`;
