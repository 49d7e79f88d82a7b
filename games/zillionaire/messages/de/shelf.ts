/** Was über das Spiel gesagt wird, bevor jemand sitzt: Name, Bots, fertige Spielweisen, Optionen. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Zillionaire',
  line: 'Über jede Karte klettern, die Hand leeren, reich werden.',
  bots: {
    beginner: 'Legt, was passt, und hofft auf das Beste.',
    casual: 'Hält Paare zusammen und hohe Karten bis zum Schluss.',
    skilled: 'Spielt vor jeder Karte den Rest des Spiels im Kopf durch.',
    expert: 'Liest deine Hand an dem ab, was du nicht gespielt hast.',
  },
  presets: {
    standard: ['Standard', 'Vier Spiele, damit der Rang zählt.'],
    quick: ['Kurz', 'Ein einziges Spiel.'],
    evening: ['Ganzer Abend', 'Zehn Spiele.'],
  },
  options: {
    games: { name: 'Spiele', line: 'So viele Spiele hat die Partie; die höchste Summe gewinnt.' },
  },
};
