/** Lo que pregunta la mesa, y los botones que responden. Las líneas explican, los botones son cortos. */

import { list, millions, plural } from '@parlor/grammar/es';
import { TAX_PER_PROPERTY } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

const counters = (left: number): string =>
  plural(left, {
    one: 'Queda una contraoferta en este turno.',
    other: 'Quedan # contraofertas en este turno.',
  });

export const asking: Messages['asking'] = {
  turn: 'Tira y avanza, o juega una carta',
  turnLine: 'El dado llena cajas y trae subastas. Las cartas que pagan pueden esperar a la fase 2.',
  dealing: 'Juega una carta, negocia o pasa',
  dealingOnly: 'Juega una carta, o pasa',
  dealingLine: (dealsLeft, passes, isDated) =>
    [
      ...(passes === 0
        ? []
        : [
            plural(passes, {
              one: 'Ha pasado una persona.',
              other: 'Han pasado # personas seguidas.',
            }),
          ]),
      dealsLeft === 0
        ? 'Ya no puedes proponer más tratos.'
        : isDated
          ? 'La partida sigue hasta que venzan todas las promesas con fecha.'
          : 'Cuando pasa todo el mundo, una persona tras otra, la partida termina.',
    ].join(' '),
  canUse: 'Puedes usar una opción.',
  promised: 'Vence una promesa: juega esa carta',
  tax: (card) => `¿Quién paga el ${card}?`,
  taxLine: `${millions(TAX_PER_PROPERTY)} por propiedad. Quien no pueda pagarlo todo entrega todo su efectivo y una propiedad.`,
  force: '¿Qué propiedad obligas a subastar?',
  forceLine: 'Toca una propiedad. Haces de Agente y también puedes pujar.',
  take: 'Has sacado una T: ¿a quién le quitas una carta?',
  takeLine: 'Al azar, sin verla. Después vuelves a tirar.',
  takeOfFive: (left) =>
    left === 0
      ? 'Al azar, sin verla. Era la última de las cinco tiradas.'
      : `Al azar, sin verla. ${plural(left, { one: 'Queda una tirada.', other: 'Quedan # tiradas.' })}`,
  fill: (amount) => `¿Qué caja recibe los ${millions(amount)}?`,
  fillLine: 'Elige una caja libre; después robas una carta.',
  putUp: '¿Qué propiedad sacas a subasta?',
  putUpLine: 'Haces de Agente. Puede pujar todo el mundo, tú también.',
  closing: '¿Qué propiedad de las que quedan sale ahora?',
  closingAgain: '¿Cuál vuelve a salir?',
  closingLine: 'Las que no reciban ninguna puja vuelven a salir después de las demás.',
  closingAgainLine: 'Si tampoco ahora puja nadie, se quedan libres.',
  closingFirstLine: 'Las que no reciban ninguna puja quedan fuera del juego.',
  trade: 'Cambia una propiedad, o quédate como estás',
  tradeLine:
    'Toca una de las tuyas y luego cualquier otra. Nadie puede negarse, y las cajas van incluidas.',
  surrender: 'Tu efectivo no cubre el impuesto: ¿qué propiedad entregas?',
  surrenderLine: 'Se va con su caja.',
  open: (property) => `Sella tu puja inicial por ${property}`,
  openLine: 'Todas se revelan a la vez. Con 0 te quedas fuera de toda la subasta.',
  bid: (least, canKnock) =>
    canKnock
      ? `Puja ${millions(least)} o más, expulsa a alguien o pasa`
      : `Puja ${millions(least)} o más, o pasa`,
  bidLead: 'Vas en cabeza: plántate, o sube',
  bidNo: (canKnock) => (canKnock ? 'Expulsa a alguien, o pasa' : 'No puedes subir: pasa'),
  bidLine: (leader, bid, cash, isAgain) =>
    [
      ...(isAgain ? ['Los demás pasan: la última palabra es tuya.'] : []),
      leader.isReader
        ? `La puja más alta es de ${millions(bid)}.`
        : `${leader.name} va en cabeza con ${millions(bid)}.`,
      `Te quedan ${millions(cash)} además de tu puja.`,
    ].join(' '),
  out: (canReturn) => (canReturn ? 'Te han expulsado: regresa, o pasa' : 'Te han expulsado'),
  outLine: (bid, canReturn) =>
    canReturn
      ? `Tus ${millions(bid)} siguen en la mesa. La carta Regreso los devuelve al juego.`
      : `Tus ${millions(bid)} siguen en la mesa. Solo podrías regresar con la carta Regreso, y no la tienes.`,
  knock: '¿A quién expulsas?',
  knockLine: 'Toca a alguien que siga pujando. Su puja se queda en la mesa.',
  answer: (from) => `¿Aceptas la oferta de ${from.name}?`,
  answerLine: (countersLeft) =>
    countersLeft === 0
      ? 'Ya no caben más contraofertas en este turno: acepta o rechaza.'
      : 'Acepta, rechaza o responde con tu propia oferta.',
  answerSeveralLine: 'Acepta o rechaza. No pasa nada hasta que haya aceptado todo el mundo.',
  sure: '¿Aceptar en firme?',
  sureLine: 'Lo prometido obliga: lo que vence se cumple solo, y no hay vuelta atrás.',
  related: 'Juega una carta relacionada con el trato, o déjalo así',
  relatedLine: 'Una carta recibida o nombrada en el trato, o que pague por una propiedad recibida.',
  relatedFirstLine: 'Una carta recibida en el trato, o que pague por una propiedad recibida.',
  partner: '¿Con quién quieres negociar?',
  partnerLine: 'Elige a alguien y escribe lo que da cada parte.',
  send: (takers) => `¿Enviar esta oferta ${list(takers.map(({ name }) => `a ${name}`))}?`,
  sendCounter: (to) => `¿Enviar esta respuesta a ${to.name}?`,
  sendLine: (countersLeft) =>
    countersLeft === 0
      ? 'La respuesta será sí o no. Un no pone fin al turno.'
      : `La respuesta será sí, no o una contraoferta. ${counters(countersLeft)}`,
  sendSeveralLine: 'Responden por orden. Un solo no pone fin al trato y al turno.',
  contracts: 'Contratos en vigor',
  contractsLine: 'Usa una opción tuya, o propón cambiar un contrato del que seas parte.',
  choose: (from, to) =>
    from.isReader ? `¿Qué carta le das a ${to.name}?` : `¿Qué carta de ${from.name} te llevas?`,
  chooseLine: 'No se puede elegir una carta que ya está prometida.',
};

export const buttons: Messages['buttons'] = {
  contracts: 'Contratos',
  back: 'Volver',
  choose: (card) => `Elegir ${card}`,
  roll: 'Tirar y avanzar',
  play: (card) => `Jugar ${card}`,
  playOn: (card, target) => `Jugar ${card} contra ${target.name}`,
  playFor: (card, property) => `Jugar ${card} sobre ${property}`,
  choosePlayer: 'Elegir a alguien',
  chooseProperty: 'Elegir una propiedad',
  chooseCard: 'Elegir una carta',
  pass: 'Pasar',
  deal: 'Proponer un trato',
  setAside: 'Apartar',
  take: (from) => `Quitar una carta a ${from.name}`,
  fill: (amount, property) => `${millions(amount)} a ${property}`,
  putUp: (property) => `Subastar ${property}`,
  keep: 'No cambiar nada',
  trade: (give, take) => `Cambiar ${give} por ${take}`,
  chooseTrade: 'Elegir el cambio',
  surrender: (property) => `Entregar ${property}`,
  stayOut: 'No pujar',
  stayOutOfSale: 'Quedarse fuera',
  seal: (amount) => `Sellar ${millions(amount)}`,
  letGo: 'Pasar',
  hold: (bid) => `Plantarse en ${millions(bid)}`,
  bid: (bid) => `Pujar ${millions(bid)}`,
  knockOut: 'Expulsar',
  knock: (target) => `Expulsar a ${target.name}`,
  backIn: (bid) => `Regresar con ${millions(bid)}`,
  accept: 'Aceptar',
  acceptSure: 'Aceptar el trato',
  notYet: 'Todavía no',
  refuse: 'Rechazar',
  counter: 'Contraoferta',
  send: 'Enviar oferta',
  sendCounter: 'Enviar respuesta',
  leaveIt: 'Dejarlo así',
  choosePartner: 'Elegir a alguien',
};

export const missing: Messages['missing'] = {
  card: 'Toca una carta para jugarla.',
  give: 'Toca la propiedad que das.',
  take: 'Toca la propiedad que quieres.',
  bidder: 'Toca a alguien que siga pujando.',
  partner: 'Toca a la persona con quien quieres negociar.',
  lines: 'Aún no hay nada: añade una línea, o parte de un trato habitual.',
  cardsLater: 'A esto no se puede responder con una carta.',
  cardsThere: 'Elige entre las cartas de la mesa.',
  cardsAfterOpening: 'Las cartas entran en juego cuando se revelan las pujas iniciales.',
};
