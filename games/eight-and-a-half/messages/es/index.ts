/**
 * Todo lo que este juego dice en español.
 *
 * Lista de palabras, para todos los textos que vengan:
 *
 * | English | español |
 * | --- | --- |
 * | Half, two Halves | un Medio, dos Medios |
 * | Ghost | un Fantasma, dos Fantasmas |
 * | a 7, two 7s | un 7, dos sietes |
 * | 8 and Half together | 8 y Medio juntos |
 * | a half (of the pile), whole number | un número y medio, un número entero |
 * | pile | el montón; está en 3½ |
 * | to play a card, it fits | jugar; vale |
 * | to turn up a Blind card | destapar una carta oculta |
 * | to play from the table | jugar de la mesa |
 * | to catch somebody | atrapar a alguien; caer |
 * | Bank, to draw | el mazo, robar |
 * | Open cards | cartas visibles |
 * | Blind cards | cartas ocultas |
 * | to take the pile, to pick it up | llevarse el montón, llevárselo a la mano |
 * | set aside | aparte, apartar |
 * | collected hand | mano recogida |
 * | yellow card | carta amarilla |
 * | to go out, out first | acabar, acabar antes que nadie; quedarse sin cartas |
 * | Big Loser | el farolillo rojo |
 * | to swap | cambiar |
 * | dial | la escala |
 * | round, turn, match | la ronda, el turno, la partida |
 * | Halves one by one, together | Medios de uno en uno, juntos |
 * | hands from memory, memory aids | manos de memoria, ayuda de memoria |
 * | wild card | comodín |
 *
 * Se tutea. Nada concuerda con quien juega: “cae”, “quien va después”, “quien ha ganado”.
 */

import type { Messages } from '../en/index.ts';
import { answers, questions, typing } from './answers.ts';
import { asking } from './asking.ts';
import { contents } from './contents.ts';
import { captions, tags } from './happening.ts';
import { glossary, howTo } from './howTo.ts';
import { keys, lessons } from './lessons.ts';
import { board, log } from './log.ts';
import { cards, pile, places } from './places.ts';
import { plays } from './plays.ts';
import { points } from './points.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';

export const messages: Messages = {
  answers,
  asking,
  board,
  captions,
  cards,
  contents,
  glossary,
  howTo,
  keys,
  lessons,
  log,
  pile,
  places,
  plays,
  points,
  questions,
  reasons,
  refusals,
  tags,
  typing,
};
