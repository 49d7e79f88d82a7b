import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'template-game',
  title: { en: 'Bazaar', de: 'Basar' },
  line: {
    en: 'Bid in secret for goods that are worth more together.',
    de: 'Verdeckt auf Waren bieten, die zusammen mehr wert sind.',
  },
  seats: [2, 4],
  usual: 3,
  minutes: 20,
  sign: 'B',
  edition: 1,
  rebuilt: 'none',
  score: 'points',
  shortest: { days: 1 },
};
