/** Por qué algo no se puede hacer. */

import { capital, millions, number, plural } from '@parlor/grammar/es';
import { GOAL, type Question } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { Does } from './log.ts';
import { aCard, cardName, theCard } from './names.ts';

const NOT_ASKED: Readonly<Record<Question, string>> = {
  draw: 'Primero roba una carta.',
  settle: 'Primero di qué Quiebra se lleva ahora su carta.',
  lay: 'Primero di qué pareja descartas ahora.',
  act: 'Ahora ingresa una carta, descarta una o termina la partida.',
  stuck: 'Ahora juega un Hurto, pasa o descarta una de tus Quiebras.',
  take: 'Primero di a quién le quitas una carta, o déjalo.',
  choose: 'Primero elige la carta que quitas.',
};

export const refusals: Messages['refusals'] = {
  malformed: () => 'Esa jugada no existe en este juego.',
  'match-over': () => 'La partida ha terminado.',
  'not-your-turn': () => 'No es tu turno.',
  'not-asked': ({ asked }) => NOT_ASKED[asked],
  'card-not-there': ({ card }) => `Esa carta no está aquí: ${cardName(card)}.`,
  'no-card-to-draw': () => 'No quedan cartas que robar ni que volver a barajar.',
  'discard-pile-empty': () => 'El descarte está vacío.',
  'discard-out-of-reach': ({ card }) =>
    `${capital(theCard(card))} cierra el descarte: solo se puede tomar una carta de valor que esté arriba.`,
  'steal-to-be-used': ({ card }) =>
    `Para descartar ${theCard(card)} tienes que jugarlo, aunque no quites ninguna carta.`,
  'stuck-with-steal': () => 'Tus Quiebras se quedan en tu mano: juega un Hurto, o pasa.',
  'stuck-must-discard': () => 'Tienes la mano llena: debes descartar una de tus Quiebras.',
  'pair-not-there': ({ bankrupt, value }) =>
    `No tienes ninguna pareja de ${cardName(bankrupt)} y ${cardName(value)} que descartar.`,
  'bank-not-a-value': ({ card }) => `No se puede ingresar ${aCard(card)} en un Banco.`,
  'bank-wrong-step': ({ card, top }) =>
    top === 0
      ? `Un Banco empieza con ${aCard(1)}, no con ${aCard(card)}.`
      : `Después de ${theCard(top)} va otra igual o el siguiente escalón, no ${aCard(card)}.`,
  'bank-by-finishing': () =>
    `${capital(theCard(GOAL))} pone fin a la partida: juégala al terminar.`,
  'steal-too-many': ({ most }) =>
    plural(most, {
      one: 'Este Hurto se lleva una carta como mucho.',
      other: 'Este Hurto se lleva # cartas como mucho.',
    }),
  'no-such-seat': ({ seat }) => `En esta mesa nadie tiene el número ${seat}.`,
  'steal-from-yourself': () => 'No puedes quitarte cartas a ti.',
  'steal-last-card': ({ seat, cards }, people) => {
    const victim = people(seat);
    return cards === 0
      ? `${Does(victim, 'no tienes', 'no tiene')} ninguna carta que quitar.`
      : `${Does(victim, 'solo tienes', 'solo tiene')} una carta, y la última no se puede quitar.`;
  },
  'finish-incomplete': () => `Estas cartas no llevan tu Banco hasta ${millions(GOAL)}.`,
  'finish-needs-discard': () => 'Di también qué carta descartas.',
  'finish-leaves-none': () =>
    'En esta mesa, al terminar con varias cartas tiene que quedarte una para descartar.',
  'seats-out-of-range': ({ min, max }) => `A Pure Profit juegan de ${min} a ${max} personas.`,
  'deck-too-small': ({ cards, need }) =>
    `Solo hay ${plural(cards, { one: '# carta', other: '# cartas' })}; para repartir en esta mesa hacen falta ${number(need)}.`,
  'deck-too-large': ({ cards, max }) =>
    `Son ${number(cards)} cartas; como mucho puede haber ${number(max)}.`,
  'deck-not-an-object': () => 'Una baraja indica cuántas hay de cada carta.',
  'deck-unknown-card': ({ card }) => `Ninguna carta se llama “${card}”.`,
  'deck-bad-count': ({ card, max }) => `Para “${card}” hace falta un número entero de 0 a ${max}.`,
  'deck-lacks-value': ({ value }) =>
    `Sin cartas de ${cardName(value)} nadie podrá completar nunca su Banco.`,
};

export const unknownRefusal: Messages['unknownRefusal'] = (code) => `No está permitido (${code}).`;
