/** Comment s’appellent les cartes et les quantités dans une phrase. Toutes les cartes sont du masculin. */

import { capital, inWords, list, plural, verb } from '@parlor/grammar/fr';
import type { Person } from '@parlor/kit';
import { counted } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';

const NUMBERS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
] as const;

/** Pour l’œil : 7, Demi, Fantôme. */
export const nameOf = (card: Card): string =>
  card === HALF ? 'Demi' : card === GHOST ? 'Fantôme' : String(card);

/** Pour l’oreille : sept, demi, fantôme. */
export const spoken = (card: Card): string => NUMBERS[card] ?? nameOf(card).toLowerCase();

/** « un 7 », « un Demi ». */
export const one = (card: Card): string => `un ${nameOf(card)}`;

export const One = (card: Card): string => capital(one(card));

/** Les nombres ne changent pas au pluriel. */
const many = (card: Card): string => (card < HALF ? nameOf(card) : `${nameOf(card)}s`);

/** « un 7 », « deux 7 », « deux Demis ». */
export const some = (card: Card, count: number): string =>
  count === 1 ? one(card) : `${inWords(count)} ${many(card)}`;

/** « 7 », « deux 7 ». */
export const several = (card: Card, count: number): string =>
  count === 1 ? nameOf(card) : some(card, count);

/** « deux 7 et un Fantôme ». */
export const group = (cards: readonly Card[]): string =>
  list(counted(cards).map(({ card, count }) => some(card, count)));

/** « 7, 7 et Fantôme ». */
export const names = (cards: readonly Card[]): string => list(cards.map(nameOf));

const FROM_TABLE = { open: 'visible', blind: 'caché' } as const;

/** « 7 visible », « Fantôme caché ». */
export const onTable = (card: Card, from: keyof typeof FROM_TABLE): string =>
  `${nameOf(card)} ${FROM_TABLE[from]}`;

/** « 1 carte », « 5 cartes ». */
export const cardCount = (count: number): string =>
  plural(count, { one: '# carte', other: '# cartes' });

export const pointCount = (points: number): string =>
  plural(points, { one: '# point', other: '# points' });

/** « la pile de 5 cartes ». */
export const thePile = (count: number): string =>
  plural(count, { one: 'la pile d’une carte', other: 'la pile de # cartes' });

/** « vous attraper », « attraper Anne ». */
export const toCatch = (who: Person): string => verb(who, 'vous attraper', `attraper ${who.name}`);

/** Après une carte ou un nom : « vous attrape », « attrape Anne ». */
export const catches = (who: Person): string => verb(who, 'vous attrape', `attrape ${who.name}`);

/** « Vous attrapez Anne », « Anne vous attrape ». */
export const Catches = (by: Person, who: Person): string =>
  by.isReader ? `Vous attrapez ${who.name}` : `${by.name} ${catches(who)}`;
