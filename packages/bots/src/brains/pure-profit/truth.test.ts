import { describeTruth } from '../../truth/testing.ts';
import type { Evening } from '../../truth/truth.ts';
import { brain } from './index.ts';
import { game } from './moves.ts';
import { truths } from './truths.ts';

describeTruth({
  game,
  brain,
  truths,
  evenings: [
    ...Object.values(game.presets).flatMap((options, i): Evening[] => [
      { seats: 2 + i, options, level: 'beginner', seed: 5 + i, at: 5 },
      { seats: 6 - i, options, level: 'casual', seed: 15 + i, at: 5 },
    ]),
    { seats: 6, options: game.presets.standard, level: 'casual', seed: 100, at: [218] },
  ],
  rare: ['settles-now', 'steal-nothing'],
  // As if no Bankrupt could be stolen.
  lie: (_said, { code }) => (code === 'steal-cards' ? { code: 'steal-safe' } : undefined),
});
