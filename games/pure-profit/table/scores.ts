/** How the match stands and how it came out. */

import type { People, Seat } from '@parlor/kit';
import { GOAL } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import { m } from './messages.ts';

export const gamesOf = (view: View): number => Number(view.options.games);

const topOf = (view: View, seat: Seat): number => view.players[seat]!.bank.at(-1) ?? 0;

/** What the completed games of a series have brought. */
export const earlierSum = (view: View, seat: Seat): number =>
  view.finished.reduce((sum, tops) => sum + tops[seat]!, 0);

/** Where a seat stands in the match: earlier games and the Bank of this one. */
export const sumSoFar = (view: View, seat: Seat): number =>
  earlierSum(view, seat) + (view.turn === null ? 0 : topOf(view, seat));

/** Seats from the leader down: what they have come to, then the fuller Bank. */
export function inOrder(view: View): Seat[] {
  return view.players
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        sumSoFar(view, b) - sumSoFar(view, a) ||
        topOf(view, b) - topOf(view, a) ||
        view.players[b]!.bank.length - view.players[a]!.bank.length ||
        a - b,
    );
}

/** One sentence: what decided a finished match. */
export function decidedBy(view: View, people: People): string {
  const { table } = m();
  const sums = view.players.map((_, seat) => earlierSum(view, seat));
  const [winner, second] = view.players
    .map((_, seat) => seat)
    .sort((a, b) => sums[b]! - sums[a]! || a - b) as [Seat, Seat];
  const sum = sums[winner]!;
  const tops = view.finished.map((game) => game[winner]!);
  if (gamesOf(view) > 1) {
    // P-6.3: equal sums share the win.
    const winners = sums.flatMap((other, seat) => (other === sum ? [people(seat)] : []));
    return winners.length > 1
      ? table.seriesShared(winners, sum)
      : table.seriesWon(people(winner), tops, sum - sums[second]!);
  }
  if (sum !== GOAL) return table.stopped(Math.floor(view.turns / view.seats));
  return table.completed({
    winner: people(winner),
    cards: view.players[winner]!.bank.length,
    closest: people(second),
    top: sums[second]!,
  });
}
