/** Was über das Spiel gesagt wird, bevor jemand sitzt: Name, Bots, fertige Spielweisen, Optionen. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Pure Profit',
  line: 'Die Bank auf zehn Millionen stapeln, während andere zugreifen.',
  bots: {
    beginner: 'Zahlt ein, was passt, und greift nach allem, was glänzt.',
    casual: 'Spielt mit Erfahrung und rechnet nicht nach.',
    skilled: 'Denkt vor jedem Zug die nächste Runde durch.',
    expert: 'Zählt mit, was noch im Spiel ist, und weiß, wen man bestehlen muss.',
  },
  presets: {
    standard: ['Standard', 'Ein einziges Spiel.'],
    series: ['Serie', 'Drei Spiele; die obersten Werte deiner Banken werden zusammengezählt.'],
    openSteal: ['Offen stehlen', 'Wer stiehlt, sieht nach und wählt.'],
  },
  options: {
    games: {
      name: 'Spiele',
      line: 'Ein Spiel oder eine Serie, in der drei Banken zählen.',
      values: { '1': 'Eines', '3': 'Drei' },
    },
    openSteal: {
      name: 'Offen stehlen',
      line: 'Wer stiehlt, sieht die fremde Hand und sucht sich eine Karte aus.',
    },
    steals: {
      name: 'Gespielte Diebstähle',
      line: 'Ob ein gespielter Diebstahl wieder mitgemischt wird, wenn der Nachziehstapel leer ist.',
      values: { once: 'Aus dem Spiel', reshuffled: 'Kommen wieder' },
    },
    finish: {
      name: 'Spielende',
      line: 'Ob eine Karte zum Ablegen bleiben muss, wenn das Spiel mit mehreren Karten endet.',
      values: { free: 'Mit beliebigen Karten', discard: 'Mit einer Karte zum Ablegen' },
    },
    deck: {
      name: 'Karten',
      line: 'Parlors Karten oder eigene.',
    },
  },
};
