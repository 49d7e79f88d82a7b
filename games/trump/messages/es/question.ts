/** Lo que se pregunta, lo que se puede responder y cómo teclearlo: la mesa como texto. */

import { list, millions, people as listed, person } from '@parlor/grammar/es';
import { propertyName } from '../../facts/names.ts';
import type { Messages } from '../en/index.ts';
import { cardName, spaceName } from './names.ts';

export const question: Messages['question'] = {
  turn: (part, canDeal) => {
    if (part === 1) return '¿Tirar el dado o jugar una carta?';
    return canDeal ? '¿Jugar una carta, proponer un trato o pasar?' : '¿Jugar una carta o pasar?';
  },
  take: 'Has sacado una T. ¿A quién le quitas una carta?',
  fill: (space, { components }) =>
    `¿Qué caja libre recibe el dinero? Estás en ${spaceName(components, space)}.`,
  putUp: '¿Qué propiedad sacas a subasta?',
  closing: '¿Cuál de las propiedades que quedan sacas a subasta ahora?',
  closingAgain: 'Nadie ha pujado por estas. ¿Cuál vuelves a sacar a subasta?',
  trade: '¿Cambiar una de tus propiedades o conservarlas todas?',
  surrender: 'Tu efectivo no cubre el impuesto. ¿Qué propiedad entregas?',
  open: (property, { components }) =>
    `¿Cuál es tu puja inicial por ${propertyName(components, property)}? Con 0 te quedas fuera de esta subasta.`,
  knockedOut: 'Te han expulsado. ¿Regresar o pasar?',
  bid: (leader, bid) =>
    `${leader.isReader ? 'Vas' : `${leader.name} va`} en cabeza con ${millions(bid)}. ¿Subir, expulsar a alguien o pasar?`,
  bidAgain: (leader, bid) =>
    `Los demás pasan. ${leader.name} va en cabeza con ${millions(bid)}. ¿Subir, expulsar a alguien o pasar?`,
  answer: (from) => `¿Aceptas la oferta de ${from.name}?`,
  related: '¿Jugar una carta relacionada con el trato o dejarlo así?',
  giveCard: (to) => `¿Qué carta le das a ${to.name}?`,
  takeCard: (from) => `¿Qué carta te llevas de la mano de ${from.name}?`,
};

export const answer: Messages['answer'] = {
  roll: () => 'Tirar el dado',
  play: ({ card, seat, property }, { components, people }) => {
    const on = seat === undefined ? '' : ` contra ${person(people(seat))}`;
    const lot = property === undefined ? '' : ` sobre ${propertyName(components, property)}`;
    return `Jugar ${cardName(components, card)}${on}${lot}`;
  },
  take: ({ seat }, { people }) => `Quitar una carta a ${person(people(seat))}`,
  fill: ({ property }, { components }) =>
    `Ponerlo en la caja de ${propertyName(components, property)}`,
  putUp: ({ property }, { components }) => `Subastar ${propertyName(components, property)}`,
  trade: ({ give, take }, { components }) =>
    `Cambiar ${propertyName(components, give)} por ${propertyName(components, take)}`,
  keep: () => 'No cambiar nada',
  surrender: ({ property }, { components }) => `Entregar ${propertyName(components, property)}`,
  open: ({ amount }) => (amount === 0 ? 'No pujar' : `Pujar ${millions(amount)}`),
  raise: ({ cash, cards }, { components }) =>
    `Subir con ${list([
      ...cards.map((card) => cardName(components, card)),
      ...(cash > 0 ? [`${millions(cash)} en efectivo`] : []),
    ])}`,
  knockOut: ({ seat }, { people }) => `Expulsar a ${person(people(seat))}`,
  backIn: () => 'Regresar',
  use: ({ contract, clause }) =>
    `Usar la opción de la línea ${clause + 1} del contrato ${contract}`,
  choose: ({ card }, { components }) => `Elegir ${cardName(components, card)}`,
  accept: () => 'Aceptar',
  reject: () => 'Rechazar',
  done: () => 'Dejarlo así',
  pass: () => 'Pasar',
  offer: (people, takers, lines) =>
    `Oferta ${listed(takers.map(people), (one) => `para ${person(one)}`)}: ${lines.join(' ')}`,
  counter: (lines) => `Contraoferta: ${lines.join(' ')}`,
};

const DEALS =
  'Las líneas de un trato se separan con puntos y comas, por ejemplo: doy 100; recibo hotel; recibo 2 cartas al azar; ' +
  'cuando juegue hotel casino doy la mitad; juego hotel casino antes del final de mi turno 1; doy hotel al final de mi próximo turno; ' +
  'recibo 20 antes de que la otra parte juegue impuesto; si no doy 50; la otra parte no me cobra impuestos hasta mi 2.º turno; ' +
  'puedo comprar casino por 100 hasta mi turno 3; la otra parte enseña su mano; recibo una carta a mi elección; ' +
  'doy 20 al final de cada uno de mis próximos 5 turnos. ' +
  'Teclea oferta izquierda derecha: … para varias personas, oferta izquierda en lugar de 3: … para cambiar el contrato 3, uso 2 1 para la línea 1 del contrato 2. ' +
  'Las personas son yo, la otra parte, izquierda, enfrente, derecha, s0, o un nombre.';

export const typing: Messages['typing'] = {
  open: (most) => `Teclea una cantidad de 0 a ${most}, de diez en diez.`,
  bid: 'Teclea: paso, subo 30, subo 30 + 40 50 (tu efectivo + los Inversores por su importe), subo + 50, expulso izquierda, regreso.',
  answer: `Teclea: sí, no, o contraoferta: … ${DEALS}`,
  turn: `Teclea: paso, juego impuesto izquierda, juego subasta forzosa hotel, u oferta izquierda: … ${DEALS}`,
  listed: 'Teclea una de las respuestas de la lista.',
};
