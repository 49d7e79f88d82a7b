/**
 * Tout ce que dit Pure Profit, en français. Les mots du jeu :
 *
 * | English | français |
 * | --- | --- |
 * | Bank; to bank a card; top of a Bank | la Banque ; placer une carte (en Banque) ; le sommet |
 * | value card; $3M; step | la carte Valeur ; 3 M$, le 3 M$ ; le palier |
 * | Bankrupt; Bankrupt Lowest, Highest | la Faillite ; Faillite basse, Faillite haute |
 * | Steal; Steal One, Two, Three | le Vol ; Vol simple, Vol double, Vol triple |
 * | open stealing; to steal, to take from somebody | les vols à découvert ; voler, prendre à quelqu’un |
 * | draw pile; to draw; unseen | la pioche ; piocher ; cachée, sans la voir |
 * | discard pile; to discard; on top | la défausse ; défausser ; sur le dessus |
 * | closed; to reshuffle; out of the game | fermée ; remélanger ; hors jeu |
 * | pair; duplicate | la paire ; le doublon |
 * | to complete the Bank; to finish | compléter la Banque ; terminer |
 * | hand; turn; deck | la main ; le tour ; le paquet |
 * | match; game; series | la partie ; la manche ; la série (de trois manches) |
 *
 * Une carte de valeur est du masculin (« le 3 M$ »), et une seule : le verbe reste au singulier. Personne
 * n’est dit « il » ou « elle » : les phrases évitent les participes et les pronoms qui s’accordent.
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
