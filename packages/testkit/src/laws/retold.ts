/** The same things told to one seat in another order. */

import { type Emission, eventsFor, type Seat, seatSet } from '@parlor/kit';

/**
 * Whether two stories differ only in the order in which this seat alone was told the same values.
 *
 * A view keeps what a seat holds, not when each card came. If two cards that came to it one after
 * the other are exchanged, its view is the same and its own story is not: it learned of nothing
 * but its own cards. Everything that anybody else is told too must be the same to the byte.
 */
export function isRetold<Event>(
  one: readonly Emission<Event>[],
  other: readonly Emission<Event>[],
  seat: Seat,
): boolean {
  if (one.length !== other.length) return false;
  const [values, otherValues]: [string[], string[]] = [[], []];
  for (const [place, emission] of one.entries()) {
    const there = other[place]!;
    const [told, toldThere] = [emission, there].map((each) => eventsFor([each], seat));
    if (JSON.stringify(told) === JSON.stringify(toldThere)) continue;
    if (!isForAlone(emission, seat) || !isForAlone(there, seat)) return false;
    if (JSON.stringify(emission.shared) !== JSON.stringify(there.shared)) return false;
    leaves(told, values);
    leaves(toldThere, otherValues);
  }
  return JSON.stringify(values.sort()) === JSON.stringify(otherValues.sort());
}

const isForAlone = ({ secret }: Emission<unknown>, seat: Seat): boolean =>
  secret?.to === seatSet(seat);

/** Every value, wherever it stands. */
function leaves(json: unknown, out: string[]): void {
  if (typeof json !== 'object' || json === null) out.push(JSON.stringify(json));
  else for (const value of Object.values(json)) leaves(value, out);
}
