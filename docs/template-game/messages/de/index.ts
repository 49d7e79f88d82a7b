/** Alles, was über das Spiel gesagt wird, auf Deutsch. */

import { capital, inWords, list, plural, possessive, Subject, verb } from '@parlor/grammar/de';
import { type Counts, GOODS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { contents, NAMES } from './contents.ts';

const coins = (count: number): string => plural(count, { one: '1 Münze', other: '# Münzen' });

const goods = (counts: Counts): string => {
  const held = GOODS.flatMap((good, at) =>
    counts[at]! > 0 ? [`${counts[at]} ${NAMES[good]}`] : [],
  );
  return held.length > 0 ? list(held) : 'nichts';
};

export const messages: Messages = {
  board: {
    day: (day, days, stall) =>
      `Tag ${day} von ${days}. Auf dem Stand: ${stall === null ? 'nichts' : NAMES[stall]}.`,
    seat: (who, { coins: purse, hand, covered, isSealed }) =>
      [
        `${Subject(who)}: ${coins(purse)}`,
        // Whoever's goods are covered may hold anything.
        ...(covered > 0 && hand.every((count) => count === 0) ? [] : [goods(hand)]),
        ...(covered > 0
          ? [plural(covered, { one: 'eine verdeckte Ware', other: '# verdeckte Waren' })]
          : []),
        ...(isSealed ? ['ein verdecktes Gebot'] : []),
      ].join(', ') + '.',
    rumour: (who, good) =>
      `${capital(possessive(who, 'dein'))} Späher sagt, dass ${NAMES[good]} als Nächstes kommt.`,
  },

  log: {
    dealt: (who, held) => `${Subject(who)} ${verb(who, 'beginnst', 'beginnt')} mit ${goods(held)}.`,
    offered: (day, good) => `Tag ${day} beginnt mit ${NAMES[good]} auf dem Stand.`,
    sealed: (who) => `${Subject(who)} ${verb(who, 'bietest', 'bietet')} verdeckt.`,
    sealedFor: (who, bid) =>
      `${Subject(who)} ${verb(who, 'bietest', 'bietet')} verdeckt ${coins(bid)}.`,
    bought: (who, good, bid) =>
      `${Subject(who)} ${verb(who, 'kaufst', 'kauft')} ${NAMES[good]} für ${coins(bid)}.`,
    sold: (who, count, good, price) =>
      `${Subject(who)} ${verb(who, 'verkaufst', 'verkauft')} ${count} ${NAMES[good]} für ${coins(price)}.`,
    sentScout: (who) => `${Subject(who)} ${verb(who, 'schickst', 'schickt')} einen Späher voraus.`,
    scouted: (who, good) =>
      `${Subject(who)} ${verb(who, 'hörst', 'hört')}, dass ${NAMES[good]} als Nächstes kommt.`,
    kept: (who) => `${Subject(who)} ${verb(who, 'behältst', 'behält')} alles.`,
    closed: 'Der Markt schließt, und alle Hände werden ausbezahlt.',
  },

  question: {
    bid: (good) => `Wie viel bietest du auf ${NAMES[good]}?`,
    sell: 'Was verkaufst du?',
    typing: (most) => `Tippe eine Zahl von Münzen, von 0 bis ${most}.`,
    answer(move) {
      switch (move.type) {
        case 'bid':
          return `${coins(move.coins)} bieten`;
        case 'sell':
          return `${move.count} ${NAMES[move.good]} verkaufen`;
        case 'scout':
          return 'Einen Späher schicken';
        case 'keep':
          return 'Alles behalten';
      }
    },
  },

  refusals: {
    'too-few-coins': ({ have }) => `Du hast nur ${coins(have)}.`,
    'too-few-goods': ({ have, good }) => `Du hast nur ${have} ${NAMES[good]}.`,
    'not-your-turn': () => 'Du bist nicht dran.',
    'not-now': () => 'Danach ist gerade nicht gefragt.',
    'no-scouting': () => 'An diesem Tisch gibt es keine Späher.',
    'too-late-to-scout': () => 'Ein Späher fände nichts mehr zu sehen.',
    'no-such-seat': () => 'Diesen Platz gibt es am Tisch nicht.',
    'too-many-days': ({ most }) =>
      `Bei so vielen Händlern reichen die Waren für höchstens ${inWords(most)} Tage.`,
  },
  refusedOtherwise: (code) => `Das geht nicht (${code}).`,

  tried: 'In Partien, die im Kopf weitergespielt wurden, war das am besten.',

  howTo: [
    {
      title: 'Das Ziel',
      paragraphs: [
        'Kauf Waren, die zusammen mehr wert sind. Wer am Ende die **meisten Münzen** hat, gewinnt.',
      ],
    },
    {
      title: 'Ein Tag',
      paragraphs: [
        'Auf dem **Stand** liegt eine Ware. Alle bieten verdeckt; das höchste Gebot zahlt und nimmt sie.',
        'Danach verkauft, wer gewonnen hat, Karten einer Ware, schickt einen **Späher** aus, wo das erlaubt ist, oder behält alles.',
      ],
    },
  ],
  pays: (prices) =>
    `Zusammen verkauft, bringen eine bis sechs davon ${list(prices.map(String))} Münzen.`,

  contents,
};
