import type { Bot } from './bot.ts';
import type { AnyBrain, Budget, Level } from '@parlor/search';

/** The player of a game at a level; with `budget` in place of the level's own. */
export const levelBot = (brain: AnyBrain, level: Level, budget?: Budget): Bot => ({
  name: level,

  choose: (_game, view, seat, rng) => brain.think(level, view, seat, rng, budget).move,
});
