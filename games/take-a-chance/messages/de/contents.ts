/** Die Bestandteile, Wert für Wert, und was an einem nicht stimmt, kurz genug, um daneben zu stehen. */

import { dollars } from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import { charm, colour, combo } from './names.ts';
import { refusals as inFull } from './refusals.ts';
import { choice } from './tickets.ts';

const MOST_MONEY = 100_000;
const HUNDREDS = `Ganze Hunderter, von 100 bis ${dollars(MOST_MONEY)}.`;

export const contents: Messages['contents'] = {
  refusedInFull: inFull,
  colours: 'Farben',
  charms: 'Glücksbringer',
  cards: 'Karten, in jeder Farbe eine für jeden Glücksbringer',
  tickets: 'Lose',
  colour: (nth) => `Farbe ${nth}`,
  charm: (nth) => `Glücksbringer ${nth}`,
  ticket: (nth) => `Los ${nth}`,
  name: 'Name',
  price: 'Preis',
  combination: 'Zeigt',
  amount: 'Zahlt',
  copies: 'Anzahl',
  says: 'Text',
  does: 'Tut',
  less: 'Billiger um',
  collected: 'Betrag',
  dice: 'Würfel mehr',
  rethrows: 'Nachwürfe mehr',
  factor: 'Zahlt mal',
  what: 'Aufheben für',
  first: 'Zuerst',
  or: 'Oder',
  step: (nth) => `Schritt ${nth}`,
  newPay: 'Gewinn hinzufügen',
  newTicket: 'Los hinzufügen',
  newOr: 'Ein ODER hinzufügen',
  newStep: 'Schritt hinzufügen',
  money: dollars,
  combo,
  colourName: colour,
  charmName: charm,
  kinds: {
    buy: 'eine Karte kaufen',
    'buy-two': 'zwei Karten kaufen',
    'buy-pool': 'eine Karte aus der Auslage billiger kaufen',
    'buy-new': 'eine Karte in einer neuen Farbe kaufen',
    swap: 'eine Karte gegen eine aus der Auslage tauschen',
    roll: 'würfeln',
    collect: 'Geld kassieren',
    ticket: 'noch ein Los spielen',
    keep: 'das Los aufheben',
  },
  kept: { die: 'einen Würfel mehr', rethrow: 'einen Nachwurf mehr' },
  ticketText: (choices) => choices.map(choice).join('; oder '),
  refusals: {
    'set-colour-without-name': () =>
      'Ein Wort aus Buchstaben, Ziffern, Bindestrichen oder Apostrophen.',
    'set-colour-twice': (params) => `Zwei Farben heißen ${params.colour}.`,
    'set-price-wrong': () => HUNDREDS,
    'set-amount-wrong': () => HUNDREDS,
    'set-pays-nothing': () => 'Eine Farbe muss für etwas zahlen.',
    'set-combination-twice': () => 'Das zeigt diese Farbe schon.',
    'set-charm-without-name': () => 'Ein Glücksbringer braucht einen Namen.',
    'set-charm-twice': 'Zwei Glücksbringer heißen so.',
    'set-ticket-copies-wrong': () => 'Eine ganze Zahl von 1 bis 36.',
    'set-needs-36-tickets': ({ have }) => `Es müssen 36 Lose sein; hier sind es ${have}.`,
    'set-ticket-empty': () => 'Auf einem Los ist etwas zu tun, in einem bis sechs Schritten.',
    'set-ticket-step-unknown': () =>
      'Geld in ganzen Hundertern; ein Wurf hat höchstens 7 Würfel und 3 Nachwürfe mehr und zahlt höchstens 5-fach.',
    'set-ticket-step-misplaced': () =>
      'Kaufen oder Tauschen kommt zuerst, ein weiteres Los zuletzt, und ein Los zum Aufheben tut sonst nichts.',
    'set-ticket-needs-or': () => 'Die letzte Möglichkeit muss immer gehen.',
    'set-ticket-or-unreachable': () => 'Eine Möglichkeit danach kommt nie an die Reihe.',
  },
};
