/** Somebody in a sentence. Who is speaking of whom is structure, never a comparison with a word. */

import type { Seat } from './seatSet.ts';

export interface Person {
  readonly name: string;
  /** Whether the sentence is read by the one it is about: "you", whatever their name is. */
  readonly isReader: boolean;
}

/** Who sits where, as one reader sees it. */
export type People = (seat: Seat) => Person;

/** Everybody by name: where nobody in particular reads. */
export const byName =
  (nameOf: (seat: Seat) => string): People =>
  (seat) => ({ name: nameOf(seat), isReader: false });
