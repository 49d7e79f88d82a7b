/** The game's nouns. */

import type { Seat, Viewer } from '@parlor/kit';
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

/** Everything one seat, or the public, knows. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly part: 1 | 2;
  /** On turn; null when the game is over. */
  readonly turn: Seat | null;
  readonly asked: Question | null;
  readonly toAct: readonly Seat[];
  readonly pawns: readonly number[];
  /** Null where it is for the viewer to remember (D-8.2). */
  readonly cash: readonly (number | null)[];
  readonly handSizes: readonly number[];
  readonly owners: readonly (Seat | null)[];
  /** Null where the box is closed to the viewer (D-8.2). */
  readonly boxes: readonly (number | null)[];
  /** What whoever kept count of every payment would know, for the aids: never drawn on the table. */
  readonly remembered: Remembered | null;
  readonly pileSize: number;
  /** Every card played so far, oldest first: all were seen when they were played. */
  readonly discards: readonly Card[];
  /** The viewer's cards, ascending; null for the public. */
  readonly hand: readonly Card[] | null;
  /** Cards the viewer knows in other hands: each lies in one of the hands named. */
  readonly known: readonly KnownCard[];
  /** Cards that have left each hand unseen since the viewer first saw those in it: no more of them are elsewhere. */
  readonly lostUnseen: readonly number[];
  /** Cards the viewer knows a hand not to hold. */
  readonly lacks: readonly { readonly seat: Seat; readonly card: Card }[];
  /** What is being thrown for while a T waits to be used. */
  readonly throwing: Throwing | null;
  readonly rollsLeft: number;
  readonly playing: Card | null;
  readonly payout: number;
  /** The taxed player hands over cash first; the tax collector is on turn. */
  readonly taxed: Seat | null;
  /** D-3.11: what can still be put up in this round of the closing sales. */
  readonly closing: readonly Property[] | null;
  /** What nobody opened for in the first round, and comes up in the second. */
  readonly again: readonly Property[];
  /** 0 outside the closing sales. */
  readonly closingRound: ClosingRound;
  readonly sale: SaleView | null;
  readonly passes: number;
  readonly turnsEnded: readonly number[];
  readonly dealsOpened: readonly number[];
  readonly offer: OfferView | null;
  readonly related: {
    /** To others than the parties: one card left open if there are any. */
    readonly cards: readonly (Card | null)[];
    readonly properties: readonly Property[];
    /** With whom the deal was made, and with whom else. */
    readonly with: Seat;
    readonly and?: readonly Seat[];
  } | null;
  /** A card of choice that is due; `cards` are for giver and taker, the taker only if that is who chooses. */
  readonly choosing?: ChoosingView | null;
  readonly contractsMade: number;
  readonly contracts: readonly ContractView[];
  /** Clauses that have come to an end, oldest first. */
  readonly ended: readonly EndedClause[];
  readonly debts: readonly Debt[];
  /** Final money by seat once the game is over. */
  readonly totals: readonly number[] | null;
}

export interface ChoosingView extends Choosing {
  readonly cards: readonly Card[] | null;
  /** What waits for it, what comes then, and what a card being played is aimed at. */
  readonly waiting: readonly Due[];
  readonly next: number;
  readonly aim: number;
}

/** A clause whose moment has come: it happens, its time is over, or it lapses. */
export interface Due {
  readonly contract: number;
  readonly index: number;
  readonly how: 'happens' | 'over' | Lapse;
}

export interface Remembered {
  readonly cash: readonly number[];
  readonly boxes: readonly number[];
}

export type ClosingRound = 0 | 1 | 2;

export interface KnownCard {
  readonly card: Card;
  readonly seats: readonly Seat[];
  /** The hand it was last seen in; null where that can no longer be told. */
  readonly seenIn: Seat | null;
}

export const THROWING = ['move', 'space', 'profit', 'five'] as const;
export type Throwing = (typeof THROWING)[number];

export interface SaleView {
  readonly property: Property;
  readonly broker: Seat;
  /** Seats whose opening is in, while openings are being sealed. */
  readonly sealed: readonly Seat[];
  /** The viewer's own sealed opening. */
  readonly mine: number | null;
  readonly bids: readonly number[];
  readonly investors: readonly number[];
  readonly standing: readonly Standing[];
  /** When each bid was made, for equal ones; lower is earlier. */
  readonly made: readonly number[];
  readonly investorPlayed: boolean;
  readonly leader: Seat | null;
  /** Who has to let it go for the sale to end, in the order they will be asked (D-5.6). */
  readonly toAsk: readonly Seat[];
  /** Passes since the last raise, knock-out or return. */
  readonly quiet: number;
  /** Who made that one; null before the first. */
  readonly maker: Seat | null;
}

export type OfferView = OfferOf<HiddenClause>;

export interface ContractView {
  readonly number: number;
  readonly seats: Parties;
  readonly open: readonly {
    readonly index: number;
    readonly due: number | null;
    readonly left?: number;
    readonly clause: HiddenClause;
  }[];
}
