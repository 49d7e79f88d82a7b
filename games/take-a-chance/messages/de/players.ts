/** Die vier Mitspieler des Hauses. Ihre Namen sind in jeder Sprache dieselben. */

import type { Messages } from '../en/index.ts';

export const players: Messages['players'] = {
  beginner: {
    name: 'Dolly Dimes',
    style: 'Kauft, was glitzert, und würfelt, weil es so klappert.',
  },
  casual: {
    name: 'Frank Fairground',
    style: 'Geht nach Gefühl: ein paar gute Karten, dann die Lose.',
  },
  skilled: { name: 'Odessa Odds', style: 'Kennt die Chancen jedes Wurfs auswendig.' },
  expert: {
    name: 'The Croupier',
    style: 'Zählt Würfel, Lose und Züge und macht Schluss, sobald der Vorsprung reicht.',
  },
};
