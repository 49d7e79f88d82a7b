/** Wie die Optionen und die fertigen Spielweisen heißen, je ein Satz. */

import type { GameOptionWords } from './options.ts';

export const optionsDe: GameOptionWords = {
  zillionaire: {
    presets: {
      standard: ['Standard', 'Vier Spiele, damit der Rang zählt.'],
      quick: ['Kurz', 'Ein einziges Spiel.'],
      evening: ['Ganzer Abend', 'Zehn Spiele.'],
    },
    options: {
      games: { name: 'Spiele', line: 'So viele Spiele, bevor die Punkte gezählt werden.' },
    },
  },
  trump: {
    presets: {
      standard: ['Standard', 'Kästen offen, Geld der Investoren bleibt.'],
      rulebook: ['Nach dem Regelheft', 'Kästen und Bargeld der anderen muss man sich merken.'],
      memory: ['Aus dem Kopf', 'Was in einem Kasten liegt, muss man sich merken.'],
      returned: ['Geld zurück', 'Wer verliert, gibt Investorengeld zurück.'],
      noDeals: ['Ohne Abmachungen', 'Im zweiten Teil wird nur mit Karten gespielt.'],
    },
    options: {
      investorMoney: {
        name: 'Geld der Investoren',
        line: 'Was die Verlierer eines Verkaufs mit dem Geld ihrer Investoren tun.',
        values: { kept: 'Sie behalten es', returned: 'Sie geben es zurück' },
      },
      boxes: {
        name: 'Kästen',
        line: 'Ob alle jederzeit sehen, was darin liegt.',
        values: { open: 'Offen', memory: 'Zu, aus dem Kopf' },
      },
      cash: {
        name: 'Bargeld',
        line: 'Ob alle sehen, was die anderen haben, oder nur, was bewegt wird.',
        values: { open: 'Offen', memory: 'Aus dem Kopf' },
      },
      memoryAids: {
        name: 'Gedächtnishilfe',
        line: 'Mit Kästen oder Bargeld aus dem Kopf zählen Tipps und Bots weiterhin mit.',
      },
      deals: {
        name: 'Abmachungen',
        line: 'Wie viele Abmachungen jeder im zweiten Teil anbieten darf.',
      },
      components: {
        name: 'Häuser, Karten und Brett',
        line: 'Parlors Satz oder ein eigener.',
      },
    },
  },
  'eight-and-a-half': {
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
  },
  'take-a-chance': {
    presets: {
      standard: ['Standard', 'Sechs Lose für alle, einfache Regeln.'],
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
        line: 'Ein Glückswürfel fällt mit und zahlt für eigene Glücksbringer. Ab drei Personen.',
      },
      or: {
        name: 'Das ODER eines Loses',
        line: 'Frei zu wählen, oder nur für das, was nicht geht.',
        values: { free: 'Nach Wahl', forced: 'Nur wenn nötig' },
      },
      ending: {
        name: 'Nach dem letzten Los eines Stapels',
        line: 'Alle haben noch einen Zug; oder die Runde wird zu Ende gespielt, und eine ganze folgt.',
        values: { rulebook: 'Noch ein Zug für alle', evenTurns: 'Gleich viele Züge' },
      },
      set: { name: 'Karten und Lose', line: 'Parlors Satz oder ein eigener.' },
    },
  },
  'pure-profit': {
    presets: {
      standard: ['Standard', 'Ein einziges Spiel.'],
      series: ['Serie', 'Drei Spiele; die Spitzen deiner Banken zählen zusammen.'],
      openSteal: ['Offen stehlen', 'Diebe sehen nach und wählen.'],
    },
    options: {
      games: {
        name: 'Spiele',
        line: 'Ein Spiel, oder eine Serie, in der drei Banken zählen.',
        values: { '1': 'Eines', '3': 'Drei' },
      },
      openSteal: {
        name: 'Offen stehlen',
        line: 'Diebe sehen die Hand der Bestohlenen und wählen, was sie nehmen.',
      },
      steals: {
        name: 'Gespielte Steals',
        line: 'Ob ein gespielter Steal wieder mitgemischt wird, wenn der Nachziehstapel leer ist.',
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
  },
};
