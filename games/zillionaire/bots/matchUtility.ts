/**
 * What an order of going out is worth for the match: the chance to win it,
 * from the points so far and what statuses make of the games to come. Those
 * are drawn from a simple model: a status has a strength, and the next game's
 * order comes out as if each strength were so many tickets in a lottery.
 */

import { fastRng } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { POINTS_BY_PLACE } from '../rules/state.ts';

/** Tickets by place in the last game, Rich first; measured in games of the learned policy against itself. */
const STRENGTHS: readonly (readonly number[])[] = [
  [],
  [],
  [],
  [5, 1.6, 1],
  [6.8, 3.2, 0.8, 1],
  [10, 5, 2, 0.85, 1],
  [13, 6, 2.4, 2.2, 0.9, 1],
];

const FUTURES = 128;
const FINE = 2 ** 21;
const SEED = 61;

/** Waiting times for a first ticket to be drawn, the same for every question: answers compare well. */
const MOST_GAMES = 9;
const MOST_SEATS = 6;
const waits = new Float64Array(FUTURES * MOST_GAMES * MOST_SEATS);
const rng = fastRng(SEED);
for (let i = 0; i < waits.length; i++) waits[i] = -Math.log((1 + rng.below(FINE)) / (FINE + 1));

/** A future as it unfolds: points by seat, the seats from Rich to Poor now and next, and how long those waited. */
const points = new Uint8Array(MOST_SEATS);
const now = new Uint8Array(MOST_SEATS);
const next = new Uint8Array(MOST_SEATS);
const waited = new Float64Array(MOST_SEATS);

export class MatchUtility {
  private readonly known = new Map<number, Float64Array>();
  private readonly seats: number;
  private readonly toCome: number;

  /** With a little for points whatever the chances, a lost match is still played well. */
  constructor(
    private readonly view: View,
    private readonly weightOfPoints: number,
  ) {
    this.seats = view.seats;
    this.toCome = view.games - view.game;
  }

  /** What it is worth to each seat, from 0 to 1, when the current game ends in the order at `from` of `order`. */
  of(order: ArrayLike<number>, from: number): Float64Array {
    let key = 0;
    for (let place = 0; place < this.seats; place++) key = key * MOST_SEATS + order[from + place]!;
    let utility = this.known.get(key);
    if (!utility) {
      utility = this.foresee(
        Array.from({ length: this.seats }, (_, place) => order[from + place]!),
      );
      this.known.set(key, utility);
    }
    return utility;
  }

  private foresee(order: readonly number[]): Float64Array {
    const { seats, toCome, view, weightOfPoints } = this;
    const scale = POINTS_BY_PLACE[seats]!;
    const utility = new Float64Array(seats);
    const futures = toCome === 0 ? 1 : FUTURES;
    for (let future = 0; future < futures; future++) {
      for (let place = 0; place < seats; place++) {
        const seat = order[place]!;
        now[place] = seat;
        points[seat] = view.points[seat]! + scale[place]!;
      }
      for (let game = 0; game < toCome; game++)
        this.playNext((future * MOST_GAMES + game) * MOST_SEATS);
      this.addWins(utility, (1 - weightOfPoints) / futures);
    }
    for (let place = 0; place < seats; place++) {
      utility[order[place]!]! += (weightOfPoints * (scale[place]! - 1)) / (scale[0]! - 1);
    }
    return utility;
  }

  /** One possible game: the shorter the wait, the better the place. */
  private playNext(row: number): void {
    const { seats } = this;
    const strengths = STRENGTHS[seats]!;
    const scale = POINTS_BY_PLACE[seats]!;
    for (let place = 0; place < seats; place++) {
      const seat = now[place]!;
      const wait = waits[row + seat]! / strengths[place]!;
      let after = place;
      for (; after > 0 && wait < waited[after - 1]!; after--) {
        waited[after] = waited[after - 1]!;
        next[after] = next[after - 1]!;
      }
      waited[after] = wait;
      next[after] = seat;
    }
    for (let place = 0; place < seats; place++) {
      now[place] = next[place]!;
      points[next[place]!]! += scale[place]!;
    }
  }

  private addWins(utility: Float64Array, weight: number): void {
    let most = 0;
    let winners = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      if (points[seat]! > most) {
        most = points[seat]!;
        winners = 0;
      }
      if (points[seat] === most) winners++;
    }
    for (let seat = 0; seat < this.seats; seat++) {
      if (points[seat] === most) utility[seat]! += weight / winners;
    }
  }
}
