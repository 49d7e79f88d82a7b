import { describeTruth } from '@parlor/search/testing';
import type { SampleMatch } from '@parlor/search';
import { catalogues } from '../messages/catalogues.ts';
import { textOf } from '../text/textOf.ts';
import { brain } from './index.ts';
import { game } from './moves.ts';
import { truths } from './truths.ts';

/** Little else than Bankrupts: what happens to whoever has no value card for them. */
const BANKRUPTS = {
  ...{ 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3 },
  ...{ bankruptLowest: 30, bankruptHighest: 30, stealOne: 6, stealTwo: 6, stealThree: 6 },
};

describeTruth({
  game,
  brain,
  truths,
  texts: Object.values(catalogues).map(({ messages }) => textOf(messages)),
  matches: [
    ...Object.values(game.presets).flatMap((options, i): SampleMatch[] => [
      { seats: 2 + i, options, level: 'beginner', seed: 5 + i, at: 5 },
      { seats: 6 - i, options, level: 'casual', seed: 15 + i, at: 5 },
    ]),
    { seats: 6, options: game.presets.standard, level: 'casual', seed: 100, at: [218] },
    // Hands of Bankrupts without a value card.
    {
      seats: 3,
      options: { ...game.presets.standard, deck: BANKRUPTS },
      level: 'casual',
      seed: 3,
      at: 2,
    },
  ],
  rare: ['steal-nothing'],
  // As if no Bankrupt could be stolen.
  lie: ({ move }, { code }) =>
    code === 'tried' && move.type === 'take'
      ? { code: 'steal-safe', params: { seat: move.from } }
      : undefined,
});
