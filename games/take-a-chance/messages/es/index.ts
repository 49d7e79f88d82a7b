/**
 * Todo lo que dice este juego, en español. Una palabra para cada cosa:
 *
 * | English | español |
 * | --- | --- |
 * | card, colour, charm | carta, color, amuleto |
 * | Red clover; a Red card | Rojo con trébol; una carta roja |
 * | Pool, stack, draw pile | mercado, reserva, mazo |
 * | cash | dinero, en efectivo |
 * | ticket; what it says first, OR | boleto; primera acción, O BIEN |
 * | take a chance; turn over a ticket | probar suerte; destapar un boleto |
 * | keep or save, spend a ticket | guardar, usar un boleto |
 * | keep dice | conservar |
 * | roll | tirar los dados, tirada |
 * | throw again, re-roll | volver a tirar o repetir, repetición |
 * | charm die | dado de amuletos |
 * | combination; pair, full house | combinación; pareja, full |
 * | three, four, five of a kind | trío, póquer, cinco iguales |
 * | straight of four | escalera de cuatro |
 * | two triples, four and three of a kind | dos tríos, póquer y trío |
 * | pay, collect | pagar, cobrar |
 * | auction, auctioneer | subasta, quien subasta |
 * | bid, pass | puja, pujar; pasar |
 * | turn, round, even turns | turno, ronda, turnos iguales |
 * | discard unseen | descartar sin verla |
 * | match, set | partida, conjunto |
 */

import type { Messages } from '../en/index.ts';
import { asking, buttons } from './asking.ts';
import { board } from './board.ts';
import { contents } from './contents.ts';
import { glossary } from './glossary.ts';
import { howTo } from './howTo.ts';
import { keys } from './keys.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { question } from './question.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';
import { tickets } from './tickets.ts';

export const messages: Messages = {
  names,
  tickets,
  log,
  board,
  question,
  refusals,
  reasons,
  asking,
  buttons,
  table,
  keys,
  lessons,
  howTo,
  glossary,
  contents,
};
