/** Por qué un bot pensaría en una jugada. */

import {
  about,
  capital,
  inWords,
  millions,
  owned,
  person,
  plural,
  subject,
} from '@parlor/grammar/es';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { Does, does } from './log.ts';
import { aCard, cardName, theCard } from './names.ts';

export const reasons: Messages['reasons'] = {
  'ends-game': () => 'Tu mano completa tu Banco, y con eso ganas la partida.',
  'settles-now': ({ card, value }) =>
    `${capital(theCard(card))} se lleva ahora tu carta de ${cardName(value)}.`,
  'lay-under-step': ({ card, seat }, people) =>
    `${Does(people(seat), 'juegas después y subirías', 'juega después y subiría')} un escalón con ${theCard(card)}, pero otra pareja la va a tapar.`,
  'lay-under': ({ card }) => `Otra pareja va a tapar ${theCard(card)}.`,
  'lone-bankrupt': ({ card }) =>
    `Una Quiebra tiene que irse sin carta de valor, y puede ser ${theCard(card)}.`,
  'next-step-open': ({ card }) =>
    `${capital(theCard(card))} del descarte es justo el siguiente escalón de tu Banco.`,
  'missing-step-open': ({ card }) =>
    `Aún necesitas ${aCard(card)}, y al tomar esta no te puede tocar una Quiebra.`,
  'denies-next': ({ card, seat }, people) =>
    `Si no, ${does(people(seat), 'podrías', 'podría')} tomar ${theCard(card)} justo después.`,
  'safe-draw': () => 'Una carta que se ve nunca es una Quiebra.',
  'nothing-open': () => 'No hay nada que tomar del descarte.',
  'open-card-useless': ({ card }) =>
    `${capital(theCard(card))} del descarte no te acerca a los ${millions(GOAL)}.`,
  'open-card-waits': ({ card }) => `Después vuelves a robar, y ${theCard(card)} seguirá ahí.`,
  'nearer-step': ({ card, nearer }) =>
    `Puede que robes ${aCard(nearer)}, que necesitas antes que ${theCard(card)}.`,
  'bank-double': ({ card }) =>
    `Otra carta de ${cardName(card)} en tu Banco es una que ya no tendrá nadie más.`,
  'bank-and-wait': ({ card, missing }) =>
    `${capital(theCard(card))} queda a salvo en tu Banco, y ya solo te falta ${theCard(missing)}.`,
  'bank-step': ({ card }) =>
    `Es un escalón más, y ya no hay ladrón ni Quiebra que pueda tocar ${theCard(card)}.`,
  'useless-to-both': ({ card, seat }, people) =>
    `${capital(theCard(card))} no es un escalón ni para ti ni para ${person(people(seat))}, que juega después.`,
  'passed-step': ({ card }) => `${capital(theCard(card))} ya no es un escalón para ti.`,
  'spare-double': ({ card }) => `Tienes más de una carta de ${cardName(card)}.`,
  'farthest-step': ({ card }) =>
    `De los escalones de tu mano, ${theCard(card)} es la última que vas a necesitar.`,
  'easiest-again': ({ card, left }) =>
    `Ningún escalón de tu mano es más fácil de volver a encontrar: ${plural(left, {
      one: `queda otra carta oculta de ${cardName(card)}`,
      other: `quedan otras # cartas ocultas de ${cardName(card)}`,
    })}.`,
  'waits-for': ({ card, missing }) =>
    `Antes de ingresar ${theCard(card)} te hace falta ${aCard(missing)}, y no la tienes.`,
  'steal-known-step': ({ seat }, people) =>
    `Sabes que ${does(people(seat), 'tienes', 'tiene')} un escalón que necesitas.`,
  'victim-close': ({ seat, top, steps }, people) =>
    `${capital(owned(people(seat), 'tu Banco', 'el Banco'))} está en ${cardName(top)}: ${steps === 1 ? 'solo le falta un escalón' : `solo le faltan ${inWords(steps)} escalones`}.`,
  'highest-bank': ({ seat }, people) =>
    `De los demás, nadie tiene un Banco más alto que ${subject(people(seat))}.`,
  'steal-safe': ({ seat }, people) =>
    `En ${owned(people(seat), 'tu mano', 'la mano')} no hay ninguna Quiebra.`,
  'steal-brings': () => 'Así les quitas cartas a los demás.',
  'steal-nothing': () =>
    'A nadie le sobra una carta, pero así te deshaces del Hurto y cierras el descarte.',
  'steal-stops': () => 'Te quedas con lo que tienes, y tu turno termina.',
  'keeps-steal': () => 'Así guardas tu Hurto para otro turno.',
  'takes-step': ({ card }) => `${capital(theCard(card))} es un escalón que necesitas.`,
  'takes-steal': ({ card, seat }, people) =>
    about(
      people(seat),
      `Así te quita ${theCard(card)}.`,
      (name) => `Así le quitas ${theCard(card)} a ${name}.`,
    ),
  'breaks-hand': ({ card, seat }, people) =>
    `Sin ${theCard(card)}, ${does(people(seat), 'estás', 'está')} más lejos de los ${millions(GOAL)}.`,
  tried: () =>
    'Su probabilidad sale de simular muchas veces el resto de la partida; ningún motivo destaca por sí solo.',
};
