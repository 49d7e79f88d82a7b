/** Was über das Spiel gesagt wird, bevor jemand sitzt: Name, Bots, fertige Spielweisen, Optionen. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: '8½',
  line: 'In halben Schritten hinauf, ohne erwischt zu werden.',
  bots: {
    beginner: 'Erwischt gern andere, vergisst, was schon gespielt ist, hebt nichts auf.',
    casual: 'Niedrige Karten zuerst, die besten zuletzt, Halbe nur, wo es sicher ist.',
    skilled: 'Spielt die Runde im Kopf ein paar Mal durch.',
    expert: 'Zählt jede Karte mit und weiß, was noch kommt.',
  },
  presets: {
    standard: ['Standard', 'Sechs Runden.'],
    short: ['Kurz', 'Eine einzige Runde.'],
  },
  options: {
    rounds: { name: 'Runden', line: 'So viele Runden hat die Partie; die höchste Summe gewinnt.' },
    halves: {
      name: 'Mehrere Halbe',
      line: 'Mehrere Halbe in einem Zug zählen als eine einzige Ablage, oder sie werden nacheinander gelegt, keine davon auf 8½.',
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
