/**
 * A match played to its end, and how lucky everybody was in it. What the dice brought beyond their mean is known, for
 * every roll is solved; taken off again it leaves how well things were set up, and far fewer matches tell good moves
 * from bad ones.
 */

import { fastRng, type Rng, type Seat } from '@parlor/kit';
import { type Move, takeAChance } from '../rules/index.ts';
import { ASK, COLOURS, OVER, type State } from '../rules/state.ts';
import { incomesOf } from './incomes.ts';
import { wealthOf } from './look.ts';

export type Player = (state: State, seat: Seat, rng: Rng) => Move;

/** Longer playouts than any sensible match are given up where they stand. */
export const LONGEST = 4000;
const MOST_SEATS = 8;
/** How far a roll strays from its mean, as a share of it. */
const STRAYS = 0.8;
/** Turns a distance in standard deviations into a chance, near enough to the normal curve. */
const STEEPNESS = 1.7;
/** Nothing is ever quite sure before the match is over. */
const LEAST_SPREAD = 300;

/** Where all is lost or won, the distance still counts a little: that much, on a scale of so many dollars. */
const HOPE = 0.03;
const LONG_WAY = 15_000;

export function playToTheEnd(state: State, player: Player, rng: Rng): void {
  for (let played = 0; state.question !== OVER && played < LONGEST; played++) {
    const { asked } = state;
    takeAChance.apply(state, asked, player(state, asked, rng), rng);
  }
}

/** What the dice brought each seat beyond their mean, and the square of how far they stray. */
const luck = new Float64Array(MOST_SEATS);
const spread = new Float64Array(MOST_SEATS);

/** Plays `first` and on with dice that depend on the turn alone: what happens in one does not change those of the next. */
export function playWithLuck(state: State, first: Move, player: Player, seed: number): void {
  luck.fill(0);
  spread.fill(0);
  let turn = state.turns;
  let rng = fastRng(seed, turn);
  let isOpen = false;
  takeAChance.apply(state, state.asked, first, rng);
  for (let played = 0; state.question !== OVER && played < LONGEST; played++) {
    if (state.turns !== turn) {
      turn = state.turns;
      rng = fastRng(seed, turn);
      isOpen = false;
    }
    const { asked, question, rethrows } = state;
    const move = player(state, asked, rng);
    if (question === ASK.collect) {
      const before = state.cash[asked]!;
      takeAChance.apply(state, asked, move, rng);
      luck[asked]! += state.cash[asked]! - before;
      isOpen = false;
      continue;
    }
    const isThrow = question === ASK.rethrow;
    if (isThrow && !isOpen) {
      expect(state, asked);
      isOpen = true;
    }
    const wasLast =
      question === ASK['kept rethrow'] ||
      (isThrow && (rethrows === 1 || (move.type === 'keep' && move.dice.length === state.size)));
    takeAChance.apply(state, asked, move, rng);
    if (wasLast && state.question !== ASK['kept rethrow'] && state.question !== ASK.collect)
      isOpen = false;
  }
}

/** A roll was thrown: its mean counts as luck to be had. */
function expect(state: State, seat: Seat): void {
  const at = COLOURS * seat;
  const table = incomesOf(state.box).table(state.owned, at, state.size, state.rethrows);
  const mean = table.mean * state.pays;
  luck[seat]! -= mean;
  spread[seat]! += mean * mean * STRAYS * STRAYS;
}

/** What the match just played says about `seat`'s chance to win one like it, with other dice. */
export function chanceWithoutLuck(state: State, seat: Seat): number {
  const own = wealthOf(state, seat) - luck[seat]!;
  let chance = 1;
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const wealth = wealthOf(state, other) - luck[other]!;
    const margin = own - wealth;
    rival = Math.max(rival, wealth);
    const deviation = Math.sqrt(spread[seat]! + spread[other]!) + LEAST_SPREAD;
    chance /= 1 + Math.exp((-STEEPNESS * margin) / deviation);
  }
  return (1 - HOPE) * chance + HOPE / (1 + Math.exp((rival - own) / LONG_WAY));
}
