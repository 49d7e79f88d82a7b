/** Cómo se llaman las cartas y los rangos, solos y en número. Todas las cartas son masculinas. */

import { about, inWords, list, verb } from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import { type CountedPlay, groupsOf } from '../../facts/plays.ts';
import { BUMP, FIVE, type Rank, type Status } from '../../facts/types.ts';

const NAMED = ['Bump', 'Bankrupt', 'Bankroll', 'Millionaire', 'Zillionaire'];

/** “7”, “Bump”. */
export const rankName = (rank: Rank): string => NAMED[rank - BUMP] ?? String(rank);

/** Como están impresos en las cartas. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  Rich: 'Rich',
  'Money to Burn': 'Money to Burn',
  'Upper Crust': 'Upper Crust',
  'Credit Crazy': 'Credit Crazy',
  'Thin Ice': 'Thin Ice',
  Poor: 'Poor',
};

const MANY = ['', 'unos', 'doses', 'treses', 'cuatros', 'cincos', 'seises', 'sietes', 'ochos'];

/** “siete”, “Bump”. */
export const spelled = (rank: Rank): string => (rank < BUMP ? inWords(rank) : rankName(rank));

/** “sietes”, “Bumps”. */
export const several = (rank: Rank): string => MANY[rank] ?? `${rankName(rank)}s`;

/** “un ocho”, “un Bump”. */
export const one = (rank: Rank): string => `un ${spelled(rank)}`;

/** “un ocho”, “dos seises”. */
export const cards = (rank: Rank, count: number): string =>
  count === 1 ? one(rank) : `${inWords(count)} ${several(rank)}`;

/** “dos unos, un ocho y un Bump”. */
export const hand = (ranks: readonly Rank[]): string =>
  list(groupsOf(ranks).map(({ rank, count }) => cards(rank, count)));

/** “una carta”, “dos cartas”. */
export const cardCount = (count: number): string =>
  count === 1 ? 'una carta' : `${inWords(count)} cartas`;

/** “te queda una carta”, “le quedan dos cartas”. */
export const remain = (who: Person, left: number): string =>
  `${verb(who, 'te', 'le')} ${left === 1 ? 'queda' : 'quedan'} ${cardCount(left)}`;

/** Z-4.10: como se anuncia: “un cinco que vale por tres cincos”. */
export function announcedPlay({ rank, count, asks }: CountedPlay): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count);
  return asks === 0
    ? 'un cinco de cantidad libre'
    : `un cinco que vale por ${inWords(asks)} cincos`;
}

/** Lo mismo donde hay poco sitio: “un cinco por tres”. */
export function shortPlay({ rank, count, asks }: CountedPlay): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count);
  return asks === 0 ? 'un cinco de cantidad libre' : `un cinco por ${inWords(asks)}`;
}

/** “… que vale por tres cincos”: una coma lo separa de lo que sigue. */
export const isClause = ({ rank, asks }: CountedPlay): boolean => rank === FIVE && asks > 1;

/** “abres”, “abre”. */
export const leads = (who: Person): string => verb(who, 'abres', 'abre');

/** “Ganas”, “Ana gana”. */
export const wins = (who: Person): string => about(who, 'Ganas', (name) => `${name} gana`);

/** “Pierdes el turno”, “Ana pierde el turno”. */
export const skips = (who: Person): string =>
  about(who, 'Pierdes el turno', (name) => `${name} pierde el turno`);
