/** Por qué se rechaza una jugada o una mesa. */

import { inWords, millions, number, owned, percent, plural } from '@parlor/grammar/es';
import type { Refusals } from '../../facts/refusals.ts';
import type { Messages } from '../en/index.ts';
import { codedCard } from './names.ts';

const promise = ({ contract, clause }: Refusals['promise-card']): string =>
  `línea ${clause} del contrato ${contract}`;

export const refusals: Messages['refusals'] = {
  'not-asked': () => 'Ahora mismo no se te pregunta nada.',
  'wrong-answer': () => 'Eso no responde a la pregunta.',

  'no-such-card': () => 'Esa carta no existe.',
  'card-not-held': ({ card }) => `No tienes ${codedCard(card)} en la mano.`,
  'only-in-a-sale': ({ card }) => `${codedCard(card)} solo se juega en una subasta.`,
  'not-related': ({ card }) =>
    `${codedCard(card)} no tiene nada que ver con el trato que se acaba de cerrar.`,
  'condition-not-met': ({ card }) => `No posees lo que pide ${codedCard(card)}.`,
  'no-target-wanted': () => 'Esta carta no se juega contra nadie.',
  'opponent-wanted': () => 'Di contra quién se juega la carta.',
  'property-wanted': () => 'Di qué propiedad hay que subastar.',
  'owns-nothing': ({ seat }, people) =>
    `${people(seat).isReader ? 'No posees' : `${people(seat).name} no posee`} ninguna propiedad.`,
  'no-such-seat': () => 'Ese asiento no existe en esta mesa.',
  'not-yourself': () => 'Elige a otra persona.',
  'no-cards-there': ({ seat }, people) =>
    `${people(seat).isReader ? 'No tienes' : `${people(seat).name} no tiene`} cartas.`,

  'no-such-property': () => 'Esa propiedad no existe.',
  'box-owned': ({ property }) => `${property} tiene dueño; el dinero va a una caja libre.`,
  'not-unowned': ({ property }) =>
    `${property} tiene dueño; esta casilla solo subasta propiedades libres.`,
  'already-put-up': ({ property }) =>
    `${property} no está entre las que quedan por sacar a subasta.`,
  'out-of-the-game': ({ property }) => `${property} está fuera del juego.`,
  'not-yours': ({ property }) => `${property} no es tuya.`,
  'already-yours': ({ property }) => `${property} ya es tuya.`,

  'not-a-multiple': ({ step }) => `Las cantidades van de ${millions(step)} en ${millions(step)}.`,
  'not-enough-cash': ({ have }) => `Solo tienes ${millions(have)} en efectivo.`,
  'not-knocked-out': () => 'Sigues en la subasta.',
  'knocked-out': () => 'Te han expulsado: lo único que puedes hacer es regresar.',
  'not-in-the-bidding': () => 'Esa persona no está en la subasta.',
  'nothing-added': () => 'Para subir, añade efectivo o un Inversor.',
  'not-an-investor': () => 'Solo los Inversores suben una puja.',
  'cards-not-sorted': () => 'Nombra las cartas en orden ascendente.',
  'cash-needs-investor': () =>
    'Solo puedes añadir tu efectivo cuando se haya jugado un Inversor en esta subasta.',
  'bid-too-low': ({ bid, least }) =>
    `Eso hace ${millions(bid)}; necesitas al menos ${millions(least)}.`,

  'no-deals-left': ({ deals }) =>
    plural(deals, {
      one: 'Ya has propuesto el único trato que podías.',
      other: 'Ya has propuesto los # tratos que podías.',
    }),
  'no-counters-left': ({ counters }) =>
    `Ya ha habido ${inWords(counters)} contraofertas en este turno: acepta o rechaza.`,
  'no-clauses': () => 'Un trato necesita al menos una línea.',
  'too-many-clauses': ({ max }) => `Un trato tiene como máximo ${max} líneas.`,
  'not-a-party': ({ line }) => `La línea ${line} compromete a alguien que no es parte del trato.`,
  'number-out-of-range': ({ line, min, max, step }) =>
    `El número de la línea ${line} tiene que estar entre ${number(min)} y ${number(max)}${step === 1 ? '' : `, de ${step} en ${step}`}.`,
  'not-a-turn-card': ({ line, card }) =>
    `Línea ${line}: ${codedCard(card)} no se juega en un turno.`,
  'share-of-nothing': ({ line }) =>
    `Línea ${line}: una parte solo puede pagarla quien juega la carta, después de que pague.`,
  'no-payout': ({ line, card }) => `Línea ${line}: ${codedCard(card)} no paga nada.`,
  'cash-short': ({ seat, have, need }, people) =>
    `${people(seat).isReader ? 'Tienes' : `${people(seat).name} tiene`} ${millions(have)} en efectivo, y el trato pide ${millions(need)} de inmediato.`,
  'property-not-theirs': ({ property }) => `Solo puede dar ${property} quien la posee.`,
  'property-twice': ({ property }) =>
    `${property} no puede cambiar de manos dos veces al mismo tiempo.`,
  'hand-too-small': ({ seat, have, need }, people) =>
    `${owned(people(seat), 'Tu mano', 'La mano')} tiene ${plural(have, { one: '# carta', other: '# cartas' })}, y el trato pide ${need} de inmediato.`,
  'hand-promised': ({ have }) =>
    have === 0
      ? 'No se puede sacar ninguna de tus cartas: están todas prometidas.'
      : plural(have, {
          one: 'Solo se puede sacar una de tus cartas: las demás están prometidas.',
          other: 'Solo se pueden sacar # de tus cartas: las demás están prometidas.',
        }),
  'taker-wanted': ({ line }) => `Línea ${line}: di quién lo recibe.`,
  'no-taker-wanted': ({ line }) =>
    `Línea ${line}: entre dos está claro quién lo recibe; no hace falta decirlo.`,
  'cash-only': ({ line }) => `Línea ${line}: en ese momento solo se puede dar dinero.`,
  'option-too-much': ({ line }) =>
    `Línea ${line}: una opción puede traer dinero, propiedades y cartas con nombre, todo de una vez, y nada más.`,
  'option-of-nothing': ({ line }) =>
    `Línea ${line}: una opción tiene que traerle algo a quien la tiene.`,
  'no-alternative': ({ line }) =>
    `La línea ${line} sustituye a una línea que no puede quedar en nada.`,
  'not-clockwise': () => 'Nombra a los demás en sentido horario, sin repetir a nadie.',
  'no-such-contract': ({ contract }) => `No hay ningún contrato ${contract} en vigor.`,
  'other-parties': ({ contract }) =>
    `Solo todas sus partes juntas, y nadie más, pueden poner fin al contrato ${contract}.`,
  'no-counter-among-several': () =>
    'En un trato entre varias personas no hay contraofertas: acepta o rechaza.',
  'shares-over': ({ line, most }) =>
    `Línea ${line}: las partes de un mismo pago suman más del ${percent(most / 100)}.`,
  'no-such-option': ({ contract, clause }) =>
    `No tienes ninguna opción en la línea ${clause} del contrato ${contract}.`,
  'not-to-choose': ({ card }) =>
    `${codedCard(card)} no está entre las cartas que se pueden elegir.`,
  'too-complex': ({ most }) =>
    `Este trato es demasiado complejo para comprobarlo. Cada carta prometida y cada línea de sustitución cuentan 1, cada opción 2, y el máximo es ${most}.`,
  'unsound-not-held': ({ line }) => `La línea ${line} no se puede cumplir: la carta no estará.`,
  'unsound-not-playable': ({ line }) =>
    `La línea ${line} no se puede cumplir: tal como están las cosas, la carta no se podrá jugar entonces.`,
  'unsound-turn-taken': ({ line }) =>
    `La línea ${line} no se puede cumplir: habría que jugar dos cartas en un mismo turno.`,
  'unsound-not-owned': ({ line }) =>
    `La línea ${line} no se puede cumplir: quien da la propiedad no la tendrá.`,
  'unsound-never-played': ({ line }) =>
    `La línea ${line} no ocurriría nunca: su carta no se puede jugar.`,
  'unsound-option': ({ line }) =>
    `La línea ${line} no se puede cumplir: lo que promete la opción no estará a tiempo.`,
  'unsound-while': ({ line }) =>
    `La línea ${line} no se pagaría nunca: quien paga no posee la propiedad.`,
  'unsound-old': (params) => `Una promesa anterior ya no se podría cumplir: ${promise(params)}.`,

  'risk-card': ({ line }) => `Línea ${line}: una T puede llevarse antes la carta.`,
  'risk-property': ({ line }) =>
    `Línea ${line}: una subasta forzosa o un impuesto pueden llevarse antes la propiedad.`,
  'risk-debt': ({ line }) => `Línea ${line}: lo que no se pueda pagar entonces queda a deber.`,
  'risk-hand': ({ line }) => `Línea ${line}: puede que entonces no quede ninguna carta que dar.`,
  'risk-unplayed': ({ line }) => `Línea ${line}: nadie ha prometido jugar esa carta.`,
  'risk-no-sale': ({ line }) => `Línea ${line}: puede que nunca haya una subasta así.`,

  'promise-abstain': (params) => `Una promesa lo prohíbe: ${promise(params)}.`,
  'promise-card': (params) => `Esa carta está prometida: ${promise(params)}.`,
  'promise-property': (params) => `Esa propiedad está prometida: ${promise(params)}.`,
  'promise-play': (params) => `Eso rompería la promesa de jugar una carta: ${promise(params)}.`,

  'wrong-seat-count': ({ seats }) => `A este juego juegan 3 o 4 personas, no ${seats}.`,
  'components-not-an-object': () => 'Un conjunto se compone de propiedades, cartas y un tablero.',
  'components-field-unknown': ({ field }) =>
    `Un conjunto no tiene ningún elemento llamado “${field}”.`,
  'components-property-field': ({ property, field }) =>
    `En la propiedad ${property + 1} hay algo que no le corresponde: “${field}”.`,
  'components-card-field': ({ card, field }) =>
    `En la carta ${card + 1} hay algo que no le corresponde: “${field}”.`,
  'components-space-field': ({ space, field }) =>
    `En la casilla ${space} hay algo que no le corresponde: “${field}”.`,
  'components-rebuilt': ({ most, max }) =>
    `El origen de los valores es una lista de ${most} palabras como máximo, de ${max} caracteres como máximo cada una.`,
  'components-lists-missing': () =>
    'Las propiedades, las cartas y el tablero tienen que ser listas.',
  'components-property-count': ({ min, max }) =>
    `Tiene que haber entre ${min} y ${max} propiedades.`,
  'components-property-name': ({ property, max }) =>
    `La propiedad ${property + 1} necesita un nombre de 1 a ${max} caracteres, sin espacios al principio ni al final.`,
  'components-property-twice': ({ property }) =>
    `La propiedad ${property + 1} tiene el nombre de otra.`,
  'components-too-many-faces': ({ max }) => `Puede haber como máximo ${max} cartas diferentes.`,
  'components-card': ({ card }) => `La carta ${card + 1} no tiene sentido.`,
  'components-card-twice': ({ card }) => `La carta ${card + 1} ya existe: aumenta la cantidad.`,
  'components-deck-size': ({ min, max }) => `Tiene que haber entre ${min} y ${max} cartas.`,
  'components-board-size': ({ min, max }) =>
    `El tablero tiene que tener entre ${min} y ${max} casillas.`,
  'components-space': ({ space }) => `La casilla ${space} no tiene sentido.`,
  'components-start': ({ space }) => `Solo la primera casilla es SALIDA; mira la casilla ${space}.`,
  'components-space-twice': ({ space }) =>
    `La propiedad de la casilla ${space} ya tiene una casilla.`,
  'components-property-not-on-board': () => 'Cada propiedad necesita una casilla en el tablero.',
  'components-no-sale-space': () => 'El tablero necesita una casilla de subasta.',
};

export const refusedOtherwise: Messages['refusedOtherwise'] = (code) => `Se ha rechazado: ${code}.`;

export const brokenPromise: Messages['brokenPromise'] = (quoted, isPlay) =>
  isPlay ? `Antes va una promesa: ${quoted}.` : `Eso está prometido: ${quoted}.`;

export const spentTwice: Messages['spentTwice'] = (card) =>
  `No se puede dar ${codedCard(card)} ahora y tener todavía esa carta después.`;
