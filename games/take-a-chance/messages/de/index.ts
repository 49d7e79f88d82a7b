/**
 * Alles, was dieses Spiel sagt, auf Deutsch. Ein Wort für ein Ding:
 *
 * | English | Deutsch |
 * | --- | --- |
 * | card, colour, charm | Karte, Farbe, Glücksbringer |
 * | Red clover | Rot mit Kleeblatt |
 * | Pool, stack, draw pile | Auslage, Stapel, Nachziehstapel |
 * | ticket; first, OR | Los; zuerst, ODER |
 * | take a chance; turn over a ticket | Glück versuchen; ein Los aufdecken |
 * | keep, spend, save a ticket | ein Los aufheben, ausgeben, aufsparen |
 * | roll | Wurf, würfeln |
 * | throw again, re-roll | nachwerfen, Nachwurf |
 * | charm die | Glückswürfel |
 * | combination; pair, full house | Kombination; Paar, Full House |
 * | three of a kind, straight of four | drei Gleiche, Viererstraße |
 * | two triples, four and three of a kind | zweimal drei Gleiche, vier und drei Gleiche |
 * | pay, collect | zahlen, kassieren |
 * | auction, auctioneer | Versteigerung, wer versteigert |
 * | bid, pass | bieten und Gebot, passen |
 * | turn, last turns, even turns | Zug, letzte Züge, gleich viele Züge |
 * | match, set | Partie, Spielsatz |
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
