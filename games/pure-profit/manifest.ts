import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'pure-profit',
  seats: [2, 6],
  usual: 4,
  minutes: 20,
  sign: 'P',
  edition: 2,
  rebuilt: 'mostly',
  score: 'millions',
  shortest: { games: '1' },
};
