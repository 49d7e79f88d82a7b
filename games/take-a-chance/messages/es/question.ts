/** Lo que se pregunta, las respuestas y cómo se escriben. */

import { dollars, list } from '@parlor/grammar/es';
import type { Messages } from '../en/index.ts';
import { aCombo, card, dice, names } from './names.ts';
import { choice, fallback } from './tickets.ts';

type Question = Messages['question'];

const questions: Question['questions'] = {
  turn: '¿Comprar una carta, tirar los dados o probar suerte?',
  buy: '¿Qué carta compras?',
  swap: '¿Qué carta tuya cambias por cuál del mercado?',
  'extra die': '¿Usas tu boleto guardado para tirar un dado más?',
  rethrow: '¿Qué dados conservas?',
  'kept rethrow':
    '¿Usas tu boleto guardado para volver a tirar? Si lo conservas todo, sigue siendo tuyo.',
  collect: '¿Por qué combinación cobras?',
  'open auction': '¿Con qué puja abres la subasta?',
  bid: '¿Cuánto pujas, o pasas?',
  'consolation roll': 'Se te ha escapado la carta. ¿Tiras los dados?',
  or: '¿Haces la primera acción del boleto o eliges el O BIEN?',
};

const settled = (cost: number): string =>
  cost === 0 ? '' : cost > 0 ? ` y pagar ${dollars(cost)}` : ` y recibir ${dollars(-cost)}`;

const answers: Question['answers'] = {
  buyFromStack: (what, cost) => `Comprar ${card(what)} de tu reserva por ${dollars(cost)}`,
  buyFromPool: (what, cost) => `Comprar ${card(what)} del mercado por ${dollars(cost)}`,
  auction: (what, price) => `Subastar ${card(what)} del mercado, precio ${dollars(price)}`,
  roll: 'Tirar los dados',
  chance: 'Probar suerte',
  first: (steps) => `Primero: ${choice(steps)}`,
  or: (choices) => `O BIEN: ${fallback(choices)}`,
  swap: (give, take, cost) => `Cambiar ${card(give)} por ${card(take)}${settled(cost)}`,
  use: 'Usar el boleto y tirar un dado más',
  throw: 'Guardar el boleto y tirar',
  keepAll: 'Conservar todo',
  keep(faces, charmDie, thrown) {
    const kept = [...faces.map(String), ...(charmDie === 'kept' ? ['el amuleto'] : [])];
    const again = [
      ...(thrown === null || thrown === 0 ? [] : [dice(thrown)]),
      ...(charmDie === 'thrown' ? ['el dado de amuletos'] : []),
    ];
    const keeps = kept.length === 0 ? 'No conservar nada' : `Conservar ${list(kept)}`;
    return again.length === 0 ? keeps : `${keeps}, volver a tirar ${list(again)}`;
  },
  collect(offer) {
    const own = offer.bonus > 0 ? ` y ${dollars(offer.bonus)} por el amuleto` : '';
    const others = offer.toOthers > 0 ? `; los demás reciben ${dollars(offer.toOthers)}` : '';
    return `${names.Combo(offer.combo)}: ${dollars(offer.amount)}${own}${others}`;
  },
  collectBare: (combo) => `Cobrar por ${aCombo(combo)}`,
  bid: (amount) => `Pujar ${dollars(amount)}`,
  pass: 'Pasar',
};

const KEEP =
  'Escribe lo que conservas: conservar 1 1 4, conservar 1 1 4 amuleto, no conservar nada.';

const typing: Question['typing'] = {
  turn: () => 'Escribe “tirar”, “boleto” o la carta que compras: comprar Rojo con trébol.',
  buy: () => 'Escribe la carta que compras: comprar Rojo con trébol.',
  swap: () => 'Escribe las dos cartas: cambiar Morado con moneda por Rojo con trébol.',
  'extra die': () => 'Escribe “usar” o “guardar”.',
  rethrow: () => KEEP,
  'kept rethrow': () => KEEP,
  collect: () => 'Escribe la combinación: cobrar dos parejas.',
  'open auction': (least) => `Escribe un múltiplo de 100, como mínimo ${dollars(least)}: 1200.`,
  bid: (least) => `Escribe un múltiplo de 100, como mínimo ${dollars(least)}, o “pasar”.`,
  'consolation roll': () => 'Escribe “tirar” o “pasar”.',
  or: () => 'Escribe “primero” u “o bien”.',
};

const typed: Question['typed'] = {
  buy: ['comprar', 'compra', 'compro', 'subastar', 'subasta', 'subasto'],
  swap: ['cambiar', 'cambia', 'cambio'],
  swapFor: [' por '],
  keep: ['conservar', 'conserva', 'conservo'],
  keepRest: [', volver a tirar '],
  nothing: ['nada', 'no'],
  everything: ['todo', 'todos'],
  charm: ['amuleto', 'amuletos'],
  between: ['y', 'el', 'dado', 'de'],
  collect: ['cobrar por', 'cobrar', 'cobra', 'cobro'],
  bid: ['pujar', 'puja', 'pujo'],
  roll: ['tirar', 'tirar los dados'],
  chance: ['boleto', 'suerte', 'probar suerte', 'destapar un boleto'],
  first: ['primero'],
  or: ['o bien', 'o'],
  use: ['usar', 'usar el boleto y tirar un dado más'],
  throw: ['guardar', 'guardar el boleto', 'guardar el boleto y tirar'],
  pass: ['pasar', 'paso'],
  thousands: '.',
};

export const question: Question = { questions, answers, typing, typed };
