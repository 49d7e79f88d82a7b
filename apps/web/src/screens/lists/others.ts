/** Whom one has played with: everybody at the table but oneself, wherever one sat. */

import type { Seat } from '@parlor/kit';
import type { LocalSeat } from '../../offline/storedMatch.ts';

/** One's own seat at a table of this device. Where several people share it, it is the one under one's name, if any. */
export function ownSeat(seats: readonly LocalSeat[], myName: string): Seat | undefined {
  const people = seats.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
  if (people.length === 1) return people[0];
  return people.find((seat) => seats[seat]!.name === myName);
}

export const namesBut = (names: readonly string[], mine: Seat | null | undefined): string[] =>
  names.filter((name, seat) => seat !== mine && name !== '');
