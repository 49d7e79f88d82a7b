/** Ce qui est demandé, ce qu’on peut répondre, et comment le taper. */

import { person } from '@parlor/grammar/fr';
import { valueName } from '../../facts/cards.ts';
import type {
  answers as englishAnswers,
  questions as englishQuestions,
  typing as englishTyping,
} from '../en/answers.ts';
import { nameOf, one, onTable, some, toCatch } from './naming.ts';

export const questions: typeof englishQuestions = {
  swap: (loser) => `Échangez-vous une carte visible avec ${person(loser)}\u00a0?`,
  start: 'Comment commencez-vous la manche\u00a0?',
  newPile: 'Avec quoi commencez-vous la nouvelle pile\u00a0?',
  five: 'Après un 5, il faut 5 ou moins, un Demi ou un Fantôme. Que jouez-vous\u00a0?',
  play: (value) => `La pile est à ${valueName(value)}. Que jouez-vous\u00a0?`,
  playOrCatch: ({ value, card, who }) =>
    `La pile est à ${valueName(value)}\u00a0; avec ${one(card)}, vous pouvez ${toCatch(who)}. Que jouez-vous\u00a0?`,
};

export const answers: typeof englishAnswers = {
  play: (card, count) => `Jouer ${some(card, count)}`,
  pair: 'Jouer 8 et Demi ensemble',
  open: (card) => `Jouer le ${onTable(card, 'open')}`,
  blind: (place) => `Retourner la carte cachée ${place}`,
  swap: (give, take) => `Échanger ${nameOf(give)} contre ${nameOf(take)}`,
  keep: 'Ne pas échanger',
};

export const typing: typeof englishTyping = {
  swap: 'Tapez «\u00a0échange 7 contre 3\u00a0», votre carte d’abord, ou «\u00a0garde\u00a0» pour ne rien échanger.',
  play: 'Tapez les cartes\u00a0: 7, 2x7, 1/2, fantôme, 8+1/2, visible 7 ou cachée 2.',
  // Avec et sans accents : on tape vite.
  words: {
    half: ['demi', 'demis'],
    ghost: ['fantôme', 'fantômes', 'fantome', 'fantomes'],
    open: ['visible'],
    blind: ['cachée', 'cachee', 'caché', 'cache'],
    swap: ['échange', 'échanger', 'echange', 'echanger'],
    for: ['contre'],
    keep: ['garde', 'garder'],
  },
};
