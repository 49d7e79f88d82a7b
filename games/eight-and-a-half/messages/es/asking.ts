/** Qué se me pide en la mesa, y la única regla que importa ahora. */

import { inWords, owned, person } from '@parlor/grammar/es';
import { valueName } from '../../facts/cards.ts';
import type { asking as english } from '../en/asking.ts';
import { does, nameOf, one, toCatch } from './naming.ts';

export const asking: typeof english = {
  where: ({ round, rounds, seats, isSwap, isOneByOne, isFromMemory }) =>
    [
      `Ronda ${round} de ${rounds}`,
      isSwap ? 'cambio' : `${seats} personas`,
      ...(isOneByOne ? ['Medios de uno en uno'] : []),
      ...(isFromMemory ? ['manos de memoria'] : []),
    ].join(' · '),

  blind: {
    title: 'Destapa una carta oculta',
    line: 'Si no vale, te la llevas a la mano junto con el montón. Puede atrapar como cualquier otra.',
  },
  start: (card, count) => ({
    title: `Empieza la ronda con tu ${nameOf(card)}`,
    line:
      count === 1
        ? 'Nadie tiene una carta amarilla más baja.'
        : `Nadie tiene una carta amarilla más baja. Puedes jugar los ${inWords(count)} a la vez.`,
  }),
  startWithAny: {
    title: 'Empieza la ronda con la que quieras',
    line: 'Nadie tiene cartas amarillas: tú eliges.',
  },
  newPile: {
    title: 'Empieza un montón nuevo',
    line: 'El montón está vacío: vale cualquier carta.',
  },
  five: {
    title: 'Juega 5 o menos',
    line: 'O un Medio, que anula la exigencia del 5, o un Fantasma, que la pasa al siguiente turno.',
  },
  eightAndAHalf: {
    title: 'Juega sobre 8½',
    line: 'Solo vale un 9, un Fantasma, o bien 8 y Medio juntos.',
    fromTable: 'Solo vale un 9 o un Fantasma.',
  },
  catch: ({ who, card, isIntoHand }) => ({
    title: `Atrapa a ${person(who)} o sigue jugando`,
    line: `Si juegas ${one(card)}, ${
      isIntoHand
        ? does(who, 'te llevas todo el montón a la mano', 'se lleva todo el montón a la mano')
        : does(who, 'tienes que apartar todo el montón', 'tiene que apartar todo el montón')
    }, y tú empiezas uno nuevo.`,
  }),
  half: ({ value, card, who }) => ({
    title: `Juega sobre ${valueName(value)}`,
    line: `Te falta ${one(card)} para ${toCatch(who)}. Vale un número más alto, un Medio o un Fantasma, pero no un 0.`,
  }),
  aboveNineAndAHalf: (value) => ({
    title: `Juega sobre ${valueName(value)}`,
    line: 'Ningún número llega tan alto: solo vale un Medio o un Fantasma.',
  }),
  aboveNine: (value) => ({
    title: `Juega sobre ${valueName(value)}`,
    line: 'Ningún número llega tan alto: solo vale un 0, un Medio o un Fantasma.',
  }),
  nine: { title: 'Juega sobre 9', line: 'Solo vale otro 9, un 0, un Medio o un Fantasma.' },
  zero: { title: 'Juega la carta que quieras', line: 'Sobre 0 vale todo.' },
  value: (value) => ({
    title: `Juega ${valueName(value)} o más`,
    line: 'Un 0 devuelve el montón a 0, un Medio suma ½, un Fantasma no cambia nada.',
  }),
  oneOpenCard: 'Una carta visible por turno.',

  swap: (loser) => ({
    title: '¿Cambiar una carta visible?',
    line: `Has ganado la última ronda: puedes cambiar una de tus cartas visibles por ${owned(loser, 'una de las tuyas', 'una')}.`,
  }),
};
