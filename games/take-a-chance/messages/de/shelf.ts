/** Was über das Spiel gesagt wird, bevor jemand sitzt: Name, Bots, fertige Spielweisen, Optionen. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Take a Chance',
  line: 'Mehr Farben, mehr Würfel, einmal das Glück versuchen.',
  bots: {
    beginner: 'Kauft, was glitzert, und würfelt, weil es so klappert.',
    casual: 'Geht nach Gefühl: ein paar gute Karten, dann die Lose.',
    skilled: 'Kennt die Chancen jedes Wurfs auswendig.',
    expert: 'Zählt Würfel, Lose und Züge und macht Schluss, sobald der Vorsprung reicht.',
  },
  presets: {
    standard: ['Standard', 'Sechs Lose für alle, zu zweit sieben; einfache Regeln.'],
    short: ['Kurz', 'Fünf Lose für alle.'],
    long: ['Lang', 'Sieben Lose für alle.'],
    auctions: ['Versteigerungen', 'Karten der Auslage bekommt, wer am meisten bietet.'],
    luckyCharm: ['Glücksbringer', 'Ein Würfel mehr, und Glücksbringer, die zahlen.'],
    advanced: ['Für Geübte', 'Versteigerungen und Glücksbringer zusammen.'],
    even: ['Gleich viele Züge', 'Alle kommen gleich oft an die Reihe.'],
  },
  options: {
    tickets: {
      name: 'Lose',
      line: 'Mit so vielen Losen fangen alle an. Zu zweit sind es immer sieben.',
    },
    auctions: {
      name: 'Versteigerungen',
      line: 'Um Karten der Auslage wird geboten. Ab drei Personen.',
    },
    luckyCharm: {
      name: 'Glücksbringer',
      line: 'Ein Glückswürfel fällt mit und zahlt für Glücksbringer, eigene oder fremde. Ab drei Personen.',
    },
    or: {
      name: 'Das ODER eines Loses',
      line: 'Frei zu wählen, oder nur, wenn das Erste nicht geht.',
      values: { free: 'Nach Wahl', forced: 'Nur wenn nötig' },
    },
    ending: {
      name: 'Nach dem letzten Los eines Stapels',
      line: 'Alle haben noch einen Zug; oder die Runde wird zu Ende gespielt, und es folgt noch eine ganze.',
      values: { rulebook: 'Noch ein Zug für alle', evenTurns: 'Gleich viele Züge' },
    },
    set: { name: 'Karten und Lose', line: 'Parlors Spielsatz oder ein eigener.' },
  },
};
