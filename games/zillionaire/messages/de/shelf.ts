/** Wie die Optionen und die fertigen Spielweisen heißen, je ein Satz. */

import type { TableWords } from '@parlor/kit';

export const options: TableWords = {
  presets: {
    standard: ['Standard', 'Vier Spiele, damit der Rang zählt.'],
    quick: ['Kurz', 'Ein einziges Spiel.'],
    evening: ['Ganzer Abend', 'Zehn Spiele.'],
  },
  options: {
    games: { name: 'Spiele', line: 'So viele Spiele, bevor die Punkte gezählt werden.' },
  },
};
