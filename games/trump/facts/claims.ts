/**
 * Everything a player of this game says, by its code, with what it is about. What only its own
 * eyes may see is left out of what is said aloud, so that all of it may be missing.
 */

import type { Seat } from '@parlor/kit';

/** Kinds of clauses that no value is put on. */
export const KINDS = ['show', 'abstain', 'option', 'bought', 'lapsed', 'several', 'ends'] as const;
export type Kind = (typeof KINDS)[number];

export interface Claim {
  readonly seat?: Seat;
  /** Properties by their names. */
  readonly thing?: string;
  readonly other?: string;
  readonly amount?: number;
  readonly percent?: number;
  readonly pays?: number;
  /** What it pays is an average of the die. */
  readonly die?: number;
  readonly gets?: number;
  readonly gives?: number;
  /** What a deal brings, by this count. */
  readonly mine?: number;
  readonly theirs?: number;
  readonly worth?: number;
  /** There may be more in the box than was last seen. */
  readonly least?: number;
  readonly outs?: number;
  readonly kind?: Kind;
}

export const CODES = [
  // Said at the table
  'good-for-me',
  'costs-me',
  'too-little',
  'too-many-ifs',
  'void-promise',
  'one-sided',
  'feeds-rival',
  'not-my-kind',
  'want-more',
  'counter-cash',
  'counter-deal',
  'offer-loan',
  'offer-card',
  'offer-buy-card',
  'offer-lend',
  'offer-buy',
  'offer-sell',
  'offer-swap',
  'offer-deal',
  // Hints on deals
  'take-deal',
  'take-loss',
  'refuse-nothing',
  'refuse-cannot',
  'refuse-void',
  'refuse-cost',
  'refuse-kind',
  'refuse-plays',
  'refuse-ifs',
  'refuse-little',
  'refuse-one-sided',
  'counter-more',
  'propose-loan',
  'propose-quiet-loan',
  'propose-card',
  'propose-buy-card',
  'propose-lend',
  'propose-buy',
  'propose-sell',
  'propose-swap',
  // Hints on turns and cards
  'cards-can-wait',
  'cash-in',
  'cash-in-die',
  'play-related',
  'tax-leader',
  'tax-most',
  'tax-property',
  'tax-up-to',
  'tax-some',
  'steal-cards',
  'roll-idle',
  'force-with-outs',
  'force-to-deny',
  'force-open',
  'force-own',
  'nothing-left',
  'wait-and-see',
  'done-related',
  'use-option',
  'choose-own',
  'choose-theirs',
  'done-anyway',
  'take-most',
  'take-even',
  'take-one',
  'fits-best',
  'fits-even',
  'fits-some',
  'fill-some',
  'put-up-free',
  'put-up-own',
  'put-up-other',
  'trade-boxes',
  'trade-swap',
  'trade-no',
  'give-up-least',
  'give-up',
  // Hints on sales
  'open-out',
  'open-owner',
  'open-cheap',
  'open-shaded',
  'open-strong',
  'open-above',
  'open-some',
  'knock-leader',
  'knock-rival',
  'raise-free',
  'raise-investor',
  'raise-cash',
  'raise-to',
  'come-back',
  'come-back-in',
  'let-it-go',
  'let-it-sell',
  'leave-it',
  'stay-out',
  'already-ahead',
] as const;
export type Code = (typeof CODES)[number];

/** What each of them is about. */
export type Claims = { readonly [code in Code]: Claim };
