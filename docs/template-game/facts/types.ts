/** The nouns of the market. */

import type { GameTypes, Seat, Viewer } from '@parlor/kit';
import type { State } from '../rules/state.ts';

export const GOODS = ['silk', 'spice', 'tea', 'copper'] as const;
export type Good = (typeof GOODS)[number];

/** A kind of good by its place in `GOODS`: what the state counts with. */
export type GoodIndex = number;

/** How many of each good, in the order of `GOODS`. */
export type Counts = readonly number[];

export const PHASES = ['bidding', 'selling', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Options {
  /** Days of trade. */
  readonly days: number;
  /** Coins of each merchant at the start. */
  readonly purse: number;
  /** Whether the winner may send a scout ahead instead of selling. */
  readonly scouting: boolean;
}

export type Move =
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'sell'; readonly good: Good; readonly count: number }
  | { readonly type: 'scout' }
  | { readonly type: 'keep' };

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly day: number;
  readonly phase: Phase;
  /** Who has won the day's auction and may sell. */
  readonly winner: Seat | null;
  readonly stall: Good | null;
  readonly bank: number;
  readonly coins: readonly number[];
  /** What everybody knows each merchant holds, since they saw it bought. */
  readonly shown: readonly Counts[];
  /** How many goods each merchant holds besides. */
  readonly covered: readonly number[];
  readonly sold: Counts;
  readonly deckLeft: number;
  /** Who has sealed a bid. */
  readonly sealed: readonly boolean[];
  /** Whose scout has seen the next good. */
  readonly scout: Seat | null;
  /** The bids of the last auction: what everybody was told, everybody remembers. */
  readonly opened: readonly number[] | null;
  /** One's own hand, everything counted; null for the public. */
  readonly hand: Counts | null;
  /** One's own sealed bid. */
  readonly bid: number | null;
  /** The next good, if it was one's own scout. */
  readonly rumour: Good | null;
}

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly goods?: Counts }
  | { readonly type: 'offered'; readonly day: number; readonly good: Good }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly coins?: number }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly good: Good;
      readonly bids: readonly number[];
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly good: Good;
      readonly count: number;
      readonly coins: number;
    }
  | { readonly type: 'sent scout'; readonly seat: Seat }
  | { readonly type: 'scouted'; readonly seat: Seat; readonly good?: Good }
  | { readonly type: 'kept'; readonly seat: Seat }
  | {
      readonly type: 'closed';
      readonly hands: readonly Counts[];
      readonly coins: readonly number[];
    };

export interface Bazaar extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
}
