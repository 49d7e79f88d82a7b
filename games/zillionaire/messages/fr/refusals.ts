/** Pourquoi quelque chose ne peut pas être joué. */

import { inWords } from '@parlor/grammar/fr';
import type { RefusalSentences } from '../../facts/refusals.ts';
import { cards, one, several } from './cards.ts';

export const refusals: RefusalSentences = {
  'match-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'leader-cannot-pass': () =>
    'Vous entamez et ne pouvez donc pas passer : jouez au moins une carte.',
  'one-five-only': () => 'Jouez un seul 5 : il compte pour autant de 5 qu’il vous en faut.',
  'not-in-hand': ({ rank, have, need }) => {
    if (have === 0) return `Vous n’avez pas de ${several(rank)}.`;
    const held = have === 1 ? `qu’${one(rank)}` : `que ${cards(rank, have)}`;
    return `Vous n’avez ${held}, pas ${inWords(need)}.`;
  },
  'only-bankroll-beats-bankrupt': () => 'Seul Bankroll bat Bankrupt.',
  'too-low': ({ top }) => `Il faut une valeur plus haute qu’${one(top)}.`,
  'wrong-number': ({ asked }) =>
    asked === 1
      ? 'Ce pli se joue à une seule carte.'
      : `Ce pli demande ${inWords(asked)} cartes de même valeur.`,
  'wrong-seat-count': () => 'Zillionaire se joue de trois à six personnes.',
};

export const refusedOtherwise = (code: string): string => `Ce n’est pas permis ici (${code}).`;
