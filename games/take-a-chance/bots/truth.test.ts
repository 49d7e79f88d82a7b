import { takeAChance } from '../rules/index.ts';
import { describeTruth } from '@parlor/search/testing';
import { catalogues } from '../messages/catalogues.ts';
import { textOf } from '../text/textOf.ts';
import { brain } from './index.ts';
import { truths } from './truths.ts';

const { standard, advanced, auctions, luckyCharm, even } = takeAChance.presets;

describeTruth({
  game: takeAChance,
  brain,
  truths,
  texts: Object.values(catalogues).map(({ messages }) => textOf(messages)),
  matches: [
    { seats: 2, options: standard, level: 'casual', seed: 1, at: 2 },
    { seats: 4, options: standard, level: 'skilled', seed: 2, at: 2 },
    { seats: 5, options: advanced, level: 'casual', seed: 3, at: 3 },
    { seats: 3, options: auctions, level: 'beginner', seed: 4, at: 3 },
    { seats: 3, options: luckyCharm, level: 'beginner', seed: 5, at: 2 },
    { seats: 5, options: standard, level: 'beginner', seed: 6, at: 2 },
    { seats: 3, options: even, level: 'casual', seed: 7, at: 3 },
    { seats: 4, options: standard, level: 'beginner', seed: 100, at: [50, 93] },
    { seats: 3, options: standard, level: 'beginner', seed: 102, at: [84, 90] },
    { seats: 4, options: luckyCharm, level: 'casual', seed: 100, at: [43] },
    { seats: 5, options: advanced, level: 'casual', seed: 100, at: [100, 135] },
    { seats: 5, options: advanced, level: 'casual', seed: 102, at: [71] },
  ],
  rare: [
    ...(['adds-little', 'ends-while-ahead', 'save-die', 'save-rethrow', 'starts-the-end'] as const),
    ...(['swap-down', 'swap-least', 'swap-up', 'too-dear', 'use-die'] as const),
  ],
  // As if others could reach into one's own stack.
  lie: ({ seat, view, move, worlds }) =>
    move.type === 'buy' && view.players[seat]!.stack.includes(move.card)
      ? {
          code: 'denies',
          params: {
            colour: worlds[0]!.box.colours[Math.floor(move.card / 6)]!,
            seat: (seat + 1) % view.seats,
          },
        }
      : undefined,
});
