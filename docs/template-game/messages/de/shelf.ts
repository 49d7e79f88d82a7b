/** Was über das Spiel gesagt wird, bevor jemand sitzt: Name, Bots, fertige Spielweisen, Optionen. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Basar',
  line: 'Verdeckt auf Waren bieten, die zusammen mehr wert sind.',
  bots: {
    beginner: 'Spielt mit und sieht, was passiert.',
    casual: 'Probiert ein paar Dinge im Kopf aus.',
    skilled: 'Denkt ein wenig länger nach.',
    expert: 'Nimmt sich die Zeit, die es braucht.',
  },
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
