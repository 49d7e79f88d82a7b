/** What each reason for a move claims. The bots make them, every language has a sentence for each. */

import type { Seat } from '@parlor/kit';
import type { Card } from './types.ts';

/** By code. `seat` is the next player unless it says otherwise; chances are in percent. */
export interface Claims {
  'only-move': undefined;
  'sure-win': undefined;
  'goes-out': undefined;
  'goes-out-on-a-half': { seat: Seat; card: Card; percent: number };
  /** Who has gone out and wins unless caught. */
  'lets-them-win': { seat: Seat };
  /** Who left the half. */
  catches: { seat: Seat; cards: number };
  'nothing-fits': { seat: Seat; cards: number };
  'hard-to-follow': { seat: Seat; cards: number; percent: number };
  'stops-the-leader': { seat: Seat; left: number; percent: number };
  'demands-low': { seat: Seat; percent: number };
  'safe-half': undefined;
  'risks-a-half': { seat: Seat; card: Card; percent: number };
  'makes-it-whole': undefined;
  'sheds-a-group': { count: number };
  'keeps-the-wild': { card: Card };
  'keeps-high': { card: Card };
  'same-pile': { seat: Seat };
  resets: { value: number };
  'on-a-nine': undefined;
  'all-blind': undefined;
  /** The Big Loser. */
  'better-open-card': { seat: Seat; take: Card; give: Card };
  'takes-from-loser': { seat: Seat; take: Card };
  'keeps-the-table': { seat: Seat };
  tried: undefined;
}
