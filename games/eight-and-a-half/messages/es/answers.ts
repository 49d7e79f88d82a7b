/** Qué se pregunta, qué se puede contestar y cómo se escribe. */

import { withPerson } from '@parlor/grammar/es';
import { valueName } from '../../facts/cards.ts';
import type {
  answers as englishAnswers,
  questions as englishQuestions,
  typing as englishTyping,
} from '../en/answers.ts';
import { nameOf, one, onTable, some, toCatch } from './naming.ts';

export const questions: typeof englishQuestions = {
  swap: (loser) => `¿Cambias una carta visible ${withPerson(loser)}?`,
  start: '¿Cómo empiezas la ronda?',
  newPile: '¿Con qué empiezas el montón nuevo?',
  five: 'Después de un 5 hace falta 5 o menos, un Medio o un Fantasma. ¿Qué juegas?',
  play: (value) => `El montón está en ${valueName(value)}. ¿Qué juegas?`,
  playOrCatch: ({ value, card, who }) =>
    `El montón está en ${valueName(value)}; con ${one(card)} puedes ${toCatch(who)}. ¿Qué juegas?`,
};

export const answers: typeof englishAnswers = {
  play: (card, count) => `Jugar ${some(card, count)}`,
  pair: 'Jugar 8 y Medio juntos',
  open: (card) => `Jugar el ${onTable(card, 'open')}`,
  blind: (place) => `Destapar la carta oculta ${place}`,
  swap: (give, take) => `Cambiar ${nameOf(give)} por ${nameOf(take)}`,
  keep: 'No cambiar',
};

export const typing: typeof englishTyping = {
  swap: 'Escribe “cambio 7 por 3”, con tu carta primero, o “paso” para no cambiar nada.',
  play: 'Escribe las cartas: 7, 2x7, 1/2, fantasma, 8+1/2, visible 7 u oculta 2.',
  words: {
    half: ['medio', 'medios'],
    ghost: ['fantasma', 'fantasmas'],
    open: ['visible'],
    blind: ['oculta', 'oculto'],
    swap: ['cambio', 'cambia', 'cambiar'],
    for: ['por'],
    keep: ['paso', 'pasar'],
  },
};
