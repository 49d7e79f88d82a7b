/** What the cards are called. */

import { inWords, list, millions, number } from '@parlor/grammar/en';
import { BANKRUPT_LOWEST, GOAL, type Pair } from '../../facts/types.ts';

const SPECIAL = ['Bankrupt Lowest', 'Bankrupt Highest', 'Steal One', 'Steal Two', 'Steal Three'];

const isValue = (card: number): boolean => card <= GOAL;

export const cardName = (card: number): string =>
  isValue(card) ? millions(card) : SPECIAL[card - GOAL - 1]!;

/** "a $7M", "an $8M": as they are read. */
const EIGHT = 8;
export const aCard = (card: number): string => `${card === EIGHT ? 'an' : 'a'} ${cardName(card)}`;

export const cardNames = (cards: readonly number[]): string => list(cards.map(cardName));

/** For screen readers: a sum is read as one. */
export const spokenName = (card: number): string =>
  isValue(card) ? `${number(card)} million` : cardName(card);

/** Which of the two Bankrupts, where it is clear that it is one. */
export const kindOf = (bankrupt: number): string =>
  bankrupt === BANKRUPT_LOWEST ? 'Lowest' : 'Highest';

export const pairName = ([bankrupt, value]: Pair): string =>
  `${cardName(bankrupt)} with ${cardName(value)}`;

/** "two Steal Ones and one Steal Three" */
export const countedCards = (cards: readonly number[]): string =>
  list(
    [...new Set(cards)].map((card) => {
      const count = cards.filter((other) => other === card).length;
      return `${inWords(count)} ${cardName(card)}${count === 1 ? '' : 's'}`;
    }),
  );

export const names = {
  card: cardName,
  spoken: spokenName,
  spokenPair: ([bankrupt, value]: Pair): string =>
    `${spokenName(bankrupt)} with ${spokenName(value)}`,
  /** As printed on the cards. */
  face: {
    bankrupt: 'BANKRUPT',
    lowest: 'LOWEST',
    highest: 'HIGHEST',
    steals: ['STEAL ONE', 'STEAL TWO', 'STEAL THREE'],
  },
};
