/** Abmachungen auf Papier: Angebote, Versprechen, Verträge und was das Schicksal damit macht. */

import {
  accusative,
  capital,
  dative,
  millions,
  nominative,
  number,
  people as listed,
  plural,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import { turnEnd } from './contract.ts';
import { why } from './log.ts';

type Loss = 'none' | 'hangs' | 'may' | 'nothing';

const lapsed = Object.fromEntries(
  Object.entries(why).map(([code, reason]) => [code, `verfallen, weil ${reason}`]),
) as { readonly [Code in keyof typeof why]: string };

const loss: Readonly<Record<Loss, string>> = {
  none: '',
  hangs: ' Verlass dich nicht auf das, was daran hängt.',
  may: ' Vielleicht bekommst du nichts dafür.',
  nothing: ' Du bekämst nichts dafür.',
};

const then = (instead: number | undefined): string =>
  instead === undefined ? 'dann verfällt diese Zeile' : `dann gilt stattdessen Zeile ${instead}`;

export const deals: Messages['deals'] = {
  offerTo: (takers) => `Angebot an ${listed(takers, accusative)}`,
  counterTo: (to) => `Deine Antwort an ${accusative(to)}`,
  offerFrom: (from, takers) =>
    `${possessive(from, 'Dein')} Angebot an ${listed(takers, accusative)}`,
  counterFrom: (from, takers) =>
    `${possessive(from, 'Dein')} Gegenangebot an ${listed(takers, accusative)}`,
  stamped: (title, stamp) => `${title}: ${stamp}`,
  ends: (contract) => `Vertrag ${contract} endet; was hier steht, tritt an seine Stelle.`,
  endsOnly: (contract) => `Vertrag ${contract} endet, und nichts tritt an seine Stelle.`,
  signs: (who) => `${Subject(who)}: `,
  signed: 'besiegelt',
  notYet: 'noch nicht',
  changed: 'geändert',
  stamps: { accepted: 'Angenommen', rejected: 'Abgelehnt' },
  contract: (contract) => `Vertrag ${contract}`,
  silent: (parties) =>
    `Zwischen ${listed(parties, dative)}. Welche Karten gemeint sind, wissen nur sie.`,
  remark: (who, text) => `${Subject(who)}: „${text}“`,

  refusedAt: (line, reason) => `Zeile ${line}: ${reason}`,
  warning: 'Achtung: ',
  fate: 'Was dazwischenkommen kann: ',
  voids: {
    'turn-over': (who, after) =>
      `Das geht nicht: Der Zug endet, wenn ${nominative(who)} ${verb(who, 'annimmst', 'annimmt')}.${loss[after]}`,
    'not-related': (_, after) =>
      `Das geht nicht: Nach der Abmachung darf in diesem Zug nur eine Karte gespielt werden, die dazugehört.${loss[after]}`,
    'turn-taken': (_, after) =>
      `Dazu kommt es nicht: eine Karte pro Zug, und eine andere versprochene geht vor.${loss[after]}`,
    'not-playable': (who, after) =>
      `So, wie es steht, ${verb(who, 'kannst', 'kann')} ${nominative(who)} diese Karte nicht spielen: Was sie verlangt, wird nicht da sein.${loss[after]}`,
    'not-held': (_, after) => `Das geht nicht: Die Karte ist dann nicht mehr da.${loss[after]}`,
    bound: (_, after) =>
      `Das geht nicht: Ein anderes Versprechen hält die Karte auf der Hand.${loss[after]}`,
    'not-owned': (who, after) =>
      `So, wie es steht, geht das nicht: Es wird ${dative(who)} nicht gehören.${loss[after]}`,
    unbound: (who, after) =>
      `Niemand zwingt ${accusative(who)}, diese Karte zu spielen.${loss[after]}`,
  },
  risks: {
    'risk-card': (instead) => `Vorher kann ein T die Karte nehmen; ${then(instead)}.`,
    'risk-property': (instead) =>
      `Vorher kann es durch Zwangsverkauf oder Steuer verloren gehen; ${then(instead)}.`,
    'risk-debt': () =>
      'Was dann nicht da ist, bleibt geschuldet und wird aus neuem Geld zuerst bezahlt.',
    'risk-hand': (instead) => `Dann ist vielleicht keine freie Karte da; ${then(instead)}.`,
    'risk-no-sale': () => 'Ohne so einen Verkauf geschieht nichts.',
  },
  risksInside: (notes) =>
    plural(notes, {
      one: 'Bei einer Zeile kann noch etwas dazwischenkommen: siehe dort.',
      other: 'Es kann noch etwas dazwischenkommen: siehe die # Hinweise.',
    }),
  voidsInside: (lines) =>
    plural(lines, {
      one: 'Achte auf die Warnung: Aus einer Zeile wird nichts, oder vielleicht nichts.',
      other: 'Achte auf die Warnungen: Aus # Zeilen wird nichts, oder vielleicht nichts.',
    }),

  scales: 'Wenn alles kommt wie geschrieben',
  scalesWithout: 'Ohne die markierten Zeilen',
  gain: (amount, isAbout) =>
    `${isAbout ? '~ ' : ''}${amount < 0 ? '−' : '+'} ${number(Math.abs(amount))}`,
  cards: (count) =>
    `${count > 0 ? '+' : '−'} ${plural(Math.abs(count), { one: '# Karte', other: '# Karten' })}`,
  gets: (properties) => `bekommt ${properties.join(', ')}`,
  loses: (properties) => `gibt ${properties.join(', ')} ab`,
  willSee: (others, cards) =>
    `Das ${sees(others.length)} ${listed(others)} von deiner Hand: ${cards.join(', ')}`,
  seesNothing: (others) => `${capital(listed(others))} ${sees(others.length)} keine deiner Karten.`,

  promises: 'Offene Versprechen',
  promisesNone: 'Kein Versprechen ist offen.',
  owes: (from, to, amount) =>
    `${Subject(from)} ${verb(from, 'schuldest', 'schuldet')} ${dative(to)} ${millions(amount)}. Neues Geld geht zuerst dorthin.`,
  due: (who, turns) => `fällig am ${turnEnd(who, turns)}`,
  dueLast: (who, turns) => `fällig am ${turnEnd(who, turns)}, zum letzten Mal`,
  until: (who, turns) => `bis zum ${turnEnd(who, turns)}`,
  dueNow: 'geschieht gerade',
  waits: 'wartet auf die Karte',
  waitsForSale: 'wartet auf einen Verkauf',
  forGood: 'bis zum Ende des Spiels',
  use: 'Nutzen',
  useWhich: (contract, line) => `: Zeile ${line} von Vertrag ${contract}`,
  ended: {
    ...lapsed,
    done: 'erledigt',
    played: 'eingelöst',
    used: 'genutzt',
    over: 'die Frist ist um',
    ended: 'von allen aufgelöst',
    'not-needed': 'nicht mehr nötig',
    kept: 'bis zum Schluss eingehalten',
    unused: 'nicht genutzt',
    uncalled: 'kam nicht mehr zum Tragen',
  },

  contracts: 'Laufende Verträge',
  change: 'Ändern oder auflösen',
  changeWhich: (contract) => `: Vertrag ${contract}`,
};

function sees(count: number): string {
  return count === 1 ? 'sieht' : 'sehen';
}
