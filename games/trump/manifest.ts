import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'trump',
  title: { en: 'Trump: The Game', de: 'Trump: The Game' },
  line: {
    en: 'Bid in secret, build a street, then talk your way to the top.',
    de: 'Verdeckt bieten, eine Straße bauen, sich nach oben reden.',
  },
  seats: [3, 4],
  usual: 4,
  minutes: 75,
  sign: 'T',
  edition: 2,
  rebuilt: 'partly',
  score: { before: '$', after: 'M' },
  shortest: { deals: 0 },
};
