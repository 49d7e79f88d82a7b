import { WIDE } from '@parlor/kit';
import type { Bot } from './bot.ts';

/**
 * Any legal move. The legal moves of any world that fits the view are those of
 * the truth (the laws see to it), so one sampled world is enough.
 */
export const randomBot: Bot = {
  name: 'random',

  choose(game, view, seat, rng) {
    const world = game.worlds(view)(rng);
    const moves: Parameters<typeof game.moves>[2] = [];
    const count = game.moves(world, seat, moves);
    return count === WIDE ? game.sample(world, seat, rng) : moves[rng.below(count)]!;
  },
};
