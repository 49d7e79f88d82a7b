/** Wie die Optionen und die fertigen Spielweisen heißen, je ein Satz. */

import type { TableWords } from '@parlor/kit';

export const options: TableWords = {
  presets: {
    standard: ['Standard', 'Acht Tage, mit Spähern.'],
    brief: ['Kurz', 'Vier Tage und kleinere Beutel.'],
  },
  options: {
    days: { name: 'Tage', line: 'So lange dauert der Markt.' },
    purse: { name: 'Beutel', line: 'Die Münzen, mit denen alle anfangen.' },
    scouting: { name: 'Späher', line: 'Ob man sich eine Ware ansehen darf, die noch kommt.' },
  },
};
