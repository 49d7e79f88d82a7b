/** Lo que pregunta la mesa, y los botones que responden. */

import { capital, dollars, inWords, plural } from '@parlor/grammar/es';
import type { Messages } from '../en/index.ts';
import { aCombo, dice, named } from './names.ts';

const average = (value: number): string => `${dollars(Math.round(value))} de media`;

export const asking: Messages['asking'] = {
  turn: '¿Comprar, tirar o probar suerte?',
  turnLine: 'Elige una de las tres cosas, o toca la carta que quieras comprar.',
  turnLineAuctions:
    'Elige una de las tres cosas, o toca una carta: de tu reserva para comprarla, del mercado para subastarla.',
  lastButOneLine: 'Han empezado los últimos turnos: después de este te queda uno.',
  lastLine: 'Es tu último turno. Después cuentan tu dinero y el precio de tus cartas.',
  or: '¿La primera acción o el O\u00a0BIEN?',
  orLine: 'Toca el lado que prefieras.',
  orOnlyLine: 'No puedes hacer la primera acción: solo queda el O\u00a0BIEN.',
  buy: '¿Qué carta compras?',
  buySecond: '¿Cuál es la segunda carta?',
  buyLine: 'El boleto te deja comprar cualquier carta del mercado o de tu reserva.',
  buyPoolLine: (less) =>
    `El boleto te deja comprar una carta del mercado por ${dollars(less)} menos.`,
  buyNewLine: 'El boleto te deja comprar una carta de un color que aún no tienes.',
  buyTwoLine: 'El boleto te deja comprar dos cartas: deja dinero suficiente para la segunda.',
  swap: '¿Qué carta cambias por cuál?',
  swapLine:
    'Toca una de tus cartas y luego una del mercado. Pagas o recibes la diferencia de precio.',
  extraDie: '¿Un dado más para esta tirada?',
  extraDieLine: (size) => `Si usas tu boleto guardado, tiras ${dice(size)}.`,
  rethrow: (left) =>
    left === 1
      ? '¿Volver a tirar? Queda una repetición'
      : `¿Volver a tirar? ${capital(inWords(left))} repeticiones`,
  rethrowLine: 'Toca un dado para cambiarlo de bandeja.',
  keptRethrow: '¿Usar tu boleto guardado para volver a tirar?',
  keptRethrowLine: 'Si conservas todos los dados, el boleto sigue siendo tuyo para otra tirada.',
  collect: '¿Por qué combinación cobras?',
  collectLine: 'Paga cada carta tuya que la muestre.',
  open: (what) => `Primera puja por ${named(what)}`,
  openLine: (cash) => `Cuenta como puja tuya. Tienes ${dollars(cash)}.`,
  bid: (what) => `${named(what)}: ¿pujar o pasar?`,
  bidLine: (cash) => `Quien pasa ya no vuelve. Tienes ${dollars(cash)}.`,
  outbid: 'No puedes pujar más alto',
  outbidLine: (cash) => `Tienes ${dollars(cash)}, así que solo puedes pasar.`,
  consolation: 'Se te ha escapado. ¿Tirar los dados?',
  consolationLine: 'Quien subasta una carta y no se la lleva puede tirar los dados.',

  useWorth: (size, value) => `Usarlo: ${dice(size)}, ${average(value)}.`,
  saveWorth: (size, value) => `Guardarlo: ${dice(size)}, ${average(value)}.`,
  rollWorth: (size, value) => `Tirar ${dice(size)}: ${average(value)}.`,
};

export const buttons: Messages['buttons'] = {
  choose: 'Elegir',
  chooseWhy: 'Elige primero: comprar, tirar los dados o probar suerte.',
  chooseSide: 'Elegir lado',
  chooseSideWhy: 'Elige primero un lado del boleto.',
  doFirst: 'Primera acción',
  takeOr: 'Elegir O BIEN',
  chooseCard: 'Comprar carta',
  chooseCardWhy: 'Toca primero una carta del mercado o de tu reserva.',
  chooseSwap: 'Cambiar',
  chooseGive: 'Toca primero la carta tuya que entregas.',
  chooseTake: 'Toca ahora la carta del mercado que te llevas.',
  buy: (what, cost) => `Comprar ${named(what)} por ${dollars(cost)}`,
  auction: (what) => `Subastar ${named(what)}`,
  roll: (size) => `Tirar ${dice(size)}`,
  chance: 'Destapar un boleto',
  swap: (give, take, cost) =>
    `${named(give)} por ${named(take)}${cost === 0 ? '' : cost > 0 ? `, pagar ${dollars(cost)}` : `, recibir ${dollars(-cost)}`}`,
  useTicket: (size) => `Usar: ${dice(size)}`,
  saveTicket: (size) => `Guardar: ${dice(size)}`,
  keepAll: 'Conservar todo',
  throwAgain: (count) => plural(count, { one: 'Repetir un dado', other: 'Repetir # dados' }),
  collect: (combo, amount) => `${dollars(amount)} por ${aCombo(combo)}`,
  bid: (amount) => `Pujar ${dollars(amount)}`,
  open: (amount) => `Abrir con ${dollars(amount)}`,
  pass: 'Pasar',
  noRoll: 'No tirar',
  follow: 'Usar la pista',
};
