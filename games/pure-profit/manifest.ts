import type { Manifest } from '@parlor/kit';

export const manifest: Manifest = {
  id: 'pure-profit',
  title: { en: 'Pure Profit', de: 'Pure Profit' },
  line: {
    en: 'Stack your Bank to ten million while others help themselves.',
    de: 'Die Bank auf zehn Millionen stapeln, während andere zugreifen.',
  },
  seats: [2, 6],
  usual: 4,
  minutes: 20,
  sign: 'P',
  edition: 2,
  rebuilt: 'mostly',
  score: { before: '$', after: 'M' },
  shortest: { games: '1' },
};
