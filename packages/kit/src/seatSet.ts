/** Seats, and sets of seats as bit masks: cheap to copy, to compare and to iterate. */

/** A place at the table, counted clockwise from 0. Any of them may have the first turn. */
export type Seat = number;

/** A set of seats: bit n stands for seat n. */
export type SeatSet = number;

export const NO_SEATS: SeatSet = 0;

export const seatSet = (...seats: readonly Seat[]): SeatSet =>
  seats.reduce((set, seat) => set | (1 << seat), NO_SEATS);

/** All of the first `count` seats. */
export const allSeats = (count: number): SeatSet => (1 << count) - 1;

/** Whether `seat`, which may be any number at all, is in the set. */
export const hasSeat = (set: SeatSet, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < 32 && ((set >>> seat) & 1) === 1;

/** The lowest seat of a set that is not empty. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

/** The seats of a set, ascending. */
export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== NO_SEATS; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
}
