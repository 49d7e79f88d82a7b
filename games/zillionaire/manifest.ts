import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'zillionaire',
  title: { en: 'Zillionaire', de: 'Zillionaire' },
  line: {
    en: 'Climb over every play, empty your hand, end up Rich.',
    de: 'Über jede Karte klettern, die Hand leeren, reich werden.',
  },
  seats: [3, 6],
  usual: 4,
  minutes: 30,
  sign: 'Z',
  edition: 1,
  rebuilt: 'few',
  score: 'points',
  shortest: { games: 1 },
};
