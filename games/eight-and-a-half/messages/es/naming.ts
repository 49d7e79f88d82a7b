/** Cómo se llaman las cartas y las cantidades en una frase. Todas las cartas son masculinas. */

import { capital, inWords, list, plural } from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import { counted } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';

const NUMBERS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
] as const;

const MANY = [
  'ceros',
  'unos',
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
] as const;

/** Para la vista: 7, Medio, Fantasma. */
export const nameOf = (card: Card): string =>
  card === HALF ? 'Medio' : card === GHOST ? 'Fantasma' : String(card);

/** Para el oído: siete, medio, fantasma. */
export const spoken = (card: Card): string => NUMBERS[card] ?? nameOf(card).toLowerCase();

/** “un 7”, “un Medio”. */
export const one = (card: Card): string => `un ${nameOf(card)}`;

export const One = (card: Card): string => capital(one(card));

const many = (card: Card): string => MANY[card] ?? `${nameOf(card)}s`;

/** “un 7”, “dos sietes”. */
export const some = (card: Card, count: number): string =>
  count === 1 ? one(card) : `${inWords(count)} ${many(card)}`;

/** “7”, “dos sietes”. */
export const several = (card: Card, count: number): string =>
  count === 1 ? nameOf(card) : some(card, count);

/** “dos sietes y un Fantasma”. */
export const group = (cards: readonly Card[]): string =>
  list(counted(cards).map(({ card, count }) => some(card, count)));

/** “7, 7 y Fantasma”. */
export const names = (cards: readonly Card[]): string => list(cards.map(nameOf));

const FROM_TABLE = { open: 'visible', blind: 'oculto' } as const;

/** “7 visible”, “Fantasma oculto”. */
export const onTable = (card: Card, from: keyof typeof FROM_TABLE): string =>
  `${nameOf(card)} ${FROM_TABLE[from]}`;

/** “1 carta”, “5 cartas”. */
export const cardCount = (count: number): string =>
  plural(count, { one: '# carta', other: '# cartas' });

export const pointCount = (points: number): string =>
  plural(points, { one: '# punto', other: '# puntos' });

/** “el montón de 5 cartas”. */
export const thePile = (count: number): string =>
  plural(count, { one: 'el montón de una carta', other: 'el montón de # cartas' });

/** Quien lee no se nombra, basta el verbo: “Robas”, “Ana roba”. */
export const does = ({ name, isReader }: Person, reader: string, other: string): string =>
  isReader ? reader : `${name} ${other}`;

/** “atraparte”, “atrapar a Ana”. */
export const toCatch = ({ name, isReader }: Person): string =>
  isReader ? 'atraparte' : `atrapar a ${name}`;

/** Después de una carta o de un nombre: “te atrapa”, “atrapa a Ana”. */
export const catches = ({ name, isReader }: Person): string =>
  isReader ? 'te atrapa' : `atrapa a ${name}`;

/** “Atrapas a Ana”, “Ana te atrapa”. */
export const Catches = (by: Person, who: Person): string =>
  does(by, `Atrapas a ${who.name}`, catches(who));
