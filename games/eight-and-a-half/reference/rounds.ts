/** How a round begins and ends. */

import type { Rng, Seat } from '@parlor/kit';
import type { Swap } from './legal.ts';
import { without } from './pile.ts';
import {
  bySeat,
  cardsOf,
  clockwiseFrom,
  deal,
  type Position,
  seatAfter,
  starterOf,
} from './position.ts';

/** E-7.1 */
const POINTS_FOR_WINNING = 2;
const POINTS_FOR_FEWEST = 1;

/** E-2.2 */
export function swap(position: Position, { give, take }: Swap): void {
  const { opens } = position;
  const [winner, loser] = [position.winner!, position.loser!];
  opens[winner] = [...without(opens[winner]!, [give]), take];
  opens[loser] = [...without(opens[loser]!, [take]), give];
}

/** E-2.3 */
export function beginStart(position: Position): void {
  position.phase = 'start';
  position.turn = starterOf(position);
}

export function beginRound(position: Position, rng: Rng): void {
  deal(position, rng);
  if (position.winner === null) return beginStart(position);
  position.phase = 'swap'; // E-2.2
  position.turn = position.winner;
}

/** E-7.2: most cards among the others; of equals the first clockwise after the winner. */
function bigLoser(position: Position, winner: Seat): Seat {
  const others = clockwiseFrom(position.seats, winner).slice(1);
  const most = Math.max(...others.map((seat) => cardsOf(position, seat)));
  return others.find((seat) => cardsOf(position, seat) === most)!;
}

/**
 * E-7.1: points; then the next round, if there is one. E-7.4: the source knows a winner as the one who is rid of all
 * cards, a Big Loser as one among the rest, and the exchange as a right of that winner: a stopped round has none of them.
 */
export function endRound(position: Position, winner: Seat | null, rng: Rng): void {
  const counts = bySeat(position.seats, (seat) => cardsOf(position, seat));
  counts.forEach((count, seat) => {
    if (count === Math.min(...counts)) position.points[seat]! += POINTS_FOR_FEWEST;
    if (seat === winner) position.points[seat]! += POINTS_FOR_WINNING;
  });
  position.winner = winner;
  position.loser = winner === null ? null : bigLoser(position, winner);
  if (position.round === position.rounds) {
    position.phase = 'over';
    position.turn = null;
    return;
  }
  position.round += 1;
  position.dealer = seatAfter(position, position.dealer); // E-2.4
  beginRound(position, rng);
}
