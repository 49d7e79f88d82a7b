/** The question above the buttons: what the choice is, the one rule that matters now, what a choice brings about. */

import { capital, inWords, Subject, verb } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { CountedPlay } from '../../facts/plays.ts';
import { BANKROLL, BANKRUPT, type Status } from '../../facts/types.ts';
import { cards, shortPlay, STATUS_NAMES } from './cards.ts';

const isSkipped = (who: Person): string => `${Subject(who)} ${verb(who, 'are', 'is')} skipped`;

export const asking = {
  lead: 'Lead cards of one rank',
  beat: (top: CountedPlay) => `Beat ${shortPlay(top)}, or pass`,
  beatBankrupt: (count: number) =>
    `Beat ${cards(BANKRUPT, count)} with ${cards(BANKROLL, count)}, or pass`,
  beatOpenFive: 'Beat the 5 with any number of one rank, or pass',
  cannotBeat: (top: CountedPlay) => `You cannot beat ${shortPlay(top)}`,

  ruleLead: 'As many of one rank as you like. The others need the same number of a higher rank.',
  ruleLeadFive: 'As many of one rank as you like. A 5 is played alone and leaves the number open.',
  ruleOpenFive: 'Your play fixes the number for the rest of the round.',
  ruleBankrupt: 'Bankroll ends the round at once. Millionaire and Zillionaire do not help here.',
  ruleNothing: 'Passing is not final: you may come back later in this round.',
  ruleFiveHelps: (count: number) => `One 5 counts as ${inWords(count)} fives.`,
  ruleFiveStays: 'A 5 only beats 1 to 4, so yours stays in your hand for now.',
  ruleFollow: (count: number) =>
    count === 1
      ? 'One card of a higher rank. You may pass now and come back later.'
      : `${capital(inWords(count))} of one higher rank. You may pass now and come back later.`,

  thenOut: (status: Status) => `You go out and become ${STATUS_NAMES[status]}.`,
  thenOutOver: (status: Status) =>
    `You go out, become ${STATUS_NAMES[status]}, and the game is over.`,
  thenSkip: (who: Person) => `${isSkipped(who)}.`,
  thenSkipWins: (who: Person) => `${isSkipped(who)}, so you win the round and lead again.`,
  thenEnds: 'Ends the round; you lead again.',
  thenEndsOut: 'Ends the round; the next player leads.',
  thenOpen: 'Whoever beats it chooses the number.',
  thenBankrupt: 'Only Bankroll beats it.',
  thenFive: (asks: number) => `Counts as ${inWords(asks)} fives.`,
};
