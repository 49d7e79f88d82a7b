/** El nombre de las cartas, con y sin artículo. */

import { inWords, list, millions, plural } from '@parlor/grammar/es';
import { BANKRUPT_LOWEST, GOAL, type Pair, STEAL_ONE } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

const SPECIAL = ['Quiebra baja', 'Quiebra alta', 'Hurto simple', 'Hurto doble', 'Hurto triple'];

const isValue = (card: number): boolean => card <= GOAL;
const isSteal = (card: number): boolean => card >= STEAL_ONE;

export const cardName = (card: number): string =>
  isValue(card) ? millions(card) : SPECIAL[card - GOAL - 1]!;

/** “de 3 M$”, “Quiebra baja”: lo que sigue al artículo. */
const afterArticle = (card: number): string =>
  isValue(card) ? `de ${cardName(card)}` : cardName(card);

/** “la de 3 M$”, “la Quiebra baja”, “el Hurto doble” */
export const theCard = (card: number): string =>
  `${isSteal(card) ? 'el' : 'la'} ${afterArticle(card)}`;

/** “una de 3 M$”, “una Quiebra baja”, “un Hurto doble” */
export const aCard = (card: number): string =>
  `${isSteal(card) ? 'un' : 'una'} ${afterArticle(card)}`;

/** Lo que se roba, se ingresa o se descarta: “3 M$”, pero “una Quiebra baja”. */
export const some = (card: number): string => (isValue(card) ? cardName(card) : aCard(card));

export const cardNames = (cards: readonly number[]): string => list(cards.map(cardName));

export const spokenName = (card: number): string =>
  isValue(card) ? plural(card, { one: '# millón', other: '# millones' }) : cardName(card);

/** Cuál de las dos Quiebras, cuando se sabe que es una. */
export const kindOf = (bankrupt: number): string =>
  bankrupt === BANKRUPT_LOWEST ? 'la baja' : 'la alta';

export const pairName = ([bankrupt, value]: Pair): string =>
  `${cardName(bankrupt)} con ${cardName(value)}`;

/** “dos Hurtos simples y un Hurto triple”: solo se cuentan Hurtos. */
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
  spokenPair: ([bankrupt, value]) => `${spokenName(bankrupt)} con ${spokenName(value)}`,
  face: {
    bankrupt: 'QUIEBRA',
    lowest: 'BAJA',
    highest: 'ALTA',
    steals: ['HURTO SIMPLE', 'HURTO DOBLE', 'HURTO TRIPLE'],
  },
};
