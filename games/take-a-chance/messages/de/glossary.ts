/** Jedes Ding des Spiels, und was es tut. */

import { capital, dollars, list, plural } from '@parlor/grammar/de';
import type { Combo } from '../../facts/dice/combos.ts';
import { CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, charm, colour } from './names.ts';
import { ticket } from './tickets.ts';

const combos: Readonly<Record<Combo, string>> = {
  pair: 'Zwei gleiche Würfel.',
  'two-pairs': 'Zweimal zwei gleiche Würfel; vier gleiche gelten auch.',
  'three-pairs': 'Dreimal zwei gleiche Würfel; größere Gruppen gelten auch.',
  'three-of-a-kind': 'Drei gleiche Würfel.',
  'four-of-a-kind': 'Vier gleiche Würfel.',
  'five-of-a-kind': 'Fünf gleiche Würfel.',
  'six-of-a-kind': 'Sechs gleiche Würfel.',
  'seven-of-a-kind': 'Sieben gleiche Würfel.',
  'straight-of-four': 'Vier Zahlen in Folge.',
  'straight-of-five': 'Fünf Zahlen in Folge.',
  'straight-of-six': 'Alle sechs Zahlen.',
  'full-house': 'Drei gleiche und zwei andere gleiche Würfel; fünf gleiche gelten auch.',
  'two-threes': 'Zweimal drei gleiche Würfel; sechs gleiche gelten auch.',
  'four-and-three': 'Vier gleiche und drei andere gleiche Würfel; sieben gleiche gelten auch.',
};

export const glossary: Messages['glossary'] = {
  colourName: (which) => `Karten in ${colour(which)}`,
  colour: (price, pays) =>
    `Preis ${dollars(price)}. Jede zahlt ${list(pays.map(({ combo, amount }) => `${dollars(amount)} für ${aCombo(combo)}`))}.`,
  combo: (which) => combos[which],
  ticketName: (nth) => `Los ${nth}`,
  ticket: (choices, or, copies) =>
    `${capital(ticket(choices, or))}. ${plural(copies, { one: 'Eins von 36 Losen.', other: '# von 36 Losen.' })}`,
  pool: {
    name: 'Auslage',
    does: 'Drei offene Karten. Wer am Zug ist, darf eine zu ihrem Preis kaufen.',
    doesAuctions: 'Drei offene Karten. Wer am Zug ist und eine will, versteigert sie.',
  },
  stack: {
    name: 'Stapel',
    does: 'Drei Karten, die nur du siehst und nur du kaufen kannst.',
  },
  drawPile: {
    name: 'Nachziehstapel',
    does: 'Füllt die Lücken in der Auslage und den Stapeln, bis er leer ist.',
    doesTwo:
      'Füllt die Lücken in der Auslage und den Stapeln, bis er leer ist. Nach jedem Kauf kommt seine nächste Karte ungesehen weg.',
  },
  charmDie: {
    name: 'Glückswürfel',
    does: (charms) =>
      `Zeigt ${list(charms.map(charm))}. Zeigt eine Karte, die zahlt, den Glücksbringer, gibt es ${dollars(CHARM_BONUS)} für jede eigene Karte mit ihm; zeigt ihn keine, bekommen das die anderen für ihre. Ein Wurf, der nichts zahlt, bringt niemandem etwas.`,
  },
};
