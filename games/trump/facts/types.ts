/** The game's nouns. */

import type { Seat } from '@parlor/kit';
import type { Components } from './components.ts';
import type { Clause, HiddenClause, Parties } from './clauses.ts';

export interface Options {
  /** D-5.7: what the losers of a sale do with the money their Outside Investors brought. */
  readonly investorMoney: InvestorMoney;

  /** D-8.2: who is shown what lies in a box. */
  readonly boxes: Boxes;

  /** D-8.2: whether everybody's cash lies open, or is seen only when it moves. */
  readonly cash: CashShown;

  /** With `memory`: what a seat could have counted stays in its view, off the table. Without it, it is in neither. */
  readonly memoryAids: boolean;

  /** How many deals each player may open in Part 2. */
  readonly deals: number;

  /** D-1.3: another set of properties, cards and spaces; null for the one in the box. */
  readonly components: Components | null;
}

export const INVESTOR_MONEY = ['kept', 'returned'] as const;
export type InvestorMoney = (typeof INVESTOR_MONEY)[number];

export const BOXES = ['open', 'memory'] as const;
export type Boxes = (typeof BOXES)[number];

export const CASH_SHOWN = ['open', 'memory'] as const;
export type CashShown = (typeof CASH_SHOWN)[number];

/** A property by its number, a card by the number of its face. */
export type Property = number;
export type Card = number;

/** The questions a player can be asked; the position in this list is the state's phase. */
export const QUESTIONS = [
  'turn',
  'take',
  'fill',
  'put up',
  'trade',
  'surrender',
  'open',
  'bid',
  'answer',
  'related',
  'choose',
] as const;
export type Question = (typeof QUESTIONS)[number];

export type Move =
  | { readonly type: 'roll' }
  | {
      readonly type: 'play';
      readonly card: Card;
      readonly seat?: Seat;
      readonly property?: Property;
    }
  | { readonly type: 'take'; readonly seat: Seat }
  | { readonly type: 'fill'; readonly property: Property }
  | { readonly type: 'putUp'; readonly property: Property }
  | { readonly type: 'trade'; readonly give: Property; readonly take: Property }
  | { readonly type: 'keep' }
  | { readonly type: 'surrender'; readonly property: Property }
  | { readonly type: 'open'; readonly amount: number }
  | { readonly type: 'raise'; readonly cash: number; readonly cards: readonly Card[] }
  | { readonly type: 'knockOut'; readonly seat: Seat }
  | { readonly type: 'backIn' }
  | { readonly type: 'pass' }
  | {
      readonly type: 'offer';
      readonly to: Seat;
      /** Further parties, clockwise. */
      readonly and?: readonly Seat[];
      /** The contract that this deal ends. */
      readonly ends?: number;
      readonly clauses: readonly Clause[];
    }
  | { readonly type: 'counter'; readonly ends?: number; readonly clauses: readonly Clause[] }
  | { readonly type: 'use'; readonly contract: number; readonly clause: number }
  | { readonly type: 'choose'; readonly card: Card }
  | { readonly type: 'accept' }
  | { readonly type: 'reject' }
  | { readonly type: 'done' };

/** An offer on the table. `from` made its present version, `counters` counts the counter-offers of this turn. */
export type Offer = OfferOf<Clause>;

export interface OfferOf<C> {
  readonly from: Seat;
  readonly to: Seat;
  /** With several parties: the others as they are asked, and who has accepted so far. */
  readonly and?: readonly Seat[];
  readonly accepted?: readonly Seat[];
  /** The contract that it would end. */
  readonly ends?: number;
  readonly clauses: readonly C[];
  readonly counters: number;
}

/** A contract in force: what is still open of an accepted offer. */
export interface Contract {
  readonly number: number;
  /** Who made the accepted version, and who accepted it, in that order. */
  readonly seats: Parties;
  readonly open: readonly OpenClause[];
}

export interface OpenClause {
  /** Place in the contract, from 0. */
  readonly index: number;
  /** How many turns the clause's seat will have ended when it falls due or is over; null without a date. */
  readonly due: number | null;
  /** Payments still to come, where there are several. */
  readonly left?: number;
  readonly clause: Clause;
}

/** A card of choice is due. */
export interface Choosing {
  readonly contract: number;
  readonly index: number;
  /** Who chooses. */
  readonly seat: Seat;
  readonly from: Seat;
  readonly to: Seat;
}

export interface Debt {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/** Why a promise came to nothing, for all to see. */
export const OPEN_LAPSES = ['sold', 'taxed', 'not-owned', 'no-cards', 'game-over'] as const;

/** The same where the reason lies in a hand: the parties hear it, the table hears 'not-possible'. */
export const HAND_LAPSES = ['not-held', 'not-playable', 'no-turn-left'] as const;
export const HIDDEN_LAPSE = 'not-possible';

export type Lapse =
  | (typeof OPEN_LAPSES)[number]
  | (typeof HAND_LAPSES)[number]
  | typeof HIDDEN_LAPSE;

/** What became of a clause that waited for its time: carried out, a promised card played, or lapsed. */
export interface EndedClause {
  readonly contract: number;
  readonly seats: Parties;
  readonly index: number;
  readonly clause: HiddenClause;
  readonly how: (typeof ENDINGS)[number] | Lapse;
}

/** How a clause ends well: carried out, its card played, used, its time over, ended by all, or no longer needed. */
export const ENDINGS = ['done', 'played', 'used', 'over', 'ended', 'not-needed'] as const;

/** Why a sale is over: one opened alone, all have let it go, or all but the leader who acted last (D-5.6). */
export const BIDDING_ENDS = ['alone', 'all', 'all-others'] as const;
export type BiddingEnd = (typeof BIDDING_ENDS)[number];

export type Die = 1 | 2 | 3 | 4 | 5 | 'T';

export type Standing = 'in' | 'out' | 'none';

export const THROWING = ['move', 'space', 'profit', 'five'] as const;
export type Throwing = (typeof THROWING)[number];
