/** Qué se pregunta, qué se puede responder y cómo se escribe. */

import { inWords, owned, person } from '@parlor/grammar/es';
import type { Messages } from '../en/index.ts';
import { takingsOf } from './log.ts';
import { cardName, cardNames, some, theCard } from './names.ts';

export const question: Messages['question'] = {
  draw: '¿De dónde tomas una carta, del mazo o del descarte?',
  settle: '¿Qué Quiebra se lleva ahora su carta?',
  settleFirst: '¿Qué Quiebra descartas primero?',
  lay: '¿Qué pareja descartas ahora?',
  act: '¿Qué haces?',
  choose: (victim) => `¿Qué carta le quitas a ${person(victim)}?`,
  stuck: 'No tienes ninguna carta de valor para una Quiebra. ¿Juegas un Hurto?',
  ruin: 'Solo tienes Quiebras en la mano. ¿Cuál descartas?',
  take: (left) =>
    left === 1
      ? '¿A quién le quitas una carta?'
      : `Puedes quitar hasta ${inWords(left)} cartas. ¿A quién le quitas la siguiente?`,
};

export const answer: Messages['answer'] = {
  draw: 'Robar del mazo',
  takeDiscard: (top) => `Tomar ${theCard(top)} del descarte`,
  settle: (bankrupt, value) =>
    value === undefined ? cardName(bankrupt) : `${cardName(bankrupt)}: perder ${cardName(value)}`,
  lay: (bankrupt, value) => `Descartar ${some(bankrupt)}, con ${cardName(value)} encima`,
  bank: (card) => `Ingresar ${some(card)}`,
  discard: (card) => `Descartar ${some(card)}`,
  choose: (card) => `Quitar ${theCard(card)}`,
  steal: (card) => `Jugar ${theCard(card)}`,
  stealFrom: (card, takings) =>
    takings.length === 0
      ? `Descartar ${theCard(card)} sin quitar nada`
      : `Jugar ${theCard(card)}: ${takingsOf(takings)}`,
  pass: 'Pasar y conservar todas las cartas',
  take: (victim) => `Quitarle una carta a ${person(victim)}`,
  look: (victim) => `Mirar ${owned(victim, 'tu mano', 'la mano')} y quitarle una carta`,
  stop: 'No quitar más cartas',
  finish: (cards, discard) =>
    discard === null
      ? `Terminar con ${cardNames(cards)}`
      : `Terminar con ${cardNames(cards)}, y luego descartar ${some(discard)}`,
};

export const typing: Messages['typing'] = {
  draw: 'Escribe “robar” para el mazo o “tomar” para la carta de arriba del descarte.',
  settle: 'Escribe “quiebra baja” o “quiebra alta”.',
  lay: 'Escribe “poner” y la pareja, por ejemplo “poner baja 3”.',
  act: 'Escribe “ingresar 3”, “descartar 7”, “hurto doble” o “terminar 8 9 10 descartar 4”.',
  actFirst:
    'Escribe “ingresar 3”, “descartar 7”, “hurto doble a 1,3” (el número de cada víctima, o “nadie”) o “terminar 8 9 10 descartar 4”.',
  stuck: 'Escribe “hurto simple” o “pasar”.',
  ruin: 'Escribe “descartar quiebra baja” o “descartar quiebra alta”.',
  take: 'Escribe “desvalijar” y un nombre o un número, por ejemplo “desvalijar 1”; o “dejarlo”.',
  choose: 'Escribe “elegir” y la carta, por ejemplo “elegir 7” o “elegir hurto simple”.',
};

export const commands: Messages['commands'] = {
  verbs: {
    draw: ['robar', 'roba', 'robo'],
    take: ['tomar', 'toma', 'tomo', 'coger', 'coge', 'cojo'],
    settle: ['quiebra'],
    lay: ['poner', 'pon', 'pongo'],
    bank: ['ingresar', 'ingresa', 'ingreso', 'banco'],
    discard: ['descartar', 'descarta', 'descarto'],
    choose: ['elegir', 'elige', 'elijo'],
    steal: ['hurto', 'jugar', 'juega', 'juego'],
    rob: ['desvalijar', 'desvalija', 'desvalijo'],
    pass: ['pasar', 'pasa', 'paso'],
    stop: ['dejarlo', 'parar', 'paro'],
    finish: ['terminar', 'termina', 'termino', 'ganar'],
  },
  nouns: {
    bankrupt: ['quiebra'],
    lowest: ['baja'],
    highest: ['alta'],
    steal: ['hurto'],
    one: ['simple', 'uno'],
    two: ['doble', 'dos'],
    three: ['triple', 'tres'],
    from: ['a'],
    nobody: ['nadie'],
    discard: ['descartar'],
  },
  noise: ['m', 'un', 'una', 'el', 'la', 'de', 'con', 'y', 'luego'],
};
