/** Rules of thumb: what a player weighs when looking at a move, one look ahead. */

import { type Rng, type Seat } from '@parlor/kit';
import { eightAndAHalf, type Move } from '../rules/index.ts';
import {
  type Card,
  catches,
  type Doubled,
  demandAfter,
  GHOST,
  HALF,
  isHalf,
  type Kinds,
  KINDS,
  kindBit,
  type State,
  valueAfter,
} from '../rules/state.ts';
import type { Odds } from './odds.ts';

/** Everything in turns: 1 is what one more card laid is worth. */
export interface Heuristics {
  /** What it is worth to still hold a kind, while the Bank lasts and after. */
  readonly keep: readonly number[];
  readonly keepLate: readonly number[];
  /** The same for collected cards, played from the table. */
  readonly keepTable: readonly number[];
  /** What it is worth to have a kind as an Open card. */
  readonly keepOpen: readonly number[];
  /** Each card beyond the first, from a hand that fills up again and from collected cards. */
  readonly more: number;
  readonly moreTable: number;
  /** To have a card left that goes on nearly anything. */
  readonly wild: number;
  /** The next player has to collect: aside, or into the hand, and for each card of the pile. */
  readonly stuckAside: number;
  readonly stuckHand: number;
  readonly stuckPile: number;
  readonly stuckHandPile: number;
  /** The next player is so close to going out that it must not go well. */
  readonly stop: number;
  /** Catching somebody, with the turn that follows. */
  readonly catching: number;
  readonly catchPile: number;
  /** Being caught. */
  readonly caughtAside: number;
  readonly caughtHand: number;
  readonly caughtPile: number;
  readonly caughtHandPile: number;
}

/** Going out is worth more than anything else. */
const OUT = 100;
const EIGHT: Card = 8;
const PAIR_VALUE: Doubled = 17;

/** Players who do not vary their play can go round in circles (E-7.4), so long rounds make them restless. */
const PATIENCE = 20;
const WHIM_A_TURN = 0.05;
const MOST_WHIM = 2;

/** Every other turn, so that what a whim began may be carried out with sense. */
const restlessness = (turns: number, rng: Rng): number =>
  turns > PATIENCE && rng.below(2) === 0
    ? Math.min(MOST_WHIM, (turns - PATIENCE) * WHIM_A_TURN)
    : 0;

const listed: Move[] = [];

/** The move that looks best at one look; `whim` is how far one that looks worse may be preferred. */
export function byHeuristic(
  state: State,
  seat: Seat,
  heuristics: Heuristics,
  odds: Odds,
  rng: Rng,
  whim = 0,
): Move {
  const count = eightAndAHalf.moves(state, seat, listed);
  let best = listed[0]!;
  if (count === 1 || best.type === 'blind') return best;
  const restless = whim + restlessness(state.turns[seat]!, rng);
  let bestAppeal = -Infinity;
  for (let index = 0; index < count; index++) {
    const move = listed[index]!;
    let appeal = appealOf(state, seat, move, heuristics, odds);
    if (restless !== 0) appeal += (restless * rng.below(256)) / 256;
    if (appeal > bestAppeal) {
      bestAppeal = appeal;
      best = move;
    }
  }
  return best;
}

/** How a move looks to `seat`, who is on turn. */
export function appealOf(
  state: State,
  seat: Seat,
  move: Move,
  heuristics: Heuristics,
  odds: Odds,
): number {
  switch (move.type) {
    case 'play':
      return (
        heuristics.wild * wildLeft(state, seat, move.card, move.count) +
        (move.count - 1) * (state.table[seat] === 1 ? heuristics.moreTable : heuristics.more) -
        move.count * keepIn(state, seat, heuristics)[move.card]! +
        appealOfCards(state, seat, move.card, move.count, heuristics, odds)
      );
    case 'eight-and-a-half': {
      const keep = keepIn(state, seat, heuristics);
      return (
        heuristics.wild * wildLeft(state, seat, HALF, 1) +
        (state.table[seat] === 1 ? heuristics.moreTable : heuristics.more) -
        keep[EIGHT]! -
        keep[HALF]! +
        appealOfPile(state, seat, PAIR_VALUE, false, 2, heuristics, odds)
      );
    }
    case 'open':
      return (
        appealOfCards(state, seat, move.card, 1, heuristics, odds) - heuristics.keepOpen[move.card]!
      );
    case 'swap':
      return heuristics.keepOpen[move.take]! - heuristics.keepOpen[move.give]!;
    case 'blind':
    case 'keep':
      return 0;
  }
}

const keepIn = (state: State, seat: Seat, heuristics: Heuristics): readonly number[] =>
  state.table[seat] === 1
    ? heuristics.keepTable
    : state.bankSize[seat] !== 0
      ? heuristics.keep
      : heuristics.keepLate;

const WILD: Kinds = kindBit(0) | kindBit(9) | kindBit(HALF) | kindBit(GHOST);

/** 1 if a wild card stays in hand. */
function wildLeft(state: State, seat: Seat, card: Card, count: number): number {
  let left = state.handKinds[seat]! & WILD;
  if (state.hand[seat * KINDS + card] === count) left &= ~kindBit(card);
  return left === 0 ? 0 : 1;
}

function appealOfCards(
  state: State,
  seat: Seat,
  card: Card,
  count: number,
  heuristics: Heuristics,
  odds: Odds,
): number {
  if (catches(state.value, card)) {
    if (leaves(state, seat) === count) return OUT;
    return heuristics.catching + heuristics.catchPile * state.pileSize;
  }
  const value = valueAfter(state.value, card, count);
  const five = demandAfter(state.five, card);
  return appealOfPile(state, seat, value, five, count, heuristics, odds);
}

/** What is left to get rid of. */
export const leaves = (state: State, seat: Seat): number =>
  state.handSize[seat]! + state.bankSize[seat]! + state.openLeft[seat]! + state.blindLeft[seat]!;

export const seatAfter = (state: State, seat: Seat): Seat =>
  seat + 1 === state.seats ? 0 : seat + 1;

/** What it means to leave the pile like this to the next player. */
function appealOfPile(
  state: State,
  seat: Seat,
  value: Doubled,
  five: boolean,
  laid: number,
  heuristics: Heuristics,
  odds: Odds,
): number {
  const next = seatAfter(state, seat);
  const size = state.pileSize + laid;
  const caught = isHalf(value) ? odds.catchOn(state, next, value) : 0;
  if (leaves(state, seat) === laid) return OUT * (1 - caught);
  let appeal = 0;
  if (caught > 0) {
    appeal -=
      caught *
      (state.table[seat] === 1
        ? heuristics.caughtHand + heuristics.caughtHandPile * size
        : heuristics.caughtAside + heuristics.caughtPile * size);
  }
  const stuck = odds.stuckOn(state, next, value, five);
  if (stuck > 0) {
    const left = leaves(state, next);
    const atTable = state.handSize[next] === 0 || state.table[next] === 1;
    appeal +=
      stuck *
      ((atTable
        ? heuristics.stuckHand + heuristics.stuckHandPile * size
        : heuristics.stuckAside + heuristics.stuckPile * size) +
        heuristics.stop / left);
  }
  return appeal;
}
