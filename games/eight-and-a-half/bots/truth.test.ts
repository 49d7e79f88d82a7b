import { eightAndAHalf } from '../rules/index.ts';
import { describeTruth } from '@parlor/search/testing';
import type { SampleMatch } from '@parlor/search';
import { catalogues } from '../messages/catalogues.ts';
import { textOf } from '../text/textOf.ts';
import { brain } from './index.ts';
import { truths } from './truths.ts';

describeTruth({
  game: eightAndAHalf,
  brain,
  truths,
  texts: Object.values(catalogues).map(({ messages }) => textOf(messages)),
  matches: [
    ...[2, 3, 4, 5, 6].flatMap((seats): SampleMatch[] => [
      { seats, options: { rounds: 2 }, level: 'casual', seed: seats, at: 2 },
      { seats, options: { rounds: 2 }, level: 'beginner', seed: seats + 10, at: 2 },
    ]),
    { seats: 4, options: { rounds: 2 }, level: 'beginner', seed: 118, at: [132] },
  ],
  rare: ['goes-out-on-a-half', 'keeps-the-table', 'lets-them-win'],
  lie: (_said, { code }) => (code === 'risks-a-half' ? { code: 'safe-half' } : undefined),
});
