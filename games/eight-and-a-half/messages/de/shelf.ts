/** Wie die Optionen und die fertigen Spielweisen heißen, je ein Satz. */

import type { TableWords } from '@parlor/kit';

export const options: TableWords = {
  presets: {
    standard: ['Standard', 'Sechs Runden.'],
    short: ['Kurz', 'Eine einzige Runde.'],
  },
  options: {
    rounds: { name: 'Runden', line: 'So viele Runden, bevor die Punkte gezählt werden.' },
    halves: {
      name: 'Mehrere Halbe',
      line: 'Ob nur der Wert am Ende zählt oder keine einzelne Halbe auf 8½ liegen darf.',
      values: { together: 'Zusammen: zwei auf 8 ergeben 9', oneByOne: 'Eine nach der anderen' },
    },
    collected: {
      name: 'Aufgenommene Karten',
      line: 'Ob der Tisch zeigt, was alle auf eine Hand wandern sahen.',
      values: { shown: 'Offen', memory: 'Aus dem Kopf' },
    },
    memoryAids: {
      name: 'Gedächtnishilfe',
      line: 'Beim Spiel aus dem Kopf kennen Tipps und Bots diese Karten weiterhin.',
    },
  },
};
