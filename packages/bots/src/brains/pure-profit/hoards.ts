/** How much more often a card is found in a hand than chance would put it there, as logarithms, learned from self-play. */

/** By stage of the game, as `stageOf` tells: the very next step, a step beyond, a second of a step, a value passed, a Steal. */
// biome-ignore format: a table of numbers
export const HABITS: readonly (readonly number[])[] = [
  [0.35, 0.34, 0.32, -0.34, 0.42],
  [-0.31, 0.57, 0.21, -0.57, 0.16],
  [-1.14, 0.73, 0.04, -0.73, -0.87],
  [-1.59, 0.97, -0.34, -0.97, -3],
  [-1.47, 1.39, -1.4, -1.39, -3],
  [-1.28, 1.11, -1.61, -1.11, -3],
];

/** A hand that completes the Bank would have done so; only a theft leaves one behind. */
export const COMPLETE = -3;
