/** What the dial shows of the pile: which numbers go on it, and who is at risk. */

import { HIGHEST_CATCH } from '../facts/pile.ts';
import { FIVE, NINE } from '../facts/cards.ts';
import type { Card } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';

export const isHalf = (value: number): boolean => !Number.isInteger(value);

/** The part of the scale that is lit: numbers one after another, and 0 by itself where it resets. */
export interface Lit {
  readonly from: number;
  readonly to: number;
  readonly hasReset: boolean;
}

export function litOn({ value, five, pile }: Pick<View, 'value' | 'five' | 'pile'>): Lit {
  if (five) return { from: 0, to: FIVE, hasReset: false };
  if (pile.length === 0) return { from: 0, to: NINE, hasReset: false };
  // E-4.7: on 9 and above only the 9 itself is equal; beyond it no number is.
  return { from: value, to: NINE, hasReset: !isHalf(value) && value > 0 };
}

export const isLit = ({ from, to, hasReset }: Lit, number: number): boolean =>
  (number >= from && number <= to) || (number === 0 && hasReset);

/** Left at a half, and by what it would be caught. */
export interface Risk {
  readonly seat: Seat;
  readonly card: Card;
  /** The one who may catch. */
  readonly by: Seat | null;
}

/** E-5.1 */
export function riskOf({ value, pile, turn }: View): Risk | undefined {
  const top = pile.at(-1);
  if (!top || !isHalf(value) || value > HIGHEST_CATCH) return undefined;
  return { seat: top.by, card: value + 0.5, by: turn };
}
