/** What stand-ins did in a match for people who were away, or too late. */

import type { LogEntry } from '@parlor/host';
import type { PlayedFor, SeatDoc } from '../tables/tableDoc.ts';

/** By seat; undefined where no stand-in made any move that stands. */
export function standInsOf(
  entries: readonly LogEntry[],
  seats: readonly Pick<SeatDoc, 'player'>[],
): readonly (PlayedFor | undefined)[] {
  const moves: { seat: number; isStandIn: boolean }[] = [];
  for (const { seat, player, body } of entries) {
    if (body.type === 'takeback') {
      moves.length = Math.min(moves.length, body.ply);
      continue;
    }
    // Whoever plays by a link to the seat plays as its owner; whoever was forgotten has another id there by now.
    const owner = seats[seat]?.player ?? null;
    moves.push({ seat, isStandIn: owner !== null && player.startsWith('bot:') });
  }
  return seats.map((_, seat) => {
    const made = moves.filter((move) => move.seat === seat && move.isStandIn);
    if (made.length === 0) return undefined;
    // A single answer, too: nobody lets the clock run out where an expert finds more than they do.
    return { moves: made.length, isCapped: true };
  });
}

/** Those who were away when the match began and never came: it says nothing about them, for better or worse. */
export const neverCame = (
  entries: readonly LogEntry[],
  seats: readonly Pick<SeatDoc, 'player' | 'isKept'>[],
): ReadonlySet<string> =>
  new Set(
    seats.flatMap(({ player, isKept }, seat) => {
      const hasMoved = entries.some((entry) => entry.seat === seat && entry.player === player);
      return player !== null && isKept && !hasMoved ? [player] : [];
    }),
  );
