import type { Bot } from './bot.ts';
import { flatMonteCarlo } from './search/flatMonteCarlo.ts';

/** Tries every answer in random playouts, `playouts` in all, and takes what did best. */
export const rolloutBot = (playouts: number): Bot => ({
  name: `rollout-${playouts}`,

  choose: (game, view, seat, rng) => flatMonteCarlo(game, view, seat, rng, playouts),
});
