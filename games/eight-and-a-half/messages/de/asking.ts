/** Was ich am Tisch gefragt werde, und die eine Regel, auf die es jetzt ankommt. */

import { accusative, dative, inWords, nominative } from '@parlor/grammar/de';
import { valueName } from '../../facts/cards.ts';
import type { asking as english } from '../en/asking.ts';
import { many, nameOf, oneAccusative } from './naming.ts';

/** Zu wievielt: 2 bis 6 spielen mit. */
const COMPANY = ['', '', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst'] as const;

export const asking: typeof english = {
  where: ({ round, rounds, seats, isSwap, isOneByOne, isFromMemory }) =>
    [
      `Runde ${round} von ${rounds}`,
      isSwap ? 'Tausch' : (COMPANY[seats] ?? ''),
      ...(isOneByOne ? ['Halbe nacheinander'] : []),
      ...(isFromMemory ? ['aus dem Kopf'] : []),
    ].join(' · '),

  blind: {
    title: 'Dreh eine verdeckte Karte um',
    line: 'Passt sie nicht, nimmst du sie mit dem Stapel auf die Hand. Auch mit ihr kannst du jemanden erwischen.',
  },
  start: (card, count) => ({
    title: `Beginne die Runde mit deiner ${nameOf(card)}`,
    line:
      count === 1
        ? 'Niemand hat eine niedrigere gelbe Karte.'
        : `Niemand hat eine niedrigere gelbe Karte. Du darfst ${
            count === 2 ? 'beide' : `alle ${inWords(count)}`
          } ${many(card)} auf einmal legen.`,
  }),
  startWithAny: {
    title: 'Beginne die Runde mit irgendeiner Karte',
    line: 'Niemand hat eine gelbe Karte, du hast also die freie Wahl.',
  },
  newPile: { title: 'Beginne einen neuen Stapel', line: 'Der Stapel ist leer: Jede Karte passt.' },
  five: {
    title: 'Leg 5 oder weniger',
    line: 'Oder eine Halbe, dann ist die 5 erledigt, oder einen Geist, der sie weitergibt.',
  },
  eightAndAHalf: {
    title: 'Leg auf 8½',
    line: 'Nur eine 9, ein Geist oder 8 und Halbe zusammen passen.',
    fromTable: 'Nur eine 9 oder ein Geist passt.',
  },
  catch: ({ who, card, isIntoHand }) => ({
    title: `Erwisch ${accusative(who)} oder spiel weiter`,
    line: `Wenn du ${oneAccusative(card)} legst, muss ${nominative(who)} den ganzen Stapel ${
      isIntoHand ? 'auf die Hand nehmen' : 'beiseitelegen'
    }, und du beginnst einen neuen.`,
  }),
  half: ({ value, card, who }) => ({
    title: `Leg auf ${valueName(value)}`,
    line: `Dir fehlt die ${nameOf(card)}, um ${accusative(who)} zu erwischen. Höhere Zahlen, eine Halbe oder ein Geist passen, eine 0 nicht.`,
  }),
  aboveNineAndAHalf: (value) => ({
    title: `Leg auf ${valueName(value)}`,
    line: 'So hoch ist keine Zahl: Nur eine Halbe oder ein Geist passt.',
  }),
  aboveNine: (value) => ({
    title: `Leg auf ${valueName(value)}`,
    line: 'So hoch ist keine Zahl: Nur eine 0, eine Halbe oder ein Geist passt.',
  }),
  nine: { title: 'Leg auf die 9', line: 'Nur eine 9, eine 0, eine Halbe oder ein Geist passt.' },
  zero: { title: 'Leg irgendeine Karte', line: 'Auf 0 passt alles.' },
  value: (value) => ({
    title: `Leg ${valueName(value)} oder mehr`,
    line: 'Eine 0 setzt auf 0 zurück, eine Halbe erhöht um ½, ein Geist ändert nichts.',
  }),
  oneOpenCard: 'Eine offene Karte pro Zug.',

  swap: (loser) => ({
    title: 'Offene Karte tauschen?',
    line: `Du hast die letzte Runde gewonnen und darfst eine deiner offenen Karten gegen eine von ${dative(loser)} tauschen.`,
  }),
};
