/** Por qué algo no se puede jugar. */

import { inWords } from '@parlor/grammar/es';
import type { RefusalSentences } from '../../facts/refusals.ts';
import { cards, spelled } from './cards.ts';

export const refusals: RefusalSentences = {
  'match-over': () => 'La partida ha terminado.',
  'not-your-turn': () => 'No es tu turno.',
  'leader-cannot-pass': () => 'Abres tú, así que no puedes pasar: juega al menos una carta.',
  'one-five-only': () => 'Juega un solo 5: vale por tantos cincos como necesites.',
  'not-in-hand': ({ rank, have, need }) =>
    have === 0
      ? `No tienes ningún ${spelled(rank)}.`
      : `Solo tienes ${cards(rank, have)}, no ${inWords(need)}.`,
  'only-bankroll-beats-bankrupt': () => 'Solo Bankroll supera a Bankrupt.',
  'too-low': ({ top }) => `Hace falta un valor más alto que el ${spelled(top)}.`,
  'wrong-number': ({ asked }) =>
    asked === 1
      ? 'Esta baza se juega con una sola carta.'
      : `Esta baza pide ${inWords(asked)} cartas del mismo valor.`,
  'wrong-seat-count': () => 'A Zillionaire juegan de tres a seis personas.',
};

export const refusedOtherwise = (code: string): string => `Esto no se permite aquí (${code}).`;
