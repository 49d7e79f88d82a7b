/**
 * Tout ce que dit ce jeu, en français. Un mot pour une chose :
 *
 * | English | français |
 * | --- | --- |
 * | card, colour, charm | carte, couleur, porte-bonheur |
 * | Red clover; a Red card | Rouge au trèfle ; une carte rouge |
 * | Pool, stack, draw pile | marché, réserve, pioche |
 * | cash | argent, en poche |
 * | ticket; what it says first, OR | ticket ; première action, OU |
 * | take a chance; turn over a ticket | tenter sa chance ; retourner un ticket |
 * | keep or save, spend a ticket | garder, utiliser un ticket |
 * | roll | lancer les dés, un lancer |
 * | throw again, re-roll | relancer, une relance |
 * | charm die | dé porte-bonheur |
 * | combination; pair, full house | combinaison ; paire, full |
 * | three, four, five of a kind | brelan, carré, cinq identiques |
 * | straight of four | suite de quatre |
 * | two triples, four and three of a kind | deux brelans, carré et brelan |
 * | pay, collect | rapporter, encaisser |
 * | auction, auctioneer | enchères, qui met aux enchères |
 * | bid, pass | offre, offrir ou enchérir ; passer |
 * | turn, round, even turns | tour, tour de table, tours égaux |
 * | discard unseen | écarter sans être vue |
 * | match, set | partie, exemplaire |
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
