/** What each reason for a move claims, by code. Sums are dollars; `income` is what it adds to a plain roll on average. */

import type { Seat } from '@parlor/kit';
import type { Combo } from './dice/combos.ts';

/** Colours are called as in their set. */
export interface Claims {
  'new-die': { colour: string; income: number };
  'earns-more': { colour: string; income: number };
  'adds-little': { colour: string; income: number };
  denies: { colour: string; seat: Seat };
  'keeps-its-price': { colour: string };
  'tickets-roll': { rolls: number; tickets: number };
  'ends-while-ahead': undefined;
  'starts-the-end': undefined;
  'last-turn-ticket': undefined;
  'roll-and-wait': undefined;
  'roll-pays': { income: number };
  'free-roll': undefined;
  'charm-for-others': undefined;
  'swap-up': { give: string; take: string; income: number };
  'swap-least': { give: string; take: string };
  'swap-down': { give: string; take: string; income: number };
  'first-impossible': undefined;
  'too-late-to-buy': undefined;
  'side-rolls': { dice: number };
  'side-pays': { amount: number };
  'side-buys': { colour: string; income: number };
  'side-swaps': { give: string; take: string; income: number };
  stand: { amount: number };
  'sure-amount': { amount: number };
  'keep-for-money': Keeping & { mean: number };
  'keep-for-win': Keeping;
  'keep-for-both': Keeping;
  'spend-rethrow': Keeping & { mean: number };
  'save-rethrow': undefined;
  'use-die': { dice: number };
  'save-die': undefined;
  'collect-most': { combo: Combo; amount: number };
  'collect-charm': { combo: Combo; bonus: number };
  'bid-low': { worth: number };
  'bid-fair': { worth: number };
  'bid-above': { worth: number };
  'bid-to-deny': { seat: Seat; worth: number };
  'cannot-bid': { bid: number };
  'too-dear': { worth: number };
  'let-go': { seat: Seat; bid: number };
  tried: undefined;
}

/** Dice that are kept. Not an interface: that would not pass for plain data. */
export type Keeping = {
  /** Their faces: '33', or nothing. */
  dice: string;
  charm: CharmKept;
};

/** Whether the charm die is kept as well, where that is a choice. */
export type CharmKept = 'kept' | 'none';
