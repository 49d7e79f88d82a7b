import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'take-a-chance',
  title: { en: 'Take a Chance', de: 'Take a Chance' },
  line: {
    en: 'Own more colours, throw more dice, press your luck once.',
    de: 'Mehr Farben, mehr Würfel, einmal das Glück versuchen.',
  },
  seats: [2, 5],
  usual: 4,
  minutes: 40,
  sign: 'C',
  edition: 2,
  rebuilt: 'mostly',
  score: { before: '$', after: '' },
  shortest: { tickets: 5 },
};
