/**
 * Alles, was Pure Profit sagt, auf Deutsch. Die Wörter des Spiels, für alle, die es weiter übersetzen:
 *
 * | English | Deutsch |
 * | --- | --- |
 * | Bank; to bank a card | die Bank, Banken; eine Karte einzahlen |
 * | value card; $3M; step | die Wertkarte; 3 Mio. $; die Stufe |
 * | Bankrupt; Bankrupt Lowest, Highest | der Bankrott, Bankrotte; Bankrott Niedrigste, Höchste |
 * | Steal; Steal One, Two, Three | der Diebstahl, Diebstähle; Diebstahl Eins, Zwei, Drei |
 * | open stealing | offen stehlen |
 * | draw pile; to draw; unseen | der Nachziehstapel; ziehen; unbekannt, verdeckt |
 * | discard pile; to discard; on top | der Ablagestapel; ablegen; obenauf |
 * | closed; to reshuffle; out of the game | geschlossen; neu mischen; nicht mehr im Spiel |
 * | pair | das Paar |
 * | to complete the Bank, to finish | die Bank vollenden |
 * | hand; turn; game; series; match | die Hand; der Zug; das Spiel; die Serie; die Partie |
 *
 * Summen stehen nie im Satz als Subjekt, wo ihre Zahl zu hören wäre: „1 Mio. $ fehlt“, aber „2 Mio. $ fehlen“.
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
