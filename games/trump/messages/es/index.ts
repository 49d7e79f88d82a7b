/**
 * Todo lo que este juego dice en español. Las palabras, una vez para todos los textos:
 *
 *   property → propiedad, box → caja, owned, unowned → con dueño, libre, cash → efectivo, bank → banca,
 *   sale → subasta, to put up → sacar a subasta, Broker → Agente, opening → puja inicial, to seal → sellar,
 *   bid → puja, pujar, to raise → subir, to knock out → expulsar, to come back → regresar,
 *   to let it go, to pass → pasar, to hold → plantarse, to lead → ir en cabeza,
 *   Outside Investor → Inversor, You’re Out → Expulsión, I’m Back In → Regreso, Tax → Impuesto,
 *   Force Sale → Subasta forzosa, Roll Die 5 Times → Cinco tiradas, Profit → Renta,
 *   Die Profit → Renta al dado, what a card pays → lo que paga, debt → deuda, deal → trato, offer → oferta,
 *   counter-offer → contraoferta, contract → contrato, line, clause → línea, promise → promesa,
 *   option → opción, to lapse → quedar en nada, to accept → aceptar, to refuse → rechazar,
 *   party → parte, part → fase, game → partida, turn → turno, to roll → tirar el dado,
 *   closing sales → subastas finales, draw pile → mazo, to draw → robar, to take from somebody → quitar,
 *   space → casilla, pawn → ficha, trade → cambio, START → SALIDA, set → conjunto, hint → pista.
 *
 * Los nombres de las propiedades vienen de la caja de la mesa y se quedan como están. Se tutea a quien
 * lee, se cuenta en presente, y nada concuerda con quien juega.
 */

import type { Messages } from '../en/index.ts';
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
