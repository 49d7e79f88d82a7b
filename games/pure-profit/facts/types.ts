/** The nouns of Pure Profit. */

import type { Seat, Viewer } from '@parlor/kit';

/** Value cards are their value in millions. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const BANKRUPT_LOWEST = 11;
export const BANKRUPT_HIGHEST = 12;
export const STEAL_ONE = 13;
const STEAL_TWO = 14;
export const STEAL_THREE = 15;
export const BANKRUPTS = [BANKRUPT_LOWEST, BANKRUPT_HIGHEST] as const;
export const STEALS = [STEAL_ONE, STEAL_TWO, STEAL_THREE] as const;
export const CARDS = [...VALUES, ...BANKRUPTS, ...STEALS] as const;

export type Value = (typeof VALUES)[number];
export type Bankrupt = (typeof BANKRUPTS)[number];
export type Steal = (typeof STEALS)[number];
export type Card = (typeof CARDS)[number];

/** A Bank is complete, and the game over, at this value. */
export const GOAL = 10;

export const isValue = (card: Card): card is Value => card <= GOAL;
export const isBankrupt = (card: Card): card is Bankrupt =>
  card === BANKRUPT_LOWEST || card === BANKRUPT_HIGHEST;
export const isSteal = (card: Card): card is Steal => card >= STEAL_ONE;

/** How many cards a Steal takes at most. */
export const stealPower = (card: number): number => card - STEAL_ONE + 1;

export const QUESTIONS = ['draw', 'settle', 'lay', 'act', 'stuck', 'take', 'choose'] as const;
export type Question = (typeof QUESTIONS)[number];

export const PILES = ['pile', 'discard'] as const;
export type Pile = (typeof PILES)[number];

/** A Bankrupt and the value card it takes along. */
export type Pair = readonly [bankrupt: Bankrupt, value: Value];

/** P-5.2: a Steal at work. */
export type Stealing = {
  /** How many more cards may be taken. */
  readonly left: number;
  /** With `openSteal`, the victim whose hand is being looked at. */
  readonly from: Seat | null;
};

/** How a turn ended for the one who took it; `bankrupt` also when there was nothing to play. */
export const DEEDS = ['none', 'banked', 'discarded', 'stole', 'bankrupt'] as const;
export type Deed = (typeof DEEDS)[number];

/** The card names of a deck option; the order is that of the card numbers. */
export const CARD_KEYS = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const),
  ...(['bankruptLowest', 'bankruptHighest'] as const),
  ...(['stealOne', 'stealTwo', 'stealThree'] as const),
] as const;
export type CardKey = (typeof CARD_KEYS)[number];

/** How many cards of each kind; a kind left out has none. */
export type Deck = { readonly [Key in CardKey]?: number };

export interface Options {
  /** One game, or a series of three whose top Bank values are added up. */
  readonly games: '1' | '3';
  /** Thieves see their victims' hands and choose, instead of drawing unseen cards. */
  readonly openSteal: boolean;
  /** P-3.2: whether a discarded Steal is out of the game at the next reshuffle, or comes back. */
  readonly steals: 'once' | 'reshuffled';
  /** P-6.1: whether a finish of several cards has to leave one to discard. */
  readonly finish: 'free' | 'discard';
  /** null is the deck in the box. */
  readonly deck: Deck | null;
}

export type Move =
  | { readonly type: 'draw'; readonly from: Pile }
  | { readonly type: 'settle'; readonly card: Bankrupt }
  | LayMove
  | { readonly type: 'bank'; readonly card: Card }
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'steal'; readonly card: Steal }
  | { readonly type: 'pass' }
  | { readonly type: 'take'; readonly from: Seat }
  | { readonly type: 'stop' }
  | { readonly type: 'choose'; readonly card: Card }
  | FinishMove;

/** Lays such a pair on the discard pile next. */
export interface LayMove {
  readonly type: 'lay';
  readonly bankrupt: Bankrupt;
  readonly value: Value;
}

export interface FinishMove {
  readonly type: 'finish';
  /** What is laid on the Bank, ascending. */
  readonly cards: readonly Value[];
  /** null when no card is left. */
  readonly discard: Card | null;
}

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] | number }
  | { readonly type: 'opened'; readonly game: number; readonly dealer: Seat; readonly card: Card }
  /** `gone` has the Steals that are out of the game from now on, if there are any. */
  | { readonly type: 'reshuffled'; readonly cards: number; readonly gone?: readonly Card[] }
  /** The card is named to the one who drew it. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Value }
  /** A Bankrupt and the value card it takes lie before the player. */
  | {
      readonly type: 'paired';
      readonly seat: Seat;
      readonly bankrupt: Bankrupt;
      readonly value: Value;
    }
  /** A pair lies on the discard pile. */
  | {
      readonly type: 'settled';
      readonly seat: Seat;
      readonly bankrupt: Bankrupt;
      readonly value: Value;
      /** How many pairs this turn has; not said in the first edition, which made no pairs. */
      readonly pairs?: number;
    }
  /** A turn ended with Bankrupts in hand, no value card to settle any of them, and nothing discarded. */
  | { readonly type: 'stuck'; readonly seat: Seat }
  /** A turn without a card to play. */
  | { readonly type: 'idle'; readonly seat: Seat }
  | { readonly type: 'banked'; readonly seat: Seat; readonly card: Value }
  /** A Bankrupt only by a hand that has nothing else to discard. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Value | Bankrupt }
  /** The Steal is discarded; what it takes follows. In the first edition `from` named all victims. */
  | {
      readonly type: 'stole';
      readonly seat: Seat;
      readonly card: Steal;
      readonly from?: readonly Seat[];
    }
  /** The thief stopped after so many cards, though there was more to take. */
  | { readonly type: 'refrained'; readonly seat: Seat; readonly taken: number }
  /** With `openSteal`; the hand is shown to the thief. */
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly hand?: readonly Card[];
    }
  /** The card is named to thief and victim. */
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly card?: Card;
    }
  | {
      readonly type: 'finished';
      readonly seat: Seat;
      readonly cards: readonly Value[];
      readonly discard: Card | null;
    }
  | { readonly type: 'stopped'; readonly turns: number }
  | { readonly type: 'scored'; readonly game: number; readonly tops: readonly number[] };

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  /** 1 for the first. */
  readonly game: number;
  readonly dealer: Seat;
  /** The seat asked; null when the match is over. */
  readonly turn: Seat | null;
  readonly asked: Question | null;
  /** Turns completed in this game, all seats together. */
  readonly turns: number;
  /** Pairs of Bankrupt and value card already laid on the discard pile in this turn. */
  readonly settled: number;
  /** Those that lie before the player in turn, in the order in which they were made. */
  readonly pairs: readonly Pair[];
  readonly stealing: Stealing | null;
  /** One's own cards, ascending; none for the public. */
  readonly hand: readonly Card[];
  readonly players: readonly PlayerView[];
  readonly pile: PileView;
  /** Bottom card first. */
  readonly discard: readonly Card[];
  /** Steals that are out of the game, ascending. */
  readonly gone: readonly Card[];
  /** The top Bank values of each completed game, by seat. */
  readonly finished: readonly (readonly number[])[];
}

export interface PlayerView {
  readonly bank: readonly Value[];
  /** How many cards are in the hand. */
  readonly cards: number;
  /** Cards the viewer knows to be in that hand. */
  readonly known: readonly Card[];
  /** Cards the whole table knows to be in that hand. */
  readonly shown: readonly Card[];
  /** Cards of the viewer's own hand that this player knows of. */
  readonly knowsOfYou: readonly Card[];
  /**
   * What the whole table can tell of the hand: one set of cards for each card
   * in it, as bits by card number. Bit 0: it may come from the present draw pile.
   */
  readonly couldBe: readonly number[];
  /** So many of `couldBe`, from the first, are either all no Bankrupts or all no value cards. */
  readonly unclear: number;
  /** The last turn of this player, which everybody saw; `none` before the first. */
  readonly last: LastTurn;
  /** For each value from $1M on, the round in which this player last chose to discard it; 0 for never. */
  readonly letGo: readonly number[];
}

export interface LastTurn {
  readonly deed: Deed;
  /** What was banked, discarded or stolen with; null after a turn that Bankrupts took. */
  readonly card: Card | null;
}

export interface PileView {
  readonly cards: number;
  /** How many of each card, 1 to 15, can have been in it when it was last shuffled. */
  readonly shuffled: readonly number[];
  /** How many of each the viewer has drawn from it since. */
  readonly yours: readonly number[];
}

export interface Types {
  Options: Options;
  State: import('../rules/state.ts').State;
  Move: Move;
  View: View;
  Event: Event;
}
