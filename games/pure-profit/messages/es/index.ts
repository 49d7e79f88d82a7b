/**
 * Todo lo que dice Pure Profit, en español. Las palabras del juego:
 *
 * | English | español |
 * | --- | --- |
 * | Bank; to bank a card; top of a Bank | el Banco; ingresar una carta; la cima |
 * | value card; $3M; step | la carta de valor; 3 M$, la de 3 M$; el escalón |
 * | Bankrupt; Bankrupt Lowest, Highest | la Quiebra; Quiebra baja, Quiebra alta |
 * | Steal; Steal One, Two, Three | el Hurto; Hurto simple, Hurto doble, Hurto triple |
 * | open stealing; to steal, to take from somebody | hurtos a la vista; quitarle una carta a alguien |
 * | draw pile; to draw; unseen | el mazo; robar; oculta, sin verla |
 * | discard pile; to take from it | el descarte; tomar |
 * | to discard; on top | descartar; encima, arriba |
 * | closed; to reshuffle; out of the game | cerrado; volver a barajar; fuera del juego |
 * | pair; duplicate | la pareja; la carta repetida |
 * | to complete the Bank; to finish | completar el Banco; terminar |
 * | hand; turn; game; series | la mano; el turno; la partida; la serie |
 * | deck | la baraja |
 *
 * “Robar” es siempre tomar una carta del mazo, como en cualquier juego de cartas; a los demás se les “quitan”.
 * De nadie se dice si es él o ella: las frases evitan lo que tendría que concordar.
 */

import type { Messages } from '../en/index.ts';
import { asking } from './asking.ts';
import { contents } from './contents.ts';
import { glossary, howTo } from './howTo.ts';
import { keys, lessons } from './lessons.ts';
import { board, log } from './log.ts';
import { names } from './names.ts';
import { answer, commands, question, typing } from './question.ts';
import { reasons } from './reasons.ts';
import { refusals, unknownRefusal } from './refusals.ts';
import { table } from './table.ts';

export const messages: Messages = {
  names,
  log,
  board,
  question,
  answer,
  typing,
  commands,
  refusals,
  unknownRefusal,
  reasons,
  contents,
  asking,
  table,
  lessons,
  keys,
  howTo,
  glossary,
};
