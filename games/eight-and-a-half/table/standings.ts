/** Who stands where, and since when. */

import type { PlayerView, View } from '../facts/types.ts';
import type { Seat } from '@parlor/kit';

/** E-7.1: everything that counts at the end of a round. */
export const cardsOf = ({ handSize, bank, open, blind, aside }: PlayerView): number =>
  handSize +
  bank +
  open.filter((card) => card !== null).length +
  blind.filter(Boolean).length +
  aside.length;

/** Most points first, then fewest cards now. */
export function ranking({ points, players }: View): Seat[] {
  const cards = players.map(cardsOf);
  return points
    .map((_, seat) => seat)
    .sort((a, b) => points[b]! - points[a]! || cards[a]! - cards[b]! || a - b);
}

/** The first round after which the winner was alone in front and stayed so; undefined where first place is shared. */
export function leadSince(
  sheet: readonly (readonly number[])[],
  winners: readonly Seat[],
): number | undefined {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return undefined;
  const sums = (sheet[0] ?? []).map(() => 0);
  let since: number | undefined;
  for (const [i, row] of sheet.entries()) {
    for (const [seat, points] of row.entries()) sums[seat]! += points;
    const isAhead = sums.every((sum, seat) => seat === winner || sum < sums[winner]!);
    if (!isAhead) since = undefined;
    else since ??= i + 1;
  }
  return since;
}

/** Of many rounds the last so many, with their numbers. */
export const lastRounds = (
  sheet: readonly (readonly number[])[],
  most: number,
): { readonly round: number; readonly row: readonly number[] }[] =>
  sheet.map((row, i) => ({ round: i + 1, row })).slice(-most);
