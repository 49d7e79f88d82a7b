/** How Spanish writes numbers and money and bends the names of people. The reader is "tú". */

import type { Person, Writing } from '@parlor/kit';
import { formatsOf } from './formats.ts';

const formats = formatsOf('es');

export const { number, percent, list, either, plural } = formats;

/** "1.º", and feminine "1.ª". */
export const ordinal = (place: number, isFeminine = false): string =>
  `${number(place)}.${isFeminine ? 'ª' : 'º'}`;

const SMALL = [
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
  'diez',
  'once',
  'doce',
] as const;

/** "tres", and figures from 13 on. "Un" and "una" depend on what is counted: use `plural` for them. */
export const inWords = (count: number): string => SMALL[count] ?? number(count);

/** "20 M$"; the space does not break. */
export const millions = (value: number): string =>
  `${value < 0 ? '−' : ''}${number(Math.abs(value))}\u00a0M$`;

/** "1200 $". */
export const dollars = (value: number): string =>
  `${value < 0 ? '−' : ''}${number(Math.abs(value))}\u00a0$`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The subject where it has to be said: "Tú", "Ana". Mostly the verb alone is enough for the reader. */
export const Subject = ({ name, isReader }: Person): string => (isReader ? 'Tú' : name);
export const subject = ({ name, isReader }: Person): string => (isReader ? 'tú' : name);

/** After a preposition: "para ti", "de Ana". "Con" has a form of its own: `withPerson`. */
export const person = ({ name, isReader }: Person): string => (isReader ? 'ti' : name);

/** "contigo", "con Ana". */
export const withPerson = ({ name, isReader }: Person): string =>
  isReader ? 'contigo' : `con ${name}`;

/** What somebody has: `owned(ana, 'tu mano', 'la mano')` is "la mano de Ana". */
export const owned = (whose: Person, reader: string, other: string): string =>
  whose.isReader ? reader : `${other} de ${whose.name}`;

/** The sentence about somebody: `about(ana, 'Robas', (name) => `${name} roba`)`. */
export const about = (
  { name, isReader }: Person,
  reader: string,
  other: (name: string) => string,
): string => (isReader ? reader : other(name));

/** The verb alone, where its subject is said elsewhere or not at all: `verb(ana, 'robas', 'roba')`. */
export const verb = ({ isReader }: Person, reader: string, other: string): string =>
  isReader ? reader : other;

/** Everybody in a list, the reader last: "Ana, Bob y tú". */
export const people = (
  all: readonly Person[],
  bend: (person: Person) => string = subject,
): string => list([...all].sort((a, b) => Number(a.isReader) - Number(b.isReader)).map(bend));

export const writing: Writing = {
  // What is asked or called out begins with its sign.
  misplaced: /(?<!×)\s[.,;:?!](?=\s|$)|^[^¿×]*\?(?=\s|$)|^[^¡]*!(?=\s|$)|[«»„]/u,
  quoted: /“[^“”]+”/g,
  words: ['el', 'tú', 'tus', 'con', 'una', 'carta', 'cartas'],
  letters: 'ñ¿¡',
  // Readers are addressed as “tú”.
  avoided: ['usted', 'ustedes', 'vosotros', 'sois'],
};
