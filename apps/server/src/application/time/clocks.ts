/** Clocks of a machine, and a clock made of them that nobody can set. */

export interface Clocks {
  /** Milliseconds since 1970; whoever runs the machine may set it to anything at any moment. */
  readonly wall: () => number;
  /** Milliseconds since some moment; never set, never back. */
  readonly monotonic: () => number;
}

/** Starts at the time of the wall, or at `least` where that is later, and goes on evenly whatever becomes of the wall. */
export function steadyClock(least: number, { wall, monotonic }: Clocks): () => number {
  const origin = Math.max(wall(), least) - monotonic();
  return () => Math.round(origin + monotonic());
}
