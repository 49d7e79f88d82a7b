/**
 * Tout ce qui se dit de Zillionaire, en français. On vouvoie ; le journal est au présent.
 *
 * | English | français |
 * | --- | --- |
 * | match, game, round | partie, manche, pli |
 * | rank (of a card) | valeur |
 * | status (Rich, Poor …) | statut ; les noms restent comme ils sont imprimés sur les cartes |
 * | status cards, seating cards | cartes de statut, cartes de placement |
 * | Bump, Bankrupt, Bankroll, Millionaire, Zillionaire | le …, pluriel en -s |
 * | 1, 2 … 8 | le 1, le 2 …, en chiffres et invariables : « trois 6 » |
 * | lead, play, beat, pass | entamer, jouer, battre, passer |
 * | top | les cartes du dessus |
 * | number (of cards), open number | nombre, nombre libre |
 * | skip | sauter son tour |
 * | win the round | gagner le pli |
 * | go out, be out | terminer, avoir terminé |
 * | deal | distribuer |
 * | hand | main |
 * | tray | tapis |
 * | the Climb, its steps | l’Escalier, ses marches |
 * | still out (cards) | encore en jeu |
 * | exchange | échange |
 * | player | personne, ou « qui … » |
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
      'choisir autant de cartes de ce chiffre qu’on peut en jouer ; encore : moins, puis aucune',
    named: 'parcourir Bump, Bankrupt, Bankroll, Millionaire et Zillionaire',
    number: 'une carte de plus ou de moins parmi celles choisies',
    hand: 'aller dans la main, puis de carte en carte',
  },
  contents,
};
