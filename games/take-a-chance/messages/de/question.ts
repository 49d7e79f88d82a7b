/** Was gefragt wird, die Antworten, und wie man sie tippt. */

import { dollars, list } from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import { aCombo, card, dice, names } from './names.ts';
import { choice, fallback } from './tickets.ts';

type Question = Messages['question'];

const questions: Question['questions'] = {
  turn: 'Eine Karte kaufen, würfeln oder dein Glück versuchen?',
  buy: 'Welche Karte kaufst du?',
  swap: 'Welche eigene Karte tauschst du gegen welche aus der Auslage?',
  'extra die': 'Gibst du dein aufgehobenes Los für einen Würfel mehr aus?',
  rethrow: 'Welche Würfel behältst du?',
  'kept rethrow':
    'Gibst du dein aufgehobenes Los für noch einen Nachwurf aus? Wenn du alles behältst, bleibt es dir.',
  collect: 'Für welche Kombination kassierst du?',
  'open auction': 'Mit welchem Gebot eröffnest du?',
  bid: 'Wie viel bietest du, oder passt du?',
  'consolation roll': 'Du hast die Karte nicht bekommen. Würfelst du stattdessen?',
  or: 'Tust du, was zuerst auf dem Los steht, oder nimmst du das ODER?',
};

const settled = (cost: number): string =>
  cost === 0 ? '' : cost > 0 ? ` und ${dollars(cost)} zahlen` : ` und ${dollars(-cost)} bekommen`;

const answers: Question['answers'] = {
  buyFromStack: (what, cost) => `${card(what)} aus deinem Stapel für ${dollars(cost)} kaufen`,
  buyFromPool: (what, cost) => `${card(what)} aus der Auslage für ${dollars(cost)} kaufen`,
  auction: (what, price) => `${card(what)} aus der Auslage versteigern, Preis ${dollars(price)}`,
  roll: 'Würfeln',
  chance: 'Glück versuchen',
  first: (steps) => `Zuerst: ${choice(steps)}`,
  or: (choices) => `ODER: ${fallback(choices)}`,
  swap: (give, take, cost) => `${card(give)} gegen ${card(take)} tauschen${settled(cost)}`,
  use: 'Los ausgeben und mit einem Würfel mehr werfen',
  throw: 'Los aufsparen und werfen',
  keepAll: 'Alles behalten',
  keep(faces, charmDie, thrown) {
    const kept = [...faces.map(String), ...(charmDie === 'kept' ? ['Glückswürfel'] : [])];
    const again = [
      ...(thrown === null || thrown === 0 ? [] : [thrown === 1 ? 'einen Würfel' : dice(thrown)]),
      ...(charmDie === 'thrown' ? ['den Glückswürfel'] : []),
    ];
    const keeps = `${kept.length === 0 ? 'Nichts' : list(kept)} behalten`;
    return again.length === 0 ? keeps : `${keeps}, ${list(again)} noch einmal werfen`;
  },
  collect(offer) {
    const own = offer.bonus > 0 ? ` und ${dollars(offer.bonus)} für den Glücksbringer` : '';
    const others = offer.toOthers > 0 ? `; die anderen bekommen ${dollars(offer.toOthers)}` : '';
    return `${names.Combo(offer.combo)}: ${dollars(offer.amount)}${own}${others}`;
  },
  collectBare: (combo) => `Für ${aCombo(combo)} kassieren`,
  bid: (amount) => `${dollars(amount)} bieten`,
  pass: 'Passen',
};

const KEEP = 'Tippe, was du behältst: behalte 1 1 4, behalte 1 1 4 Glückswürfel, behalte nichts.';

const typing: Question['typing'] = {
  turn: () => 'Tippe „würfeln“, „Los“ oder die Karte, die du kaufst: kaufe Rot mit Kleeblatt.',
  buy: () => 'Tippe die Karte, die du kaufst: kaufe Rot mit Kleeblatt.',
  swap: () => 'Tippe beide Karten: tausche Lila mit Hufeisen gegen Rot mit Kleeblatt.',
  'extra die': () => 'Tippe „ausgeben“ oder „aufsparen“.',
  rethrow: () => KEEP,
  'kept rethrow': () => KEEP,
  collect: () => 'Tippe die Kombination: kassiere zwei Paare.',
  'open auction': (least) =>
    `Tippe einen Betrag in Hundertern, mindestens ${dollars(least)}: 1200.`,
  bid: (least) => `Tippe einen Betrag in Hundertern, mindestens ${dollars(least)}, oder „passen“.`,
  'consolation roll': () => 'Tippe „würfeln“ oder „passen“.',
  or: () => 'Tippe „zuerst“ oder „oder“.',
};

const typed: Question['typed'] = {
  buy: ['kaufe', 'kauf', 'kaufen', 'versteigere', 'versteigern'],
  swap: ['tausche', 'tausch', 'tauschen'],
  swapFor: [' gegen '],
  keep: ['behalte', 'behalt', 'behalten'],
  keepRest: [],
  nothing: ['nichts'],
  everything: ['alles', 'alle'],
  charm: ['glückswürfel', 'glücksbringer'],
  between: ['und', 'den'],
  collect: ['kassiere für', 'kassiere', 'kassieren'],
  bid: ['biete', 'bieten'],
  roll: ['würfeln', 'würfle'],
  chance: ['los', 'glück versuchen', 'los aufdecken'],
  first: ['zuerst'],
  or: ['oder'],
  use: ['ausgeben', 'los ausgeben und mit einem würfel mehr werfen'],
  throw: ['aufsparen', 'werfen', 'los aufsparen und werfen'],
  pass: ['passen', 'passe'],
  thousands: '.',
};

export const question: Question = { questions, answers, typing, typed };
