/** Where in a match one player's turn ends and another's begins. */

import type { Seat } from '@parlor/kit';

/** The opening, every moment at which somebody else moves next, and the end. */
export function turnsOf(movers: readonly Seat[]): number[] {
  const last = movers.length;
  const between = movers.flatMap((mover, i) => (i > 0 && movers[i - 1] !== mover ? [i] : []));
  return last === 0 ? [0] : [0, ...between, last];
}

/** The turn that a moment belongs to: the last one that has begun. */
export const turnAt = (turns: readonly number[], at: number): number =>
  Math.max(
    0,
    turns.findLastIndex((begun) => begun <= at),
  );

/** From a moment to the next beginning of a turn, or back to one. */
export function nextTurn(turns: readonly number[], at: number, by: 1 | -1): number {
  const found =
    by === 1 ? turns.find((begun) => begun > at) : turns.findLast((begun) => begun < at);
  return found ?? (by === 1 ? turns.at(-1)! : 0);
}
