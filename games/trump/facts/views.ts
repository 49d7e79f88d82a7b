/** What a seat, or the public, sees. */

import type { Seat, Viewer } from '@parlor/kit';
import type { HiddenClause, Parties } from './clauses.ts';
import type {
  Card,
  Choosing,
  Debt,
  EndedClause,
  Lapse,
  OfferOf,
  Options,
  Property,
  Question,
  Standing,
  Throwing,
} from './types.ts';

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
