/**
 * Todo lo que se dice de Zillionaire, en español. Se tutea; el historial va en presente.
 *
 * | English | español |
 * | --- | --- |
 * | match, game, round | partida, ronda, baza |
 * | rank (of a card) | valor |
 * | status (Rich, Poor …) | rango; los nombres quedan como están impresos en las cartas |
 * | status cards, seating cards | cartas de rango, cartas de asiento |
 * | Bump, Bankrupt, Bankroll, Millionaire, Zillionaire | el …, plural en -s |
 * | 1, 2 … 8 | el uno, el dos …, plural unos, doses, treses …; en las reglas también “un 5” |
 * | lead, play, beat, pass | abrir, jugar, superar, pasar |
 * | top | lo que hay encima |
 * | number (of cards), open number | cantidad, cantidad libre |
 * | skip | perder el turno |
 * | win the round | ganar la baza |
 * | go out, be out | quedarse sin cartas |
 * | deal | repartir |
 * | deck, hand | baraja, mano |
 * | tray | tapete |
 * | the Climb, its steps | la Escalera, sus escalones |
 * | still out (cards) | en juego |
 * | exchange, couple | intercambio, pareja |
 * | player | persona, o “quien …” |
 */

import type { Messages } from '../en/index.ts';
import { asking } from './asking.ts';
import { contents } from './contents.ts';
import { glossary } from './glossary.ts';
import { howTo } from './howTo.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { refusals, refusedOtherwise } from './refusals.ts';
import { board, question } from './spoken.ts';
import { table } from './table.ts';

export const messages: Messages = {
  board,
  question,
  log,
  refusals,
  refusedOtherwise,
  reasons,
  glossary,
  howTo,
  table,
  asking,
  lessons,
  keys: {
    ranks:
      'elegir tantas cartas de ese número como se puedan jugar; otra vez: menos, y luego ninguna',
    named: 'recorrer Bump, Bankrupt, Bankroll, Millionaire y Zillionaire',
    number: 'una carta más o una menos de las elegidas',
    hand: 'ir a la mano y, en ella, de carta en carta',
  },
  contents,
};
