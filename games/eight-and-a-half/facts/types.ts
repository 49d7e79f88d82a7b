/** The nouns of the game. Cards are small numbers, so that hands can be counted by kind. */

import type { GameTypes, Seat, Viewer } from '@parlor/kit';
import type { State } from '../rules/state.ts';

/** 0 to 9 are the numbers; Half and Ghost follow. */
export type Card = number;

export const HALF: Card = 10;
export const GHOST: Card = 11;

export const PHASES = ['swap', 'start', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a card was laid from. */
export type From = 'hand' | 'open' | 'blind';

/** E-4.2: how several Halves are laid in one turn. */
export const HALVES = ['together', 'oneByOne'] as const;

/** E-8: whether the table shows the hands that everybody saw being collected. */
export const COLLECTED = ['shown', 'memory'] as const;

export interface Options {
  readonly rounds: number;
  readonly halves: (typeof HALVES)[number];
  readonly collected: (typeof COLLECTED)[number];
  /** With `memory`: what was seen stays in the view, off the table. Without it, it is in neither. */
  readonly memoryAids: boolean;
}

export type Move = Play | EightAndAHalf | OpenPlay | BlindTurn | Swap | Keep;

/** Identical cards from the hand. */
export interface Play {
  readonly type: 'play';
  readonly card: Card;
  readonly count: number;
}

/** An 8 and a Half from the hand, together. */
export interface EightAndAHalf {
  readonly type: 'eight-and-a-half';
}

export interface OpenPlay {
  readonly type: 'open';
  readonly card: Card;
}

/** A Blind card turned up; places are counted from 1. */
export interface BlindTurn {
  readonly type: 'blind';
  readonly place: number;
}

export interface Swap {
  readonly type: 'swap';
  readonly give: Card;
  readonly take: Card;
}

export interface Keep {
  readonly type: 'keep';
}

export type Event =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly dealer: Seat;
      readonly opens: readonly (readonly Card[])[];
    }
  /** `cards` only for the seat that drew them. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly bank: number;
      readonly cards?: readonly Card[];
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly other: Seat;
      readonly give: Card;
      readonly take: Card;
    }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'starts'; readonly seat: Seat }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly from: From;
      readonly cards: readonly Card[];
      readonly value: number;
    }
  | { readonly type: 'turned'; readonly seat: Seat; readonly place: number; readonly card: Card }
  | { readonly type: 'caught'; readonly seat: Seat; readonly by: Seat; readonly value: number }
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly why: Why;
      readonly to: 'aside' | 'hand';
      readonly cards: readonly Card[];
    }
  | { readonly type: 'table'; readonly seat: Seat }
  | { readonly type: 'out'; readonly seat: Seat }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly winner: Seat | null;
      readonly loser: Seat | null;
      readonly cards: readonly number[];
      readonly scored: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly type: 'match-ended'; readonly points: readonly number[] };

/** Why somebody collected the pile: nothing to lay, caught on a half, or a Blind card that did not fit. */
export type Why = 'nothing-to-lay' | 'caught' | 'blind';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** The seat that is asked; null when the match is over. */
  readonly turn: Seat | null;
  /** Of the pile, in whole and half numbers. */
  readonly value: number;
  /** The next player faces a Five's demand. */
  readonly five: boolean;
  /** From bottom to top, with who laid what. */
  readonly pile: readonly PileCard[];
  /** Went out on a half and waits for the next player. */
  readonly pending: Seat | null;
  /** Of the last finished round. */
  readonly winner: Seat | null;
  readonly loser: Seat | null;
  /** The last Blind card that anybody turned in this match; to be remembered without aids, only just after. */
  readonly turned: Turned | null;
  readonly points: readonly number[];
  /** Points by finished round, then by seat. */
  readonly sheet: readonly (readonly number[])[];
  readonly players: readonly PlayerView[];
}

export interface Turned {
  readonly seat: Seat;
  readonly place: number;
  readonly card: Card;
}

export interface PileCard {
  readonly card: Card;
  readonly by: Seat;
}

export interface PlayerView {
  readonly handSize: number;
  /** Ascending; null where the viewer does not know it, or has to remember it. */
  readonly hand: readonly Card[] | null;
  /** A collected hand of somebody else that is to be remembered, for the aids: never drawn on the table. */
  readonly remembered?: readonly Card[];
  readonly lacks: Lacks | null;
  readonly bank: number;
  /** By place; null where it has been played. */
  readonly open: readonly (Card | null)[];
  /** By place: is there still a card? */
  readonly blind: readonly boolean[];
  /** Laid aside, ascending. */
  readonly aside: readonly Card[];
  /** Plays from the table: what is collected goes into the hand. */
  readonly table: boolean;
  readonly turns: number;
}

/**
 * What the course of play has told everybody about a hand: at least `count` of
 * its cards are none of `cards` and, with `pair`, do not make an 8 + Half.
 */
export interface Lacks {
  readonly count: number;
  readonly cards: readonly Card[];
  readonly pair: boolean;
}

export interface EightTypes extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
}
