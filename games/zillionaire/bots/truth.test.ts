import { zillionaire } from '../rules/index.ts';
import { describeTruth } from '@parlor/search/testing';
import { catalogues } from '../messages/catalogues.ts';
import { textOf } from '../text/textOf.ts';
import { brain } from './index.ts';
import { truths } from './truths.ts';

describeTruth({
  game: zillionaire,
  brain,
  truths,
  texts: Object.values(catalogues).map(({ messages }) => textOf(messages)),
  matches: [
    { seats: 3, options: { games: 1 }, level: 'casual', seed: 1, at: 2 },
    { seats: 4, options: { games: 2 }, level: 'beginner', seed: 2, at: 4 },
    { seats: 5, options: { games: 1 }, level: 'casual', seed: 3, at: 3 },
    { seats: 6, options: { games: 1 }, level: 'skilled', seed: 4, at: 3 },
    // Reasons that seldom come up.
    { seats: 3, options: { games: 1 }, level: 'casual', seed: 100, at: [12] },
    { seats: 3, options: { games: 1 }, level: 'casual', seed: 102, at: [12] },
    { seats: 3, options: { games: 1 }, level: 'casual', seed: 105, at: [37] },
    { seats: 4, options: { games: 1 }, level: 'beginner', seed: 100, at: [67] },
  ],
  rare: ['gives-the-lead', 'keeps-the-rest', 'leaves-the-number-open', 'too-many-for'],
  // As if a low card could not be laid on a lower one.
  lie: ({ move }, { code }) =>
    code === 'sheds-low-card' && move.type !== 'pass'
      ? { code: 'only-when-led', params: { rank: move.rank } }
      : undefined,
});
