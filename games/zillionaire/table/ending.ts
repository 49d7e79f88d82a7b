/** What decided a match, and how the points came about. */

import type { Seat } from '@parlor/kit';
import type { Status } from '../facts/types.ts';
import { pointsOf, statusesFor } from '../facts/cards.ts';
import type { View } from '../rules/index.ts';

/** What somebody became in each game played. */
export const careerOf = ({ finished, seats }: View, seat: Seat): readonly Status[] =>
  finished.map((order) => statusesFor(seats)[order.indexOf(seat)]!);

/** Points after each game. */
export function sumsOf(view: View, seat: Seat): readonly number[] {
  let sum = 0;
  return careerOf(view, seat).map((status) => (sum += pointsOf(status)));
}

export interface Decision {
  readonly winners: readonly Seat[];
  /** The best of the others, and how far behind. */
  readonly second: Seat | undefined;
  readonly margin: number;
  /** The game after which the winner was never caught again; 0 for the first. */
  readonly game: number;
  /** What the winner became in it. */
  readonly status: Status | undefined;
  /** Was the winner ahead from the first game to the last? */
  readonly isStartToFinish: boolean;
}

export function decisionOf(view: View): Decision {
  const { points } = view;
  const best = Math.max(...points);
  const seats = points.map((_, seat) => seat);
  const winners = seats.filter((seat) => points[seat] === best);
  const others = seats.filter((seat) => points[seat]! < best);
  const second = others.sort((a, b) => points[b]! - points[a]!)[0];
  const winner = winners[0]!;
  const mine = sumsOf(view, winner);
  const rivals = seats.filter((seat) => seat !== winner).map((seat) => sumsOf(view, seat));
  const isAhead = (game: number): boolean => rivals.every((sums) => mine[game]! > sums[game]!);
  const caught = mine.findLastIndex((_, game) => !isAhead(game));
  const game = Math.min(caught + 1, Math.max(0, mine.length - 1));
  return {
    winners,
    second,
    margin: second === undefined ? 0 : best - points[second]!,
    game,
    status: careerOf(view, winner)[game],
    isStartToFinish: caught < 0,
  };
}

export interface Step {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
}

/** Everybody by place; those who share one share its number. */
export function placesOf({ points }: View): readonly Step[] {
  return points
    .map((sum, seat) => ({
      seat,
      points: sum,
      place: 1 + points.filter((other) => other > sum).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Where the n-th of the order stands: the winner in the middle, the others to both sides in turn. */
export const standOf = (nth: number): number => (nth % 2 === 0 ? nth / 2 : -(nth + 1) / 2);
