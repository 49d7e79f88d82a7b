/** What hints come to on the screen: a chance only where one was worked out. */

import type { BotHint } from '../engine/calls.ts';

/** Closer than this the bots cannot tell moves apart. */
const NOISE = 0.02;

/** The chance to win in percent; undefined where nobody knows it. */
export const percentOf = ({ value }: BotHint): number | undefined =>
  value === undefined ? undefined : Math.round(100 * value);

/** Are the two best about equal, as far as that is known? */
export const isClose = ([best, second]: readonly BotHint[]): boolean =>
  best?.value !== undefined && second?.value !== undefined && best.value - second.value < NOISE;
