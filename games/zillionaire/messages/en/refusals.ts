/** Why something cannot be played. */

import { inWords } from '@parlor/grammar/en';
import type { RefusalSentences } from '../../facts/refusals.ts';
import { one, rankName, several } from './cards.ts';

export const refusals: RefusalSentences = {
  'match-over': () => 'The match is over.',
  'not-your-turn': () => 'It is not your turn.',
  'leader-cannot-pass': () => 'You lead, so you cannot pass: play at least one card.',
  'one-five-only': () => 'Play a single 5: it counts as however many fives you need.',
  'not-in-hand': ({ rank, have, need }) => {
    if (have === 0) return `You have no ${several(rank)}.`;
    const held = have === 1 ? `one ${rankName(rank)}` : `${inWords(have)} ${several(rank)}`;
    return `You have only ${held}, not ${inWords(need)}.`;
  },
  'only-bankroll-beats-bankrupt': () => 'Only Bankroll beats Bankrupt.',
  'too-low': ({ top }) => `It has to rank higher than ${one(top)}.`,
  'wrong-number': ({ asked }) =>
    asked === 1
      ? 'This round asks for a single card.'
      : `This round asks for ${inWords(asked)} cards of one rank.`,
  'wrong-seat-count': () => 'Zillionaire is for three to six players.',
};

export const refusedOtherwise = (code: string): string => `This is not allowed here (${code}).`;
