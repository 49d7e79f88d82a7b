import type { Bot } from './bot.ts';
import { plainGuide, sequentialHalving } from '@parlor/search';

/** Tries every answer in random playouts, `playouts` in all, and takes what did best. */
export const rolloutBot = (playouts: number): Bot => ({
  name: `rollout-${playouts}`,

  choose: (game, view, seat, rng) =>
    sequentialHalving(game, plainGuide(game), view, seat, rng, { iterations: playouts })[0]!.move,
});
