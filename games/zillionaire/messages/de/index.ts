/**
 * Alles, was über Zillionaire gesagt wird, auf Deutsch. Angeredet wird mit du; im Verlauf steht die Gegenwart.
 *
 * | English | Deutsch |
 * | --- | --- |
 * | match, game, round | Partie, Spiel, Runde |
 * | rank (of a card) | Wert |
 * | status (Rich, Poor …) | Rang; die Namen bleiben, wie sie auf den Karten stehen |
 * | status cards, seating cards | Rangkarten, Sitzkarten |
 * | Bump, Bankrupt, Millionaire, Zillionaire | der …, Mehrzahl auf -s |
 * | Bankroll | die Bankroll, die Bankrolls |
 * | 1, 2 … 8 | die Eins, die Zwei …, Mehrzahl Einsen, Zweien …; in Regeltexten auch „eine 5“ |
 * | lead, play, beat, pass | ausspielen, legen, schlagen, passen |
 * | number (of cards), open number | Anzahl, offene Anzahl |
 * | skip | aussetzen |
 * | win the round | die Runde gewinnen |
 * | go out, be out | fertig werden, fertig sein |
 * | deal | austeilen |
 * | hand | Hand (auf der Hand) |
 * | tray | Ablage |
 * | the Climb, its steps | die Treppe, ihre Stufen |
 * | still out (cards) | noch im Spiel |
 * | exchange, couple | Tausch, Paar |
 * | player | Person, oder „wer …“ |
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
      'so viele Karten dieser Zahl wählen, wie gelegt werden können; noch einmal: weniger, dann keine',
    named: 'Bump, Bankrupt, Bankroll, Millionaire und Zillionaire durchgehen',
    number: 'eine Karte mehr oder weniger davon wählen',
    hand: 'zu deiner Hand, und dort von Karte zu Karte',
  },
  contents,
};
