/** Wie Karten und Ränge heißen, einzeln und mehrere, in jedem Fall. */

import { inWords, list, verb } from '@parlor/grammar/de';
import type { Person } from '@parlor/kit';
import { type CountedPlay, groupsOf } from '../../facts/plays.ts';
import { BANKROLL, BUMP, FIVE, type Rank, type Status } from '../../facts/types.ts';

export type Case = 'nominative' | 'accusative' | 'dative';

const NAMED = ['Bump', 'Bankrupt', 'Bankroll', 'Millionaire', 'Zillionaire'];

/** „7“, „Bump“. */
export const rankName = (rank: Rank): string => NAMED[rank - BUMP] ?? String(rank);

/** Wie sie auf den Karten stehen. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  Rich: 'Rich',
  'Money to Burn': 'Money to Burn',
  'Upper Crust': 'Upper Crust',
  'Credit Crazy': 'Credit Crazy',
  'Thin Ice': 'Thin Ice',
  Poor: 'Poor',
};

const NUMBERS = ['', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht'];
const MANY = [
  '',
  'Einsen',
  'Zweien',
  'Dreien',
  'Vieren',
  'Fünfen',
  'Sechsen',
  'Siebenen',
  'Achten',
];

/** „Sieben“, „Bump“. */
export const spelled = (rank: Rank): string => NUMBERS[rank] ?? rankName(rank);

/** „Siebenen“, „Bumps“. */
export const several = (rank: Rank): string => MANY[rank] ?? `${rankName(rank)}s`;

/** Zahlen sind weiblich, die Karten mit Namen außer der Bankroll männlich. */
export const isFeminine = (rank: Rank): boolean => rank < BUMP || rank === BANKROLL;

const ONE: Readonly<Record<Case, readonly [feminine: string, masculine: string]>> = {
  nominative: ['eine', 'ein'],
  accusative: ['eine', 'einen'],
  dative: ['einer', 'einem'],
};

/** „eine Acht“, „einen Bump“, „einem Bump“. */
export const one = (rank: Rank, inCase: Case): string =>
  `${ONE[inCase][isFeminine(rank) ? 0 : 1]} ${spelled(rank)}`;

/** „eine Acht“, „zwei Sechsen“. */
export const cards = (rank: Rank, count: number, inCase: Case): string =>
  count === 1 ? one(rank, inCase) : `${inWords(count)} ${several(rank)}`;

/** „zwei Einsen, eine Acht und ein Bump“. */
export const hand = (ranks: readonly Rank[], inCase: Case): string =>
  list(groupsOf(ranks).map(({ rank, count }) => cards(rank, count, inCase)));

/** „eine Karte“, „zwei Karten“: im ersten und vierten Fall. */
export const cardCount = (count: number): string =>
  count === 1 ? 'eine Karte' : `${inWords(count)} Karten`;

/** Z-4.10: wie angesagt wird: „eine Fünf, die für drei Fünfen zählt“. */
export function announcedPlay({ rank, count, asks }: CountedPlay, inCase: Case): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count, inCase);
  return asks === 0
    ? `${one(FIVE, inCase)} für jede Anzahl`
    : `${one(FIVE, inCase)}, die für ${inWords(asks)} Fünfen zählt`;
}

/** Dasselbe, wo wenig Platz ist: „eine Fünf für drei“. */
export function shortPlay({ rank, count, asks }: CountedPlay, inCase: Case): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count, inCase);
  return `${one(FIVE, inCase)} für ${asks === 0 ? 'jede Anzahl' : inWords(asks)}`;
}

/** „…, die für drei Fünfen zählt“: ein Nebensatz, der mit einem Komma endet. */
export const isClause = ({ rank, asks }: CountedPlay): boolean => rank === FIVE && asks > 1;

/** „Du hast“, „Ann hat“. */
export const has = (who: Person): string => verb(who, 'hast', 'hat');

/** „Du spielst … aus“, „Ann spielt … aus“. */
export const leads = (who: Person): string => verb(who, 'spielst', 'spielt');
