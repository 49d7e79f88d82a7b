/** Wie die Karten heißen. */

import { inWords, list, millions, number } from '@parlor/grammar/de';
import { BANKRUPT_LOWEST, GOAL, type Pair } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

const SPECIAL = [
  'Bankrott Niedrigste',
  'Bankrott Höchste',
  'Diebstahl Eins',
  'Diebstahl Zwei',
  'Diebstahl Drei',
];

const isValue = (card: number): boolean => card <= GOAL;

export const cardName = (card: number): string =>
  isValue(card) ? millions(card) : SPECIAL[card - GOAL - 1]!;

export const cardNames = (cards: readonly number[]): string => list(cards.map(cardName));

export const spokenName = (card: number): string =>
  isValue(card) ? `${number(card)} ${card === 1 ? 'Million' : 'Millionen'}` : cardName(card);

/** Welcher der beiden Bankrotte, wo klar ist, dass es einer ist. */
export const kindOf = (bankrupt: number): string =>
  bankrupt === BANKRUPT_LOWEST ? 'Niedrigste' : 'Höchste';

export const pairName = ([bankrupt, value]: Pair): string =>
  `${cardName(bankrupt)} mit ${cardName(value)}`;

const LARGEST_IN_WORDS = 12;
const times = (count: number): string =>
  count === 1 ? 'einmal' : count > LARGEST_IN_WORDS ? `${count}-mal` : `${inWords(count)}mal`;

/** „zweimal Diebstahl Eins und einmal Diebstahl Drei“ */
export const countedCards = (cards: readonly number[]): string =>
  list(
    [...new Set(cards)].map(
      (card) => `${times(cards.filter((other) => other === card).length)} ${cardName(card)}`,
    ),
  );

export const names: Messages['names'] = {
  card: cardName,
  spoken: spokenName,
  spokenPair: ([bankrupt, value]) => `${spokenName(bankrupt)} mit ${spokenName(value)}`,
  face: {
    bankrupt: 'BANKROTT',
    lowest: 'NIEDRIGSTE',
    highest: 'HÖCHSTE',
    steals: ['DIEBSTAHL EINS', 'DIEBSTAHL ZWEI', 'DIEBSTAHL DREI'],
  },
};
