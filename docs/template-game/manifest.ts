import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'template-game',
  seats: [2, 4],
  usual: 3,
  minutes: 20,
  sign: 'B',
  edition: 1,
  rebuilt: 'none',
  score: 'points',
  shortest: { days: 1 },
};
