export {
  type AnyBrain,
  type Brain,
  type Budget,
  type Guide,
  type Hint,
  HINTS,
  isLevel,
  type Level,
  LEVELS,
  type Persona,
  plainGuide,
  type Plan,
  playOut,
  type Policy,
  sequentialHalving,
  type Ranked,
  type Ranking,
  type Reason,
  type Thought,
  treeSearch,
} from '@parlor/search';
export type { Bot } from './bot.ts';
export { brainFor } from './brainFor.ts';
export { brains } from '@parlor/games/bots';
export { levelBot } from './levelBot.ts';
export { randomBot } from './randomBot.ts';
export { rolloutBot } from './rolloutBot.ts';
export type { Clock } from './thinker/clock.ts';
export type { Trouble, Unanswered } from './thinker/lane.ts';
export { HARD_STOP, LIMITS_MS } from './thinker/limits.ts';
export { serve } from './thinker/serve.ts';
export { type Considered, type Estimated, type Hinted, Thinker } from './thinker/thinker.ts';
export type { Seed } from './thinker/thinking.ts';
export type { Turn } from './thinker/turns.ts';
