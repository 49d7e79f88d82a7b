import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'take-a-chance',
  seats: [2, 5],
  usual: 4,
  minutes: 40,
  sign: 'C',
  edition: 2,
  rebuilt: 'mostly',
  score: 'dollars',
  shortest: { tickets: 5 },
};
