/**
 * Alles, was dieses Spiel auf Deutsch sagt.
 *
 * Wortliste, für alle weiteren Texte:
 *
 * | English | Deutsch |
 * | --- | --- |
 * | Half, two Halves | die Halbe, zwei Halbe, mit einer Halben |
 * | Ghost | der Geist, zwei Geister |
 * | a 7, two 7s | eine 7, zwei Siebenen |
 * | 8 and Half together | 8 und Halbe zusammen |
 * | a half (of the pile), whole number | eine halbe Zahl, eine ganze Zahl |
 * | pile | der Stapel; er steht auf 3½ |
 * | to play a card | legen; eine verdeckte umdrehen |
 * | to play from the table | vom Tisch spielen |
 * | to catch somebody | jemanden erwischen |
 * | Bank | die Bank |
 * | Open cards | offene Karten |
 * | Blind cards | verdeckte Karten |
 * | to take the pile, to pick it up | den Stapel nehmen, auf die Hand nehmen |
 * | set aside | beiseite, beiseitelegen |
 * | yellow card | gelbe Karte |
 * | to go out, out first | fertig werden, zuerst fertig; alle Karten los sein |
 * | Big Loser | das Schlusslicht |
 * | to swap | tauschen |
 * | dial | die Skala |
 * | round, match | die Runde, die Partie |
 * | Halves one by one, together | Halbe nacheinander, zusammen |
 * | hands from memory, memory aids | (spielen) aus dem Kopf, Gedächtnishilfe |
 *
 * Mitspielende werden geduzt. Wo eine Rolle kein Geschlecht haben soll: „die nächste Person“, „wer gewonnen hat“.
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
