/**
 * The whole truth of a match: one object of a fixed shape with short integer
 * arrays, so that it is cheap to copy and to play on.
 */

import type { Json, Seat, Table } from '@parlor/kit';
import { BANK, CARDS, KINDS } from '../facts/cards.ts';
import type { GoodIndex, Options, Phase } from '../facts/types.ts';

export const NO_BID = -1;
export const NOBODY = -1;
export const NOTHING = -1;

export class State {
  readonly seats: number;
  readonly options: Options;
  day = 0;
  phase: Phase = 'bidding';
  winner: Seat = NOBODY;
  stall: GoodIndex = NOTHING;
  bank = BANK;
  /** Whose scout has seen the top card of the deck. */
  scout: Seat = NOBODY;
  /** Cards still in the deck; the top one is `deck[deckLeft - 1]`. */
  deckLeft = 0;
  readonly deck: GoodIndex[] = new Array<GoodIndex>(CARDS).fill(NOTHING);
  readonly sold: number[] = new Array<number>(KINDS).fill(0);
  readonly coins: number[];
  readonly bids: number[];
  /** The bids of the last auction, for all to see. */
  readonly opened: number[];
  /** Counts of good g in the hand of seat s, at `s * KINDS + g`. */
  readonly hands: number[];
  /** The part of it that everybody saw being bought. */
  readonly shown: number[];

  constructor({ seats, options }: Table<Options>) {
    this.seats = seats;
    this.options = options;
    this.coins = new Array<number>(seats).fill(options.purse);
    this.bids = new Array<number>(seats).fill(NO_BID);
    this.opened = new Array<number>(seats).fill(NO_BID);
    this.hands = new Array<number>(seats * KINDS).fill(0);
    this.shown = new Array<number>(seats * KINDS).fill(0);
  }
}

export const clone = (state: State): State => {
  const copy = new State(state);
  copyInto(state, copy);
  return copy;
};

export function copyInto(from: State, to: State): void {
  to.day = from.day;
  to.phase = from.phase;
  to.winner = from.winner;
  to.stall = from.stall;
  to.bank = from.bank;
  to.scout = from.scout;
  to.deckLeft = from.deckLeft;
  copyList(from.deck, to.deck);
  copyList(from.sold, to.sold);
  copyList(from.coins, to.coins);
  copyList(from.bids, to.bids);
  copyList(from.opened, to.opened);
  copyList(from.hands, to.hands);
  copyList(from.shown, to.shown);
}

function copyList(from: readonly number[], to: number[]): void {
  for (let index = 0; index < from.length; index++) to[index] = from[index]!;
}

/** The cards of the deck that are gone are left out: they say nothing about the position. */
export const encode = (state: State): Json => ({
  seats: state.seats,
  options: { ...state.options },
  day: state.day,
  phase: state.phase,
  winner: state.winner,
  stall: state.stall,
  bank: state.bank,
  scout: state.scout,
  deck: state.deck.slice(0, state.deckLeft),
  sold: [...state.sold],
  coins: [...state.coins],
  bids: [...state.bids],
  opened: [...state.opened],
  hands: [...state.hands],
  shown: [...state.shown],
});

export function decode(json: Json): State {
  const saved = json as unknown as State;
  const state = new State(saved);
  copyInto(saved, state);
  state.deckLeft = saved.deck.length;
  return state;
}
