/**
 * Everything that comes from outside a program: it is made once, in `main`, and handed in. With another one the
 * same code runs in a test, on simulated time and from a seed.
 */

export interface World {
  /**
   * Milliseconds since 1970 by the clock of the house: what deadlines and stored times are made of. It never goes
   * back, and is never below a time that is stored already, whatever the clock of the machine says.
   */
  now(): number;

  /** Milliseconds since some moment; never goes back. For durations that only this process measures. */
  monotonic(): number;

  readonly timers: Timers;

  /** From the best source there is. */
  randomBytes(count: number): Uint8Array;
}

/** Whether a timer keeps the program running is up to whoever made it: on a server none does, at a terminal all do. */
export interface Timers {
  /** Calls `ring` once, after so many milliseconds, unless the returned function is called before. */
  after(ms: number, ring: () => void): Cancel;

  /** Calls `ring` again and again, until the returned function is called. */
  every(ms: number, ring: () => void): Cancel;
}

export type Cancel = () => void;
