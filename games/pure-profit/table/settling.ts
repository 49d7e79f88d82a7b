/** What Bankrupts in a hand will take, for the eye: the referee settles them. */

import {
  type Bankrupt,
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  type Card,
  isBankrupt,
  isValue,
} from '../facts/types.ts';
import type { View } from '../rules/index.ts';

export interface Loss {
  /** Where the Bankrupt and the value card it takes lie in the hand. */
  readonly bankrupt: number;
  /** undefined when no value card is left for it. */
  readonly value: number | undefined;
}

/** The Bankrupts of a hand in order, `first` before the rest, each with what it takes. */
export function lossesOf(hand: View['hand'], first?: Card): readonly Loss[] {
  const order = hand
    .flatMap((card, at) => (isBankrupt(card) ? [at] : []))
    .sort((a, b) => Number(hand[b] === first) - Number(hand[a] === first));
  const lead = order.length > 0 && first !== undefined ? [order[0]!] : [];
  const rest = order.filter((at) => !lead.includes(at)).sort((a, b) => a - b);
  const values = hand.flatMap((card, at) => (isValue(card) ? [at] : []));
  return [...lead, ...rest].map((bankrupt) => ({
    bankrupt,
    value: hand[bankrupt] === BANKRUPT_LOWEST ? values.shift() : values.pop(),
  }));
}

/** Both kinds, where the order is mine to choose. */
export const otherKind = (card: Bankrupt): Bankrupt =>
  card === BANKRUPT_LOWEST ? BANKRUPT_HIGHEST : BANKRUPT_LOWEST;
