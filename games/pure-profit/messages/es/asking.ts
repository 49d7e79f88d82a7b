/** Lo que pregunta la mesa: un título, una línea y botones que caben en un teléfono. */

import { capital, inWords, list, millions, person, plural } from '@parlor/grammar/es';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { Does, does, takingsOf } from './log.ts';
import { aCard, cardName, cardNames, kindOf, some, theCard } from './names.ts';

type Asking = Messages['asking'];

const draw: Asking['draw'] = {
  title: (missing) =>
    missing === 1 ? 'Roba una carta más' : `Roba ${inWords(missing)} cartas, de una en una`,
  open: (top) => `Toma una carta oculta del mazo, o ${theCard(top)} del descarte.`,
  closed: (top) => `${capital(theCard(top))} cierra el descarte: roba del mazo.`,
  noDiscards: 'El descarte está vacío: roba del mazo.',
  onlyDiscard: 'El mazo se ha agotado: toma la carta de arriba del descarte.',
  shuffles: 'El mazo está vacío: si robas, antes se vuelve a barajar el descarte.',
  losses: (losses) =>
    `Por ahora, ${list(
      losses.map(({ bankrupt, value }) =>
        value === undefined
          ? `${aCard(bankrupt)} no encuentra carta de valor`
          : `${aCard(bankrupt)} se lleva tu carta de ${cardName(value)}`,
      ),
    )}.`,
  fromPile: 'Robar carta',
  fromDiscard: (top) => `Tomar ${theCard(top)}`,
};

const settle: Asking['settle'] = {
  title: '¿Qué Quiebra se lleva su carta?',
  line: (values, isShort) =>
    isShort
      ? `Pierdes ${cardNames(values)}. Una Quiebra sin carta de valor se queda en tu mano.`
      : `Pierdes ${cardNames(values)} en cualquier caso. Después eliges qué pareja descartas primero.`,
  take: ({ bankrupt, value }) =>
    value === undefined
      ? `Primero ${kindOf(bankrupt)}`
      : `${capital(kindOf(bankrupt))}: ${millions(-value)}`,
  other: (bankrupt) => `Mejor ${kindOf(bankrupt)}`,
  firstTitle: '¿Qué Quiebra descartas primero?',
  firstLine: (values, next) =>
    values.length < 2
      ? `Pierdes ${cardNames(values)}, y ${does(next, 'podrás', 'podrá')} tomar esa carta; la otra Quiebra se queda en tu mano.`
      : `Pierdes ${cardNames(values)}. ${capital(theCard(values.at(-1)!))} queda encima, y ${does(next, 'podrás', 'podrá')} tomarla.`,
  firstTake: ({ bankrupt, value }) =>
    value === undefined
      ? `Primero ${kindOf(bankrupt)}`
      : `Primero ${kindOf(bankrupt)}: ${millions(-value)}`,
  firstOther: (bankrupt) => `Mejor primero ${kindOf(bankrupt)}`,
};

const lay: Asking['lay'] = {
  title: '¿Qué pareja descartas ahora?',
  line: (next) =>
    `${Does(next, 'podrás', 'podrá')} tomar la carta de valor que descartes en último lugar.`,
  last: (value, next) =>
    `Así ${theCard(value)} queda encima, y ${does(next, 'podrás', 'podrá')} tomarla.`,
  pair: (bankrupt, value) => `Descartar ${kindOf(bankrupt)} con ${cardName(value)}`,
  choose: 'Elegir pareja',
  whyNot: 'Elige primero una de las parejas.',
};

const stuck: Asking['stuck'] = {
  title: (bankrupts) =>
    bankrupts === 1 ? 'Sin carta de valor para tu Quiebra' : 'Sin carta de valor para tus Quiebras',
  line: (bankrupts) =>
    bankrupts === 1
      ? 'Se queda en tu mano. Juega un Hurto, o pasa y conserva todas tus cartas.'
      : 'Se quedan en tu mano. Juega un Hurto, o pasa y conserva todas tus cartas.',
  ruinTitle: 'Nada más que Quiebras',
  ruinLine: 'Tienes la mano llena, así que debes descartar una de ellas, sola.',
  pass: 'Pasar',
  playSteal: 'Jugar un Hurto',
  whyNot: 'Elige un Hurto de tu mano, o pasa.',
};

const steal: Asking['steal'] = {
  title: (card) => `¿Jugar ${theCard(card)}?`,
  line: (power, isOpen) => {
    if (isOpen) {
      const cards = power === 1 ? 'una carta' : `hasta ${inWords(power)} cartas, de una en una`;
      return `Lo descartas. Después puedes mirar otras manos y quitar ${cards}.`;
    }
    return power === 1
      ? 'Lo descartas. Después puedes quitar una carta de otra mano, sin verla.'
      : `Lo descartas. Después puedes quitar hasta ${inWords(power)} cartas de otras manos, de una en una y sin verlas.`;
  },
  play: (card) => `Jugar ${theCard(card)}`,
};

const take: Asking['take'] = {
  title: (left, hasTaken) => {
    if (hasTaken) {
      return left === 1
        ? 'Quita una carta más, o déjalo'
        : `Quita hasta ${inWords(left)} cartas más, o déjalo`;
    }
    return left === 1
      ? '¿A quién le quitas una carta?'
      : `Quita hasta ${inWords(left)} cartas, de una en una`;
  },
  line: (isOpen) =>
    isOpen
      ? 'Elige a alguien: ves toda su mano y le quitas la carta que quieras.'
      : 'Quitas una carta sin verla: es cuestión de suerte.',
  any: 'Quitar carta',
  whyNot: 'Elige a quién quitarle una carta, o déjalo.',
  from: (victim) => `Quitarle una a ${person(victim)}`,
  stop: (hasTaken) => (hasTaken ? 'Dejarlo' : 'No quitar nada'),
  firstTitle: (card) => `${cardName(card)}: ¿a quién le quitas cartas?`,
  firstLine: (takings, isOpen) => {
    const how = isOpen
      ? 'Verás las manos que elijas y quitarás las cartas que quieras.'
      : 'Quitas las cartas sin verlas: es cuestión de suerte.';
    return takings.length === 0 ? how : `${capital(takingsOf(takings))}. ${how}`;
  },
  firstSteal: (count) => plural(count, { one: 'Quitar una carta', other: 'Quitar # cartas' }),
  firstWhyNot: 'Elige a quién quitarle cartas, o no quites nada.',
  firstNobody: 'A nadie le sobra una carta: este Hurto se descarta y no se lleva nada.',
  firstThrow: (card) => `Descartar ${theCard(card)}`,
};

/** “una”, “dos”: cartas. */
const cardsInWords = (count: number): string => (count === 1 ? 'una' : inWords(count));

const choose: Asking['choose'] = {
  title: (victim) => `Quítale una carta a ${person(victim)}`,
  line: (more) =>
    more === 0
      ? 'La carta pasa a tu mano, y tu turno termina.'
      : `La carta pasa a tu mano. Después puedes quitar ${more === 1 ? 'una' : `hasta ${cardsInWords(more)}`} más.`,
  firstLine: (more) =>
    more === 0
      ? 'La carta pasa a tu mano, y tu turno termina.'
      : `La carta pasa a tu mano. Después eliges ${cardsInWords(more)} más.`,
  take: (card) => `Quitar ${theCard(card)}`,
  whyNot: 'Elige una de las cartas que se ven.',
};

const nextOf = (top: number): string => {
  if (top === 0) return `Tu Banco empieza con ${aCard(1)}.`;
  return top === GOAL - 1
    ? `Tu Banco admite otra de ${cardName(top)}, o ${theCard(GOAL)} que pone fin a la partida.`
    : `Tu Banco admite otra de ${cardName(top)} o ${aCard(top + 1)}.`;
};

const act: Asking['act'] = {
  title: ({ canBank, canDiscard, canSteal }) => {
    if (canBank)
      return canSteal ? 'Ingresa, descarta o juega un Hurto' : 'Ingresa o descarta una carta';
    if (!canDiscard) return 'Juega un Hurto';
    return canSteal ? 'Descarta o juega un Hurto' : 'Descarta una carta';
  },
  line: nextOf,
  nothingFits: (top) => `Nada de tu mano encaja. ${nextOf(top)}`,
  bankTitle: (card) => `¿Ingresar ${theCard(card)}?`,
  bankStep: 'Un escalón más. Si la descartas, podrá tomarla quien juega después.',
  bankAgain: 'El mismo valor: no subes un escalón, pero la carta está a salvo en tu Banco.',
  discardTitle: (card) => `¿Descartar ${theCard(card)}?`,
  bank: (card) => `Ingresar ${some(card)}`,
  discard: (card) => `Descartar ${some(card)}`,
  chooseCard: 'Elegir carta',
  whyNot: 'Elige primero una carta de tu mano.',
  cancel: 'Cancelar',
};

const finish: Asking['finish'] = {
  title: 'Tu mano completa tu Banco',
  line: (thrown, canAdd) => {
    const last =
      thrown === null ? 'No queda ninguna carta que descartar.' : `Descartas ${some(thrown)}.`;
    return canAdd ? `Toca una carta repetida para ingresarla también. ${last}` : last;
  },
  finish: (cards) => `Terminar: ${cards.join(', ')}`,
  needed: (card) => `Necesitas ${theCard(card)} para llegar a ${millions(GOAL)}.`,
  somethingElse: 'Otra cosa',
};

export const asking: Asking = {
  draw,
  settle,
  lay,
  stuck,
  steal,
  take,
  choose,
  act,
  finish,
  notNow: {
    draw: 'Primero roba hasta tener seis cartas; después juegas una.',
    settle: 'Primero van las Quiebras: elige una.',
    lay: 'Primero descarta las parejas.',
    take: 'Primero elige a quién quitarle una carta, o déjalo.',
    choose: 'Primero quita una de las cartas que se ven.',
  },
};
