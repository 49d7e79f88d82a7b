import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'zillionaire',
  seats: [3, 6],
  usual: 4,
  minutes: 30,
  sign: 'Z',
  edition: 1,
  rebuilt: 'few',
  score: 'points',
  shortest: { games: 1 },
};
