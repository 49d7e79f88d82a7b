/** What an ending is worth to a seat, from 0 to 1, in any game. */

import type { Outcome, Seat } from '@parlor/kit';

const WEIGHT_OF_POINTS = 0.1;

/** The seat's share of the first place. */
export const shareOfWin = ({ places }: Outcome, seat: Seat): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

/** By seat: the share of the first place where the most points win. */
export function sharesOfMost(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const winners = points.filter((sum) => sum === most).length;
  return points.map((sum) => (sum === most ? 1 / winners : 0));
}

/**
 * Mostly the seat's share of the first place; a little for its points, so that
 * a lost position is still played well. Points count from those of the last
 * place to those of the first, whichever way the score sheet runs.
 */
export function utility(outcome: Outcome, seat: Seat): number {
  const { places, scores } = outcome;
  const share = shareOfWin(outcome, seat);
  const first = scores[places.indexOf(1)]!;
  const last = scores[places.indexOf(Math.max(...places))]!;
  const points = first === last ? share : (scores[seat]! - last) / (first - last);
  return (1 - WEIGHT_OF_POINTS) * share + WEIGHT_OF_POINTS * points;
}
