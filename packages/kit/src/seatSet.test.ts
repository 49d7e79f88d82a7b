import { describe, expect, it } from 'vitest';
import { allSeats, firstSeat, hasSeat, NO_SEATS, seatSet, seatsOf } from './seatSet.ts';

describe('a set of seats', () => {
  it('is built from seats and gives them back in order', () => {
    expect(seatsOf(seatSet(4, 0, 2))).toEqual([0, 2, 4]);
    expect(seatsOf(NO_SEATS)).toEqual([]);
    expect(seatsOf(allSeats(6))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('knows its members', () => {
    const set = seatSet(1, 3);
    expect([0, 1, 2, 3].map((seat) => hasSeat(set, seat))).toEqual([false, true, false, true]);
    expect(firstSeat(set)).toBe(1);
    for (const nobody of [-1, 0.5, 33, 32, Number.NaN]) expect(hasSeat(set, nobody)).toBe(false);
  });
});
