import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'trump',
  seats: [3, 4],
  usual: 4,
  minutes: 75,
  sign: 'T',
  edition: 2,
  rebuilt: 'partly',
  score: 'millions',
  shortest: { deals: 0 },
};
