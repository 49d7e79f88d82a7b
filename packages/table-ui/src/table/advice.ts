/** What hints come to on the screen. */

import type { Hint } from '../surroundings/engine.ts';

/** Closer than this the bots cannot tell moves apart. */
const NOISE = 0.02;

/** Are the two best about equal, as far as that is known? */
export const isClose = ([best, second]: readonly Hint[]): boolean =>
  best?.value !== undefined && second?.value !== undefined && best.value - second.value < NOISE;
