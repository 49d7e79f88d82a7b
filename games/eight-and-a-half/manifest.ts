import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'eight-and-a-half',
  seats: [2, 6],
  usual: 4,
  minutes: 25,
  sign: '8½',
  edition: 2,
  rebuilt: 'published',
  score: 'points',
  shortest: { rounds: 1 },
};
