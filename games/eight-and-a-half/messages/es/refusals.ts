/** Por qué se rechaza una jugada. */

import { inWords, plural } from '@parlor/grammar/es';
import { valueName } from '../../facts/cards.ts';
import type { refusals as english } from '../en/refusals.ts';
import type { RefusalSentences } from '../parameters.ts';
import { nameOf, One, one, onTable, some } from './naming.ts';

const sentences: RefusalSentences = {
  'match-over': () => 'La partida ha terminado.',
  'not-your-turn': () => 'No es tu turno.',
  'not-a-move': () => 'Esa jugada no existe en este juego.',
  'no-swap-now': () =>
    'Las cartas visibles solo se cambian antes de una ronda, y solo las cambia quien ganó la anterior.',
  'swap-first': () => 'Decide primero si cambias una carta visible.',
  'not-your-open-card': ({ card }) => `No tienes ningún ${onTable(card, 'open')}.`,
  'not-their-open-card': ({ card }) =>
    `El farolillo rojo no tiene ningún ${onTable(card, 'open')}.`,
  'swap-of-equals': ({ card }) => `Cambiar ${one(card)} por ${one(card)} no cambia nada.`,
  'hand-empty': () => 'Tu mano está vacía: juega de la mesa.',
  'not-in-hand': ({ card, have, need }) =>
    have === 0
      ? `No tienes ningún ${nameOf(card)} en la mano.`
      : `Solo tienes ${some(card, have)} en la mano, no ${inWords(need)}.`,
  'must-start-with': ({ card }) =>
    `La carta amarilla más baja empieza la ronda: tu ${nameOf(card)}.`,
  'hand-first': () => 'Juega primero la mano, y después las cartas de la mesa.',
  'open-cards-first': () => 'Juega primero las cartas visibles, y después las ocultas.',
  'no-blind-card': ({ place }) => `Ya no hay ninguna carta oculta en el lugar ${place}.`,
  'half-on-eight-and-a-half': () => 'Sobre 8½ no vale un Medio.',
  'too-many-halves': ({ most }) =>
    `En esta mesa los Medios se juegan de uno en uno, y ninguno sobre 8½: aquí ${plural(most, {
      one: 'solo cabe uno',
      other: `caben ${inWords(most)} como mucho`,
    })}.`,
  'zero-on-a-half': ({ value }) =>
    `Un 0 solo vale sobre un número entero, no sobre ${valueName(value)}.`,
  'five-demands-less': ({ card }) =>
    `Después de un 5 hace falta 5 o menos, un Medio o un Fantasma: ${one(card)} es demasiado alto.`,
  'eight-and-a-half-stands': ({ card }) =>
    `Sobre 8½ solo vale un 9, un Fantasma, o bien 8 y Medio juntos, no ${one(card)}.`,
  'too-low': ({ card, value }) => `${One(card)} es demasiado bajo para ${valueName(value)}.`,
  'seats-out-of-range': ({ min, max, seats }) =>
    `A este juego juegan de ${min} a ${max} personas, no ${seats}.`,
};

export const refusals: typeof english = {
  sentences,
  unknown: 'Eso no es posible.',
};
