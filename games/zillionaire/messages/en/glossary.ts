/** Every card by name, and what it does. */

import { inWords, placeInWords, plural } from '@parlor/grammar/en';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  LOWEST_RANK,
  MILLIONAIRE,
  type Rank,
  type Status,
  ZILLIONAIRE,
} from '../../facts/types.ts';
import { rankName, STATUS_NAMES } from './cards.ts';

/** Of the cards that do more than beat lower ones. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [LOWEST_RANK]: 'The lowest card: it beats nothing, so you can only lead it.',
  [FIVE]:
    'Always played alone; it counts as however many fives the round asks for. It beats only 1 to 4. Led, it leaves the number to whoever beats it.',
  [BUMP]:
    'Skips the next player, which counts as a pass. Several Bumps together still skip only one player.',
  [BANKRUPT]: 'Once it is on top, only the same number of Bankrolls beats it.',
  [BANKROLL]: 'Played on Bankrupt, it ends the round at once. Otherwise it is just a high card.',
  [MILLIONAIRE]: 'Beats everything below it except Bankrupt.',
  [ZILLIONAIRE]: 'Ends the round at once. The one thing it cannot beat is Bankrupt.',
};

const effect = (rank: Rank): string => EFFECTS[rank] ?? 'Beats every lower rank.';

export const glossary = {
  rank: rankName,
  status: (status: Status) => STATUS_NAMES[status],
  effect,
  /** The name and the effect in one line. Not every language sets a colon close to the word. */
  entry: (rank: Rank) => `**${rankName(rank)}**: ${effect(rank)}`,
  card: (rank: Rank, copies: number) => `${effect(rank)} There are ${inWords(copies)} in the deck.`,
  /** `place` is 1 for the first to go out. */
  statusCard: (place: number, seats: number, points: number) => {
    const worth = plural(points, { one: '# point', other: '# points' });
    if (place === seats) return `Goes to whoever is left with cards. Worth ${worth}.`;
    return `Goes to the ${placeInWords(place)} player to run out of cards. Worth ${worth}.`;
  },
};
