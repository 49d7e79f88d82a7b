/** What each seat knows, built field by field. */

import type { Seat, Viewer } from '@parlor/kit';
import { hasSeat, seatsOf } from '@parlor/kit';
import { boardOf } from './boards.ts';
import type { Options } from './options.ts';
import { type Offer, offers } from './rolling.ts';
import { POSSIBLE, type State, ticketsLeft } from './state.ts';
import {
  OVER,
  type Card,
  type Charm,
  EMPTY,
  NO_CHOICE,
  PLACES,
  QUESTIONS,
  type Question,
  type TicketKind,
} from '../facts/types.ts';

export interface SeatView {
  readonly cash: number;
  /** Owned cards, ascending. */
  readonly board: readonly Card[];
  /** By place: a card its viewer knows, 'hidden', or null where nothing lies. */
  readonly stack: readonly (Card | 'hidden' | null)[];
  /** The turn, counted from 1, in which each card came into its place; 0 for the deal and where none lies. */
  readonly since: readonly number[];
  /** What the table can tell about the stack, or null if nothing (see `possible.ts`). */
  readonly possible: readonly number[] | null;
  readonly ticketsLeft: number;
  /** Tickets turned over, in order. */
  readonly played: readonly TicketKind[];
  /** Kept tickets not spent yet, ascending. */
  readonly kept: readonly TicketKind[];
}

export interface TicketView {
  readonly kind: TicketKind;
  /** T-5.3: null while its player is asked which. */
  readonly choice: number | null;
  readonly step: number;
  /** Purchases the step still owes. */
  readonly buys: number;
}

export interface RollView {
  readonly size: number;
  readonly dice: readonly number[];
  readonly charm: Charm | null;
  readonly rethrows: number;
  readonly pays: number;
  readonly spent: boolean;
  readonly charmThrown: boolean;
}

export interface AuctionView {
  readonly card: Card;
  readonly auctioneer: Seat;
  readonly bid: number;
  readonly bidder: Seat | null;
  readonly passed: readonly Seat[];
}

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly question: Question | null;
  readonly asked: Seat | null;
  readonly turn: Seat | null;
  readonly turns: number;
  readonly lastTurns: number | null;
  readonly bank: number;
  readonly players: readonly SeatView[];
  readonly pool: readonly (Card | null)[];
  /** Cards left in the draw pile, and discarded unseen. */
  readonly draw: number;
  readonly discards: number;
  readonly ticket: TicketView | null;
  /** T-8.1: this turn has had its consolation roll, or a ticket's roll stands for it. */
  readonly consoled: boolean;
  readonly roll: RollView | null;
  /** What the dice that lie there would pay now; one of these is collected when the roll is final. */
  readonly offers: readonly Offer[];
  readonly auction: AuctionView | null;
}

export function view(state: State, viewer: Viewer): View {
  const over = state.question === OVER;
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    question: over ? null : QUESTIONS[state.question]!,
    asked: over ? null : state.asked,
    turn: over ? null : state.turn,
    turns: state.turns,
    lastTurns: state.ending ? state.lastTurns : null,
    bank: state.bank,
    players: Array.from({ length: state.seats }, (_, seat) => seatView(state, seat, viewer)),
    pool: cardsIn(state.pool),
    draw: state.drawEnd - state.drawNext,
    discards: state.discarded,
    ticket: ticketView(state),
    consoled: state.consoled,
    roll: rollView(state),
    offers: state.rolling && state.thrown ? offers(state) : [],
    auction: auctionView(state),
  };
}

const cardsIn = (places: ArrayLike<number>): (Card | null)[] =>
  Array.from(places, (card) => (card === EMPTY ? null : card));

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const stack = cardsIn(state.stacks.subarray(PLACES * seat, PLACES * (seat + 1)));
  return {
    cash: state.cash[seat]!,
    board: boardOf(state, seat),
    // T-2.1: a stack is private.
    stack: seat === viewer ? stack : stack.map((card) => (card === null ? null : 'hidden')),
    since: Array.from(state.since.subarray(PLACES * seat, PLACES * (seat + 1))),
    possible: hasSeat(state.told, seat)
      ? Array.from(state.possible.subarray(POSSIBLE * seat, POSSIBLE * (seat + 1)))
      : null,
    ticketsLeft: ticketsLeft(state, seat),
    played: playedBy(state, seat),
    kept: keptBy(state, seat),
  };
}

/** Tickets turned over, in order. */
export function playedBy(state: State, seat: Seat): TicketKind[] {
  const first = seat * state.ticketsEach;
  return Array.from(state.tickets.subarray(first, first + state.played[seat]!));
}

/** Kept tickets not spent yet, ascending. */
export function keptBy(state: State, seat: Seat): TicketKind[] {
  const first = seat * state.ticketsEach;
  return playedBy(state, seat)
    .filter((_, place) => state.kept[first + place] === 1)
    .sort((a, b) => a - b);
}

export const ticketView = (state: State): TicketView | null =>
  state.ticketOpen
    ? {
        kind: state.ticketKind,
        choice: state.choice === NO_CHOICE ? null : state.choice,
        step: state.step,
        buys: state.buys,
      }
    : null;

export const rollView = (state: State): RollView | null =>
  state.rolling
    ? {
        size: state.size,
        dice: state.thrown ? Array.from(state.dice.subarray(0, state.size)) : [],
        charm: state.thrown && state.options.luckyCharm ? state.charm : null,
        rethrows: state.rethrows,
        pays: state.pays,
        spent: state.spent,
        charmThrown: state.charmThrown,
      }
    : null;

export const auctionView = (state: State): AuctionView | null =>
  state.auctioning
    ? {
        card: state.pool[state.lotPlace]!,
        auctioneer: state.turn,
        bid: state.bid,
        bidder: state.bid === 0 ? null : state.bidder,
        passed: seatsOf(state.passed),
      }
    : null;
