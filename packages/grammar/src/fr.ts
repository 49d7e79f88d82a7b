/** How French writes numbers and money and bends the names of people. The reader is "vous". */

import type { Person, Writing } from '@parlor/kit';
import { formatsOf } from './formats.ts';

const formats = formatsOf('fr');

export const { number, percent, list, either, plural } = formats;

/** "1er", "2e". The feminine of the first is "1re". */
export const ordinal = (place: number, isFeminine = false): string =>
  formats.ordinal(place, { one: isFeminine ? '#re' : '#er', other: '#e' });

const SMALL = [
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
  'dix',
  'onze',
  'douze',
] as const;

/** "trois", and figures from 13 on. "Une" depends on what is counted: use `plural` for it. */
export const inWords = (count: number): string => SMALL[count] ?? number(count);

/** "20 M$"; the space does not break. */
export const millions = (value: number): string =>
  `${value < 0 ? '−' : ''}${number(Math.abs(value))}\u00a0M$`;

/** "1 200 $". */
export const dollars = (value: number): string =>
  `${value < 0 ? '−' : ''}${number(Math.abs(value))}\u00a0$`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a sentence begins: "Vous", "Anne". */
export const Subject = ({ name, isReader }: Person): string => (isReader ? 'Vous' : name);

/** Subject or object anywhere else, and after a preposition that does not melt: "pour vous", "avec Anne". */
export const person = ({ name, isReader }: Person): string => (isReader ? 'vous' : name);

/** A vowel, or an h as at the beginning of most names: "d’Anne", "d’Hélène"; "d’Yves", but "de Yann". */
const ELIDES = /^(?:[aeiouhâàäéèêëîïôöûüœæ]|y(?![aeiou]))/i;

/** "de vous", "d’Anne", "de Bob". */
export const of = ({ name, isReader }: Person): string =>
  isReader ? 'de vous' : ELIDES.test(name) ? `d’${name}` : `de ${name}`;

/** "que vous", "qu’Anne", "que Bob". */
export const que = ({ name, isReader }: Person): string =>
  isReader ? 'que vous' : ELIDES.test(name) ? `qu’${name}` : `que ${name}`;

/** What somebody has: `owned(anne, 'votre main', 'la main')` is "la main d’Anne". */
export const owned = (whose: Person, reader: string, other: string): string =>
  whose.isReader ? reader : `${other} ${of(whose)}`;

/** The verb that goes with somebody: `verb(anne, 'tirez', 'tire')`. */
export const verb = ({ isReader }: Person, reader: string, other: string): string =>
  isReader ? reader : other;

/** Everybody in a list, the reader last: "Anne, Bob et vous". */
export const people = (all: readonly Person[]): string =>
  list([...all].sort((a, b) => Number(a.isReader) - Number(b.isReader)).map(person));

export const writing: Writing = {
  // A space that does not break stands before tall signs and inside quotation marks.
  misplaced: /[^\u00a0?!][;:?!](?=[\s»)]|$)|[^\u00a0]»|«(?!\u00a0)|\s[.,](?=\s|$)|[“”„]/u,
  quoted: /«\u00a0[^«»]+\u00a0»/g,
  words: ['vous', 'votre', 'vos', 'avec', 'dans', 'une', 'carte', 'cartes'],
  letters: 'àâçèêîôùœ',
  // Readers are addressed as “vous”.
  avoided: ['tu', 'toi', 'ton', 'ta', 'tes'],
};
