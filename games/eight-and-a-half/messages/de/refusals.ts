/** Warum ein Zug nicht geht. */

import { inWords, plural } from '@parlor/grammar/de';
import { valueName } from '../../facts/cards.ts';
import type { Card } from '../../facts/types.ts';
import type { refusals as english } from '../en/refusals.ts';
import type { RefusalSentences } from '../parameters.ts';
import { bent, nameOf, noneAccusative, One, oneAccusative, someAccusative } from './naming.ts';

/** „keine offene 7“, „keinen offenen Geist“. */
const noOpen = (card: Card): string =>
  `${bent(card, 'keine offene', 'keinen offenen')} ${nameOf(card)}`;

const sentences: RefusalSentences = {
  'match-over': () => 'Die Partie ist zu Ende.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'not-a-move': () => 'Diesen Zug gibt es in diesem Spiel nicht.',
  'no-swap-now': () =>
    'Offene Karten tauscht nur, wer die letzte Runde gewonnen hat, und nur vor Beginn der neuen.',
  'swap-first': () => 'Entscheide zuerst, ob du eine offene Karte tauschst.',
  'not-your-open-card': ({ card }) => `Du hast ${noOpen(card)}.`,
  'not-their-open-card': ({ card }) => `Das Schlusslicht hat ${noOpen(card)}.`,
  'swap-of-equals': ({ card }) =>
    `Es ändert nichts, ${oneAccusative(card)} gegen ${oneAccusative(card)} zu tauschen.`,
  'hand-empty': () => 'Deine Hand ist leer: Spiel vom Tisch.',
  'not-in-hand': ({ card, have, need }) =>
    have === 0
      ? `Du hast ${noneAccusative(card)} auf der Hand.`
      : `Du hast nur ${someAccusative(card, have)} auf der Hand, nicht ${inWords(need)}.`,
  'must-start-with': ({ card }) =>
    `Die niedrigste gelbe Karte beginnt die Runde: deine ${nameOf(card)}.`,
  'hand-first': () => 'Spiel erst deine Hand aus, dann die Karten auf dem Tisch.',
  'open-cards-first': () => 'Erst kommen deine offenen Karten, dann die verdeckten.',
  'no-blind-card': ({ place }) => `Auf Platz ${place} liegt keine verdeckte Karte mehr.`,
  'half-on-eight-and-a-half': () => 'Auf 8½ passt keine Halbe.',
  'too-many-halves': ({ most }) =>
    `An diesem Tisch legt man Halbe nacheinander, und keine auf 8½: Hier ${plural(most, {
      one: 'passt nur eine',
      other: `passen höchstens ${inWords(most)}`,
    })}.`,
  'zero-on-a-half': ({ value }) =>
    `Eine 0 passt nur auf eine ganze Zahl, nicht auf ${valueName(value)}.`,
  'five-demands-less': ({ card }) =>
    `Auf die 5 passt nur 5 oder weniger, eine Halbe oder ein Geist: ${One(card)} ist zu hoch.`,
  'eight-and-a-half-stands': ({ card }) =>
    `Auf 8½ passt nur eine 9, ein Geist oder 8 und Halbe zusammen, keine ${nameOf(card)}.`,
  'too-low': ({ card, value }) => `${One(card)} ist zu niedrig für ${valueName(value)}.`,
  'seats-out-of-range': ({ min, max, seats }) =>
    `Dieses Spiel ist für ${min} bis ${max} Personen, nicht für ${seats}.`,
};

export const refusals: typeof english = {
  sentences,
  unknown: 'Das geht nicht.',
};
