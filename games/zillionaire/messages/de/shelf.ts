/** Was über das Spiel gesagt wird, bevor jemand sitzt: Name, Bots, fertige Spielweisen, Optionen. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Zillionaire',
  line: 'Über jede Karte klettern, die Hand leeren, reich werden.',
  bots: {
    beginner: 'Legt, was passt, und hofft das Beste.',
    casual: 'Hält Paare zusammen und hohe Karten zurück.',
    skilled: 'Denkt das Spiel vor jedem Zug bis zum Ende durch.',
    expert: 'Liest deine Hand aus dem, was du nicht legst.',
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
