/** A line of a deal in the making: a sentence with slots that can be filled anew. */

import type { DealTelling } from '../telling.ts';

export type Slot =
  | 'seat'
  | 'to'
  | 'what'
  | 'when'
  | 'card'
  | 'percent'
  | 'turn'
  | 'aim'
  | 'act'
  | 'until'
  | 'shown';

/** Words, or what stands in a slot. A language puts them in its own order. */
export interface LinePart {
  readonly slot?: Slot;
  readonly text: string;
}

/** What a line of a deal in the making is told with. Its reader is who writes: "I". */
export interface Writing extends DealTelling {
  /** What is known to be in a box, or at least in it. */
  box(property: number): { readonly amount: number; readonly isLeast: boolean };
  /** The money that a share of what this card pays comes to, where that is certain. */
  shareOf(card: number, percent: number): number | undefined;
}
