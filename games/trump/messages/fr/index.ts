/**
 * Tout ce que ce jeu dit en français. Les mots, une fois pour tous les textes :
 *
 *   property → propriété, box → coffre, owned, unowned → avec propriétaire, libre, cash → liquide,
 *   sale → vente, to put up → mettre en vente, Broker → Courtier, opening → mise de départ,
 *   to seal → déposer, bid → enchère, to raise → relancer, to knock out → mettre hors jeu,
 *   to come back → revenir, to let it go → renoncer, to lead → mener,
 *   Outside Investor → Investisseur, You’re Out → Hors jeu, I’m Back In → De retour, Tax → Taxe,
 *   Force Sale → Vente forcée, Roll Die 5 Times → Cinq lancers, Profit → Gain, Die Profit → Gain au dé,
 *   payout → gain, debt → dette, deal → accord, offer → offre, counter-offer → contre-offre,
 *   contract → contrat, line, clause → ligne, promise → promesse, option → option,
 *   to lapse → tomber à l’eau, to accept → accepter, to refuse → refuser, party → signataire,
 *   part → phase, game → partie, turn → tour, to pass → passer, to roll → lancer le dé,
 *   closing sales → ventes de clôture, draw pile → pioche, space → case, pawn → pion, trade → échange,
 *   START → DÉPART, set → exemplaire, bots → bots, hint → conseil.
 *
 * Les noms des propriétés viennent de la boîte de la table et restent tels quels. On dit « vous » à
 * qui lit, et les phrases sont au présent : rien ne s’accorde avec une personne.
 */

import { asking, buttons, missing } from './asking.ts';
import { board } from './board.ts';
import { composer } from './composer.ts';
import { contents } from './contents.ts';
import { contract } from './contract.ts';
import { deals } from './deals.ts';
import { glossary } from './glossary.ts';
import { howTo } from './howTo.ts';
import { lessons } from './lessons.ts';
import { log, openingTag, tags } from './log.ts';
import { names } from './names.ts';
import { picking } from './picking.ts';
import { answer, question, typing } from './question.ts';
import { canonical } from './reading.ts';
import { reasonOtherwise, reasons } from './reasons.ts';
import { brokenPromise, refusals, refusedOtherwise, spentTwice } from './refusals.ts';
import type { Messages } from '../en/index.ts';
import { keys, table } from './table.ts';

export const messages: Messages = {
  names,
  log,
  tags,
  openingTag,
  question,
  answer,
  typing,
  canonical,
  board,
  refusals,
  refusedOtherwise,
  brokenPromise,
  spentTwice,
  reasons,
  reasonOtherwise,
  contents,
  contract,
  glossary,
  howTo,
  lessons,
  asking,
  buttons,
  missing,
  table,
  keys,
  deals,
  composer,
  picking,
};
