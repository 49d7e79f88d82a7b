/** What happens, as it is told. */

import type { Seat } from '@parlor/kit';
import type { HiddenClause, Parties } from './clauses.ts';
import type { BiddingEnd, Card, Die, Lapse, Property } from './types.ts';

// Cards are null where the reader may not know them.
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'threwForStart'; readonly seat: Seat; readonly die: Die }
  | { readonly type: 'partBegan'; readonly part: 1 | 2; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: Die }
  | { readonly type: 'moved'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly from: Seat; readonly card: Card | null }
  | {
      readonly type: 'filled';
      readonly seat: Seat;
      readonly property: Property;
      readonly amount: number;
    }
  | { readonly type: 'collected'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly give: Property;
      readonly take: Property;
      readonly with: Seat | null;
    }
  | { readonly type: 'kept'; readonly seat: Seat }
  | {
      readonly type: 'putUp';
      readonly seat: Seat;
      readonly property: Property;
      readonly closing: boolean;
      /** D-3.11: in the second round of the closing sales. */
      readonly again: boolean;
    }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly amount: number | null }
  | { readonly type: 'opened'; readonly broker: Seat; readonly bids: readonly number[] }
  | {
      readonly type: 'raised';
      readonly seat: Seat;
      readonly cash: number;
      readonly cards: readonly Card[];
      readonly bid: number;
    }
  | { readonly type: 'knockedOut'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'cameBack'; readonly seat: Seat; readonly bid: number }
  | { readonly type: 'letGo'; readonly seat: Seat }
  /** D-5.6: all others have let it go since this seat knocked somebody out or came back without leading. */
  | { readonly type: 'askedAgain'; readonly seat: Seat }
  | { readonly type: 'biddingEnded'; readonly why: BiddingEnd; readonly leader: Seat }
  | {
      readonly type: 'sold';
      readonly property: Property;
      readonly to: Seat;
      readonly price: number;
      /** Who got the money: a seat, the bank, or the property's own box. */
      readonly paid: Seat | 'bank' | 'box';
    }
  | {
      readonly type: 'unsold';
      readonly property: Property;
      /** D-3.11: it comes up once more when the other properties have. */
      readonly again: boolean;
    }
  | {
      readonly type: 'bidReturned';
      readonly seat: Seat;
      readonly cash: number;
      readonly bank: number;
    }
  | {
      readonly type: 'boxShown';
      readonly property: Property;
      readonly seat: Seat;
      readonly amount: number;
    }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly target: Seat | null;
      readonly property: Property | null;
    }
  | { readonly type: 'taxed'; readonly seat: Seat; readonly target: Seat; readonly amount: number }
  | {
      readonly type: 'surrendered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly property: Property;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'offered';
      readonly from: Seat;
      readonly to: Seat;
      readonly and?: readonly Seat[];
      readonly ends?: number;
      readonly clauses: readonly HiddenClause[];
      readonly counters: number;
    }
  | { readonly type: 'rejected'; readonly seat: Seat }
  /** One of several parties accepts, and others are still to be asked. */
  | { readonly type: 'agreed'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'contractEnded'; readonly contract: number; readonly seats: Parties }
  | {
      readonly type: 'showed';
      readonly from: Seat;
      readonly to: Seat;
      readonly isHand: boolean;
      readonly cards: readonly (Card | null)[];
    }
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly contract: number;
      readonly seats: Parties;
      readonly clause: HiddenClause;
    }
  | {
      readonly type: 'accepted';
      readonly seat: Seat;
      readonly from: Seat;
      readonly contract: number;
    }
  | {
      readonly type: 'gave';
      readonly contract: number;
      readonly from: Seat;
      readonly to: Seat;
      readonly gift: Gift;
    }
  | { readonly type: 'promiseKept'; readonly contract: number; readonly clause: HiddenClause }
  | {
      readonly type: 'lapsed';
      readonly contract: number;
      readonly seats: Parties;
      readonly clause: HiddenClause;
      readonly why: Lapse;
    }
  | { readonly type: 'owed'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | {
      readonly type: 'debtPaid';
      readonly from: Seat;
      readonly to: Seat;
      readonly amount: number;
      readonly left: number;
    }
  | { readonly type: 'finished'; readonly totals: readonly number[] };

/** What actually changed hands by a clause. */
export type Gift =
  | { readonly type: 'cash'; readonly amount: number }
  | { readonly type: 'property'; readonly property: Property }
  | { readonly type: 'card'; readonly card: Card | null };
