/** What the how-to page shows and says is played by a test, so that it stays true of this set. */

import type { Combo } from './dice/combos.ts';
import type { Card, Charm, Colour, TicketKind } from './types.ts';

/** Which cards are owned, by colour; the dice; all they contain of what these show; the best of it. */
export interface RollExample {
  readonly colours: readonly Colour[];
  readonly dice: readonly number[];
  readonly contains: readonly Combo[];
  readonly best: Combo;
  readonly pays: number;
}

export const ROLL_EXAMPLE: RollExample = {
  colours: [0, 1, 2],
  dice: [4, 4, 4, 2, 2],
  contains: ['pair', 'two-pairs', 'three-of-a-kind', 'full-house'],
  best: 'full-house',
  pays: 4_000,
};

/** T-7.3: two cards with the same charm, one of which pays for the combination. */
export interface CharmExample {
  readonly cards: readonly Card[];
  readonly combo: Combo;
  readonly charm: Charm;
  readonly bonus: number;
}

export const CHARM_EXAMPLE: CharmExample = {
  cards: [0, 12],
  combo: 'full-house',
  charm: 0,
  bonus: 2_000,
};

/** One with an OR, one that leads to another, one to keep. */
export const TICKET_EXAMPLES = { or: 0, another: 9, kept: 12 } as const satisfies Readonly<
  Record<string, TicketKind>
>;
