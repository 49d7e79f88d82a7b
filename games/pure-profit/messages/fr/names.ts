/** Le nom des cartes, avec et sans article. */

import { inWords, list, millions, plural } from '@parlor/grammar/fr';
import { BANKRUPT_LOWEST, GOAL, type Pair, STEAL_ONE } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

const SPECIAL = ['Faillite basse', 'Faillite haute', 'Vol simple', 'Vol double', 'Vol triple'];

const isValue = (card: number): boolean => card <= GOAL;
const isBankrupt = (card: number): boolean => !isValue(card) && card < STEAL_ONE;

export const cardName = (card: number): string =>
  isValue(card) ? millions(card) : SPECIAL[card - GOAL - 1]!;

/** « le 3 M$ », « la Faillite basse », « le Vol double » */
export const theCard = (card: number): string =>
  `${isBankrupt(card) ? 'la' : 'le'} ${cardName(card)}`;

/** « un 3 M$ », « une Faillite basse », « un Vol double » */
export const aCard = (card: number): string =>
  `${isBankrupt(card) ? 'une' : 'un'} ${cardName(card)}`;

/** Ce qu’on pioche, place ou défausse : « 3 M$ », mais « une Faillite basse ». */
export const some = (card: number): string => (isValue(card) ? cardName(card) : aCard(card));

export const cardNames = (cards: readonly number[]): string => list(cards.map(cardName));

export const spokenName = (card: number): string =>
  isValue(card) ? plural(card, { one: '# million', other: '# millions' }) : cardName(card);

/** Laquelle des deux Faillites, quand on sait que c’en est une. */
export const kindOf = (bankrupt: number): string =>
  bankrupt === BANKRUPT_LOWEST ? 'la basse' : 'la haute';

export const pairName = ([bankrupt, value]: Pair): string =>
  `${cardName(bankrupt)} avec ${cardName(value)}`;

/** « deux Vols simples et un Vol triple » : il n’y a que des Vols à compter. */
export const countedCards = (cards: readonly number[]): string =>
  list(
    [...new Set(cards)].map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count === 1
        ? aCard(card)
        : `${inWords(count)} ${cardName(card).replaceAll(/\p{L}+/gu, '$&s')}`;
    }),
  );

export const names: Messages['names'] = {
  card: cardName,
  spoken: spokenName,
  spokenPair: ([bankrupt, value]) => `${spokenName(bankrupt)} avec ${spokenName(value)}`,
  face: {
    bankrupt: 'FAILLITE',
    lowest: 'BASSE',
    highest: 'HAUTE',
    steals: ['VOL SIMPLE', 'VOL DOUBLE', 'VOL TRIPLE'],
  },
};
