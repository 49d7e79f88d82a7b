/** What cards and amounts are called in a sentence. */

import { capital, inWords, list, plural } from '@parlor/grammar/en';
import { counted } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const;

const EIGHT: Card = 8;

/** For the eye: 7, Half, Ghost. */
export const nameOf = (card: Card): string =>
  card === HALF ? 'Half' : card === GHOST ? 'Ghost' : String(card);

/** For the ear: seven, half, ghost. */
export const spoken = (card: Card): string => NUMBERS[card] ?? nameOf(card).toLowerCase();

/** "a 7", "an 8", "a Half". */
export const one = (card: Card): string => `${card === EIGHT ? 'an' : 'a'} ${nameOf(card)}`;

export const One = (card: Card): string => capital(one(card));

const many = (card: Card): string =>
  card === HALF ? 'Halves' : card === GHOST ? 'Ghosts' : `${card}s`;

/** "a 7", "two 7s". */
export const some = (card: Card, count: number): string =>
  count === 1 ? one(card) : `${inWords(count)} ${many(card)}`;

/** "7", "two 7s". */
export const several = (card: Card, count: number): string =>
  count === 1 ? nameOf(card) : some(card, count);

/** "two 7s and a Ghost". */
export const group = (cards: readonly Card[]): string =>
  list(counted(cards).map(({ card, count }) => some(card, count)));

/** "7, 7 and Ghost". */
export const names = (cards: readonly Card[]): string => list(cards.map(nameOf));

/** "1 card", "5 cards". */
export const cardCount = (count: number): string =>
  plural(count, { one: '# card', other: '# cards' });

export const pointCount = (points: number): string =>
  plural(points, { one: '# point', other: '# points' });

/** "the pile of 5 cards". */
export const thePile = (count: number): string => `the pile of ${cardCount(count)}`;
