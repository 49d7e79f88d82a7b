/** The clocks of this machine. Nothing else in the server may ask what time it is. */

export interface Clocks {
  /** Milliseconds since 1970; whoever runs the machine may set it to anything at any moment. */
  readonly wall: () => number;
  /** Milliseconds since some moment; never set, never back. */
  readonly monotonic: () => number;
}

export const MACHINE: Clocks = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};

/** Starts at the time of the wall, or at `least` where that is later, and goes on evenly whatever becomes of the wall. */
export function steadyClock(least: number, { wall, monotonic }: Clocks = MACHINE): () => number {
  const origin = Math.max(wall(), least) - monotonic();
  return () => Math.round(origin + monotonic());
}
