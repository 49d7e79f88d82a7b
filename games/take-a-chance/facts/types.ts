/** The nouns of the game. */

import type { Seat } from '@parlor/kit';
import type { Combo } from './dice/combos.ts';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

// T-1.1: the components every set has.
export const COLOURS = 6;
export const CHARMS = 6;
export const CARDS = COLOURS * CHARMS;
export const TICKETS = 36;

/** A card's number: `CHARMS` × colour + charm. */
export type Card = number;
/** The place of a colour in its set; the first is the one everybody starts with. */
export type Colour = number;
export type Charm = number;
/** The place of a kind of ticket in its set. */
export type TicketKind = number;

/** Where no card lies in a place of a stack or of the Pool. */
export const EMPTY = -1;
/** A card on nobody's board. */
export const NOBODY = -1;
/** A ticket whose player has not chosen yet. */
export const NO_CHOICE = -1;
/** All colours, as bits. */
export const ANY_COLOUR = (1 << COLOURS) - 1;

export const colourOf = (card: Card): Colour => Math.trunc(card / CHARMS);
export const charmOf = (card: Card): Charm => card % CHARMS;

/** T-2.2: tickets each, as the table agrees; T-7.1: two players always have the same number. */
export const TICKETS_EACH = { short: 5, usual: 6, long: 7 } as const;
export const TICKETS_OF_TWO = 7;

/** T-2.1: everyone's cash at the start. */
export const START_CASH = 10_000;
/** T-1.1: the smallest bill, and so the step of every bid (T-7.2). */
export const BID_STEP = 100;
/** T-7.3: for each card with the charm. */
export const CHARM_BONUS = 1_000;
/** Places in a stack and in the Pool (T-2.1). */
export const PLACES = 3;
/** T-3.2: always thrown; one white die comes with each colour owned. */
export const BLACK_DICE = 2;
/** T-3.2 */
export const RETHROWS = 1;
/** T-6.3: a match is stopped when every seat has had so many turns. */
export const TURN_LIMIT = 100;

/** What a seat can be asked, in the game's own words, by number. */
export const ASK = {
  turn: 0,
  buy: 1,
  swap: 2,
  'extra die': 3,
  rethrow: 4,
  'kept rethrow': 5,
  collect: 6,
  'open auction': 7,
  bid: 8,
  'consolation roll': 9,
  or: 10,
} as const;
export type Question = keyof typeof ASK;
export const QUESTIONS = Object.keys(ASK) as readonly Question[];
/** No question: the match is over. */
export const OVER = 11;

export type Move =
  | { readonly type: 'buy'; readonly card: Card }
  | { readonly type: 'roll' }
  | { readonly type: 'chance' }
  | { readonly type: 'first' }
  | { readonly type: 'or' }
  | { readonly type: 'swap'; readonly give: Card; readonly take: Card }
  | { readonly type: 'use' }
  | { readonly type: 'throw' }
  | KeepMove
  | { readonly type: 'collect'; readonly combo: Combo }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' };

export interface KeepMove {
  readonly type: 'keep';
  /** The faces kept, ascending. */
  readonly dice: readonly number[];
  readonly charm: boolean;
}

/**
 * What happened at the table. Cards and charms come with their names and tickets with their steps, so that a log can be
 * read without the component set at hand.
 */
export type Event =
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly starters: readonly Card[];
      readonly pool: readonly Card[];
    }
  /** A card went face down into a stack; only its owner reads which. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly place: number;
      readonly card: Card | null;
      readonly name: string | null;
    }
  | { readonly type: 'turn'; readonly seat: Seat; readonly last: boolean }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly card: Card;
      readonly name: string;
      readonly from: 'stack' | 'pool';
      readonly place: number;
      readonly paid: number;
    }
  | {
      readonly type: 'refilled';
      readonly place: number;
      readonly card: Card;
      readonly name: string;
    }
  | { readonly type: 'discarded'; readonly draw: number }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly gave: Card;
      readonly gaveName: string;
      readonly took: Card;
      readonly tookName: string;
      readonly paid: number;
    }
  | {
      readonly type: 'ticket';
      readonly seat: Seat;
      readonly kind: TicketKind;
      /** 0 for what the ticket asks first, 1 and up for its OR. */
      readonly choice: number;
      readonly steps: readonly Step[];
      readonly left: number;
    }
  /** T-5.3: a ticket was turned over that asks its player which of its sides to take. */
  | {
      readonly type: 'turned over';
      readonly seat: Seat;
      readonly kind: TicketKind;
      readonly choices: readonly (readonly Step[])[];
      readonly left: number;
    }
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly kind: TicketKind;
      /** 0 for what the ticket asks first, 1 and up for its OR. */
      readonly choice: number;
      readonly steps: readonly Step[];
    }
  | { readonly type: 'no ticket left'; readonly seat: Seat }
  | {
      readonly type: 'kept' | 'spent';
      readonly seat: Seat;
      readonly kind: TicketKind;
      readonly what: KeptUse;
    }
  | { readonly type: 'got'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'threw';
      readonly seat: Seat;
      readonly dice: readonly number[];
      /** Numbers of the dice that were thrown just now; the others lay still. */
      readonly thrown: readonly number[];
      readonly charm: Charm | null;
      readonly charmName: string | null;
      readonly charmThrown: boolean;
    }
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly combo: Combo;
      readonly amount: number;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'nothing'; readonly seat: Seat }
  | {
      readonly type: 'bonus';
      readonly seat: Seat;
      readonly charm: Charm;
      readonly charmName: string;
      readonly amount: number;
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'auction';
      readonly auctioneer: Seat;
      readonly card: Card;
      readonly name: string;
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'refund'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'last turns'; readonly seat: Seat; readonly ending: Ending }
  | {
      readonly type: 'over';
      readonly scores: readonly number[];
      readonly places: readonly number[];
    };

/** T-6.1: one more turn each from the player's left on, or the round to its end and one whole round more. */
export const ENDINGS = ['rulebook', 'evenTurns'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a ticket can say. */
export type Step =
  | { readonly do: 'buy' }
  | { readonly do: 'buy-two' }
  | { readonly do: 'buy-pool'; readonly less: number }
  | { readonly do: 'buy-new' }
  | { readonly do: 'swap' }
  | RollStep
  | { readonly do: 'collect'; readonly amount: number }
  | { readonly do: 'ticket' }
  | { readonly do: 'keep'; readonly what: KeptUse };

export interface RollStep {
  readonly do: 'roll';
  /** White dice and re-rolls on top of the usual ones. */
  readonly dice: number;
  readonly rethrows: number;
  /** The factor of what the roll pays. */
  readonly pays: number;
}

/** What a kept ticket is good for. */
export const KEPT_USES = ['die', 'rethrow'] as const;
export type KeptUse = (typeof KEPT_USES)[number];
