/**
 * Todo lo que se dice del juego, en español. Se tutea; el historial va en presente.
 *
 * | English | español |
 * | --- | --- |
 * | good; stall; market | mercancía; puesto; mercado |
 * | bid; to seal | puja, pujar; en secreto |
 * | scout; purse; coin | explorador; bolsa; moneda |
 * | covered | oculta |
 */

import { about, inWords, list, owned, plural, Subject } from '@parlor/grammar/es';
import { type Counts, type Good, GOODS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { contents, NAMES } from './contents.ts';

const coins = (count: number): string => plural(count, { one: '1 moneda', other: '# monedas' });

const cards = (count: number, good: Good): string =>
  plural(count, { one: `# ${NAMES[good].one}`, other: `# ${NAMES[good].other}` });

const goods = (counts: Counts): string => {
  const held = GOODS.flatMap((good, at) => (counts[at]! > 0 ? [cards(counts[at]!, good)] : []));
  return held.length > 0 ? list(held) : 'nada';
};

export const messages: Messages = {
  board: {
    day: (day, days, stall) =>
      `Día ${day} de ${days}. En el puesto: ${stall === null ? 'nada' : NAMES[stall].one}.`,
    seat: (who, { coins: purse, hand, covered, isSealed }) =>
      [
        `${Subject(who)}: ${coins(purse)}`,
        // Whoever's goods are covered may hold anything.
        ...(covered > 0 && hand.every((count) => count === 0) ? [] : [goods(hand)]),
        ...(covered > 0
          ? [plural(covered, { one: 'una mercancía oculta', other: '# mercancías ocultas' })]
          : []),
        ...(isSealed ? ['una puja secreta'] : []),
      ].join(', ') + '.',
    rumour: (who, good) =>
      `${owned(who, 'Tu explorador', 'El explorador')} dice que después viene ${NAMES[good].the}.`,
  },

  log: {
    dealt: (who, held) =>
      `${about(who, 'Empiezas', (name) => `${name} empieza`)} con ${goods(held)}.`,
    offered: (day, good) => `El día ${day} empieza con ${NAMES[good].the} en el puesto.`,
    sealed: (who) => `${about(who, 'Pujas', (name) => `${name} puja`)} en secreto.`,
    sealedFor: (who, bid) =>
      `${about(who, 'Pujas', (name) => `${name} puja`)} ${coins(bid)} en secreto.`,
    bought: (who, good, bid) =>
      `${about(who, 'Compras', (name) => `${name} compra`)} ${NAMES[good].the} por ${coins(bid)}.`,
    sold: (who, count, good, price) =>
      `${about(who, 'Vendes', (name) => `${name} vende`)} ${cards(count, good)} por ${coins(price)}.`,
    sentScout: (who) => `${about(who, 'Envías', (name) => `${name} envía`)} un explorador.`,
    scouted: (who, good) =>
      `${about(who, 'Te enteras', (name) => `${name} se entera`)} de que después viene ${NAMES[good].the}.`,
    kept: (who) => `${about(who, 'Te lo quedas', (name) => `${name} se lo queda`)} todo.`,
    closed: 'El mercado cierra, y se pagan todas las manos.',
  },

  question: {
    bid: (good) => `¿Cuánto pujas por ${NAMES[good].the}?`,
    sell: '¿Qué vendes?',
    typing: (most) => `Teclea un número de monedas, del 0 al ${most}.`,
    answer(move) {
      switch (move.type) {
        case 'bid':
          return `Pujar ${coins(move.coins)}`;
        case 'sell':
          return `Vender ${cards(move.count, move.good)}`;
        case 'scout':
          return 'Enviar un explorador';
        case 'keep':
          return 'Quedárselo todo';
      }
    },
  },

  refusals: {
    'too-few-coins': ({ have }) => `Solo tienes ${coins(have)}.`,
    'too-few-goods': ({ have, good }) => `Solo tienes ${cards(have, good)}.`,
    'not-your-turn': () => 'No te toca.',
    'not-now': () => 'Ahora no se pregunta eso.',
    'no-scouting': () => 'En esta mesa no hay exploradores.',
    'too-late-to-scout': () => 'Un explorador ya no tendría nada que ver.',
    'no-such-seat': () => 'Ese asiento no existe en esta mesa.',
    'too-many-days': ({ most }) =>
      `Con tanta gente en el mercado hay mercancías para ${inWords(most)} días como máximo.`,
  },
  refusedOtherwise: (code) => `Eso no es posible (${code}).`,

  tried: 'En las partidas jugadas de cabeza hasta el final, esto salió mejor.',

  howTo: [
    {
      title: 'El objetivo',
      paragraphs: [
        'Compra mercancías que valgan más juntas. Gana quien tenga **más monedas** al final.',
      ],
    },
    {
      title: 'Un día',
      paragraphs: [
        'En el **puesto** hay una mercancía. Todo el mundo puja monedas en secreto; la puja más alta paga y se la lleva.',
        'Quien la gana vende después cartas de una misma mercancía, envía un **explorador** a ver lo que viene, donde esté permitido, o se lo queda todo.',
      ],
    },
  ],
  pays: (prices) =>
    `Vendidas juntas, de una a seis cartas dan ${list(prices.map(String))} monedas.`,

  contents,
};
