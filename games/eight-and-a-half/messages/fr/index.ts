/**
 * Tout ce que ce jeu dit en français.
 *
 * Lexique, pour tous les textes à venir :
 *
 * | English | français |
 * | --- | --- |
 * | Half, two Halves | un Demi, deux Demis |
 * | Ghost | un Fantôme, deux Fantômes |
 * | a 7, two 7s | un 7, deux 7 |
 * | 8 and Half together | 8 et Demi ensemble |
 * | a half (of the pile), whole number | un nombre et demi, un nombre entier |
 * | pile | la pile ; elle est à 3½ |
 * | to play a card, it fits | jouer ; elle convient, elle se pose sur 3½ |
 * | to turn up a Blind card | retourner une carte cachée |
 * | to play from the table | jouer depuis la table |
 * | to catch somebody, a catch | attraper quelqu’un, se faire attraper ; une prise |
 * | Bank, to draw | la pioche, piocher |
 * | Open cards | cartes visibles |
 * | Blind cards | cartes cachées |
 * | to take the pile, to pick it up | ramasser la pile, la prendre en main |
 * | set aside | de côté, mettre de côté |
 * | yellow card | carte jaune |
 * | to go out, out first | finir, fini en premier ; n’avoir plus de cartes |
 * | Big Loser | la lanterne rouge |
 * | to swap | échanger |
 * | dial | le cadran |
 * | round, turn, match | la manche, le tour, la partie |
 * | Halves one by one, together | Demis un par un, ensemble |
 * | hands from memory, memory aids | mains de mémoire, aide-mémoire |
 * | wild card | joker |
 *
 * On vouvoie. Rien ne s’accorde avec qui joue : « a fini », « se fait attraper », « la personne suivante », « qui a gagné ».
 * Une espace insécable précède : ; ! ? et » et suit «.
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
