/** Clocks of a machine, and a clock made of them that nobody can set. */

import type { Machine } from '../ports/world.ts';

export type Clocks = Pick<Machine, 'wall' | 'monotonic'>;

/** Starts at the time of the wall, or at `least` where that is later, and goes on evenly whatever becomes of the wall. */
export function steadyClock(least: number, { wall, monotonic }: Clocks): () => number {
  const origin = Math.max(wall(), least) - monotonic();
  return () => Math.round(origin + monotonic());
}
