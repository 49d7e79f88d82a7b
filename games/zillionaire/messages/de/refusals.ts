/** Warum etwas nicht gelegt werden kann. */

import { inWords } from '@parlor/grammar/de';
import type { RefusalSentences } from '../../facts/refusals.ts';
import { cards, rankName, several } from './cards.ts';

export const refusals: RefusalSentences = {
  'match-over': () => 'Die Partie ist zu Ende.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'leader-cannot-pass': () => 'Du spielst aus und kannst nicht passen: Lege mindestens eine Karte.',
  'one-five-only': () => 'Lege nur eine 5: Sie zählt für so viele Fünfen, wie du brauchst.',
  'not-in-hand': ({ rank, have, need }) =>
    have === 0
      ? `Du hast keine ${several(rank)}.`
      : `Du hast nur ${cards(rank, have, 'accusative')}, nicht ${inWords(need)}.`,
  'only-bankroll-beats-bankrupt': () => 'Einen Bankrupt schlägt nur die Bankroll.',
  'too-low': ({ top }) => `Du brauchst einen höheren Wert als ${rankName(top)}.`,
  'wrong-number': ({ asked }) =>
    asked === 1
      ? 'In dieser Runde wird jeweils eine Karte gelegt.'
      : `In dieser Runde werden jeweils ${inWords(asked)} Karten eines Werts gelegt.`,
  'wrong-seat-count': () => 'Zillionaire spielt man zu dritt bis zu sechst.',
};

export const refusedOtherwise = (code: string): string => `Das ist hier nicht erlaubt (${code}).`;
