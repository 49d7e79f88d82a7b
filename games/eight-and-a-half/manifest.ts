import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'eight-and-a-half',
  title: { en: '8½', de: '8½' },
  line: {
    en: 'Ride the pile up by halves and do not get caught between.',
    de: 'Den Stapel in Halben hinauf, ohne erwischt zu werden.',
  },
  seats: [2, 6],
  usual: 4,
  minutes: 25,
  sign: '8½',
  edition: 2,
  rebuilt: 'published',
  score: 'points',
  shortest: { rounds: 1 },
};
