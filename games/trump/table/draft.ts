/** What I have chosen so far. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { STEP } from '../facts/components.ts';
import type { Deal, Picking } from './deal.ts';
import { type Card, type Components, kindOf, type Property } from './printed.ts';
import { boxOf, leastBid } from './reading.ts';

export interface Draft {
  /** The card to play. */
  readonly card: Card | undefined;
  readonly seat: Seat | undefined;
  readonly property: Property | undefined;
  /** What I give in a trade. */
  readonly give: Property | undefined;
  readonly amount: number;
  /** Digits typed so far, for the opening. */
  readonly typed: string;
  readonly investors: readonly Card[];
  readonly cash: number;
  /** Looking for somebody to deal with. */
  readonly isSeeking: boolean;
  readonly deal: Deal | undefined;
  /** Reading the contracts in force. */
  readonly isReading: boolean;
  /** The sheet with what else a deal can have is open. */
  readonly isAdding: boolean;
  /** The slot of a line whose sheet is open. */
  readonly picking: Picking | undefined;
  /** Accepting takes a second word. */
  readonly isSure: boolean;
}

export const NO_DRAFT: Draft = {
  card: undefined,
  seat: undefined,
  property: undefined,
  give: undefined,
  amount: 0,
  typed: '',
  investors: [],
  cash: 0,
  isSeeking: false,
  deal: undefined,
  isReading: false,
  isAdding: false,
  picking: undefined,
  isSure: false,
};

/** The choice a question opens with: the only possibility, or the least that does something. */
export function opening(view: View, set: Components, legal: readonly Move[] | null): Draft {
  const only = legal?.length === 1 ? legal[0] : undefined;
  switch (view.asked) {
    case 'take':
      return only?.type === 'take' ? { ...NO_DRAFT, seat: only.seat } : NO_DRAFT;
    case 'fill':
    case 'put up':
    case 'surrender':
      return only && 'property' in only ? { ...NO_DRAFT, property: only.property } : NO_DRAFT;
    case 'turn':
    case 'related':
      // A promise may leave one card only.
      return only?.type === 'play' && kindOf(set, only.card) !== undefined
        ? { ...NO_DRAFT, card: only.card, seat: only.seat, property: only.property }
        : NO_DRAFT;
    case 'choose':
      return only?.type === 'choose' ? { ...NO_DRAFT, card: only.card } : NO_DRAFT;
    case 'open': {
      const { amount } = boxOf(view, view.sale!.property);
      return { ...NO_DRAFT, amount: Math.min(amount, view.cash[view.viewer as Seat]!) };
    }
    case 'bid': {
      const sale = view.sale!;
      const me = view.viewer as Seat;
      const need = leastBid(sale, STEP) - sale.bids[me]!;
      const isFine =
        legal === null &&
        sale.leader !== me &&
        sale.standing[me] === 'in' &&
        sale.investorPlayed &&
        need <= view.cash[me]!;
      return isFine ? { ...NO_DRAFT, cash: need } : NO_DRAFT;
    }
    default:
      return NO_DRAFT;
  }
}
