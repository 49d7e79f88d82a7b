/** How English writes numbers and money and bends the names of people. */

import type { Person, Writing } from '@parlor/kit';
import { formatsOf } from './formats.ts';

// British lists: no comma before the last item.
const formats = formatsOf('en-GB');

export const { number, percent, list, either, plural } = formats;

/** "1st", "2nd". */
export const ordinal = (place: number): string =>
  formats.ordinal(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' });

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** "three", and figures from eleven on; nothing is "no", as before what is counted. */
export const inWords = (count: number): string => SMALL[count] ?? number(count);

const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** "third", and "11th" from eleven on. */
export const placeInWords = (place: number): string => PLACES[place - 1] ?? ordinal(place);

/** "$20M". */
export const millions = (value: number): string =>
  `${value < 0 ? '−' : ''}$${number(Math.abs(value))}M`;

/** "$1,200". */
export const dollars = (value: number): string =>
  `${value < 0 ? '−' : ''}$${number(Math.abs(value))}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a sentence begins: "You", "Ann". */
export const Subject = ({ name, isReader }: Person): string => (isReader ? 'You' : name);

/** Anywhere else: "you", "Ann". */
export const person = ({ name, isReader }: Person): string => (isReader ? 'you' : name);

/** "your", "Ann’s". */
export const possessive = (whose: Person): string => (whose.isReader ? 'your' : `${whose.name}’s`);

/** The same where a sentence begins. A name stays as its owner writes it. */
export const Possessive = (whose: Person): string => (whose.isReader ? 'Your' : possessive(whose));

/** The verb that goes with somebody: `verb(ann, 'are', 'is')`. */
export const verb = ({ isReader }: Person, reader: string, other: string): string =>
  isReader ? reader : other;

/** Everybody in a list, the reader last: "Ann, Bob and you". */
export const people = (all: readonly Person[]): string =>
  list([...all].sort((a, b) => Number(a.isReader) - Number(b.isReader)).map(person));

export const writing: Writing = {
  misplaced: /(?<!×)\s[.,;:?!](?![\p{L}\d])|[„«»]/u,
  quoted: /“[^“”]+”/g,
  words: ['the', 'you', 'your', 'and', 'with', 'of', 'from', 'card', 'cards', 'are'],
};
