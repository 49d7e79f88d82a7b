/** The twelve kinds of card as this table speaks of them. */

import type { View } from '../rules/index.ts';

export type Card = View['pile'][number]['card'];
export type Player = View['players'][number];

export const HALF: Card = 10;
export const GHOST: Card = 11;
export const EIGHT: Card = 8;
export const FIVE: Card = 5;
export const NINE: Card = 9;

/** The highest half that somebody can be caught on: a 9 catches it. */
export const HIGHEST_CATCH = 8.5;

export const isNumber = (card: Card): boolean => card <= NINE;

/** E-7.1: everything that counts at the end of a round. */
export const cardsOf = ({ handSize, bank, open, blind, aside }: Player): number =>
  handSize +
  bank +
  open.filter((card) => card !== null).length +
  blind.filter(Boolean).length +
  aside.length;
