/** How German writes numbers and money and bends the names of people. */

import type { Person, Writing } from '@parlor/kit';
import { formatsOf } from './formats.ts';

const formats = formatsOf('de');

export const { number, percent, list, either, plural } = formats;

/** "1.", "2.". */
export const ordinal = (place: number): string => `${number(place)}.`;

const SMALL = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
] as const;

/** "drei", and figures from 13 on. "Ein" and "eine" depend on what is counted: use `plural` for them. */
export const inWords = (count: number): string => SMALL[count] ?? number(count);

/** "20 Mio. $"; the spaces do not break. */
export const millions = (value: number): string =>
  `${value < 0 ? '−' : ''}${number(Math.abs(value))}\u00a0Mio.\u00a0$`;

/** "1.200 $". */
export const dollars = (value: number): string =>
  `${value < 0 ? '−' : ''}${number(Math.abs(value))}\u00a0$`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a sentence begins: "Du", "Ann". */
export const Subject = ({ name, isReader }: Person): string => (isReader ? 'Du' : name);

export const nominative = ({ name, isReader }: Person): string => (isReader ? 'du' : name);
export const accusative = ({ name, isReader }: Person): string => (isReader ? 'dich' : name);
export const dative = ({ name, isReader }: Person): string => (isReader ? 'dir' : name);

/** Names that end in the sound of an s take an apostrophe: "Anns", "Ines’". */
const ENDS_IN_S = /(?:s|ß|x|z|ce)$/i;
const genitive = (name: string): string => (ENDS_IN_S.test(name) ? `${name}’` : `${name}s`);

/** "Anns Hand", or what the reader's own is called: `possessive(whose, 'deine')`. */
export const possessive = (whose: Person, reader: string): string =>
  whose.isReader ? reader : genitive(whose.name);

/** The verb that goes with somebody: `verb(ann, 'ziehst', 'zieht')`. */
export const verb = ({ isReader }: Person, reader: string, other: string): string =>
  isReader ? reader : other;

/** Everybody in a list, the reader last: "Ann, Bob und du". */
export const people = (
  all: readonly Person[],
  bend: (person: Person) => string = nominative,
): string => list([...all].sort((a, b) => Number(a.isReader) - Number(b.isReader)).map(bend));

export const writing: Writing = {
  misplaced: /(?<!×)\s[.,;:?!](?![\p{L}\d])|[«»”]/u,
  quoted: /„[^„“]+“/g,
  words: ['der', 'und', 'oder', 'dein', 'deine', 'mit', 'ist', 'nicht', 'Karte', 'Karten'],
  letters: 'äöß',
  // Readers are addressed as “du”.
  avoided: ['Ihnen'],
};
