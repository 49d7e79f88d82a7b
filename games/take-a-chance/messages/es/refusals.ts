/** Por qué se rechaza algo. */

import { capital, dollars } from '@parlor/grammar/es';
import type { Combo } from '../../facts/dice/combos.ts';
import type { SetPart } from '../../facts/refusals.ts';
import { BID_STEP } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { combo, theCharm, theColour } from './names.ts';

const PARTS: Readonly<Record<SetPart, string>> = {
  colours: 'los colores',
  charms: 'los amuletos',
  cards: 'las cartas',
  tickets: 'los boletos',
};
const MOST_MONEY = 100_000;
const HUNDREDS = `tiene que ser un múltiplo de 100, de 100 a ${dollars(MOST_MONEY)}`;
/** Se cuenta desde 0, y se habla desde 1. */
const nth = (place: number): number => place + 1;

export const refusals: Messages['refusals'] = {
  sentences: {
    'match-over': 'La partida ha terminado.',
    'not-your-turn': 'Ahora le toca responder a otra persona.',
    'no-such-move': 'Esa jugada no existe.',
    'not-asked-now': 'Eso no responde a la pregunta.',
    'card-not-available': 'Esa carta no está ni en tu reserva ni en el mercado.',
    'pool-cards-only': 'Este boleto solo vale para cartas del mercado.',
    'colour-not-new': 'Ya tienes ese color; el boleto vale para uno nuevo.',
    'not-enough-cash': ({ have, need }) =>
      `Eso cuesta ${dollars(need)}, y tienes ${dollars(have)}.`,
    'no-cash-for-second-card':
      'Tienes que comprar dos cartas, y esta no deja dinero suficiente para la segunda.',
    'no-tickets-left': 'Ya no te quedan boletos.',
    'first-cannot-be-done': 'No puedes hacer la primera acción del boleto: elige el O BIEN.',
    'card-not-yours': 'Solo puedes entregar una carta tuya.',
    'card-not-in-pool': 'Solo puedes llevarte una carta del mercado.',
    'dice-not-there': ({ face }) => `No hay tantos dados que muestren un ${face}.`,
    'no-charm-die': 'En esta partida no hay dado de amuletos.',
    'charm-die-thrown-twice':
      'El dado de amuletos solo puede volver a tirarse una vez: tiene que quedarse como está.',
    'combination-does-not-pay': 'Con tus dados y tus cartas, eso no paga nada.',
    'bid-not-in-hundreds': `Se puja de ${dollars(BID_STEP)} en ${dollars(BID_STEP)}.`,
    'bid-too-low': ({ least }) => `Tienes que pujar al menos ${dollars(least)}.`,
    'bid-beyond-cash': ({ have }) => `No puedes pujar más de los ${dollars(have)} que tienes.`,

    'auctions-need-three': 'Para las subastas hay que ser tres o más.',
    'lucky-charm-needs-three': 'Para el dado de amuletos hay que ser tres o más.',
    'two-have-seven-tickets': 'En una partida de dos, siempre son siete boletos por persona.',
    'set-or-needs-free': ({ kind }) =>
      `El O BIEN del boleto ${nth(kind)} no serviría nunca: lo que va antes se puede hacer siempre.`,

    'set-not-an-object': 'Eso no es un conjunto de cartas y boletos.',
    'set-part-missing': ({ part }) => `Al conjunto le falta una parte: ${PARTS[part]}.`,
    'set-part-unknown': ({ part }) => `Un conjunto no tiene ninguna parte llamada “${part}”.`,
    'set-field-unknown': ({ part, place }) =>
      `Entre ${PARTS[part]}, el número ${nth(place)} contiene algo que ahí no tiene sitio.`,
    'set-needs-six-colours': ({ have }) => `Tiene que haber seis colores; aquí hay ${have}.`,
    'set-colour-without-name': ({ place }) =>
      `El color ${nth(place)} necesita un nombre de una sola palabra.`,
    'set-colour-twice': (params) => `Dos colores se llaman ${params.colour}.`,
    'set-price-wrong': (params) => `Para ${theColour(params.colour)}, el precio ${HUNDREDS}.`,
    'set-pays-nothing': (params) =>
      `${capital(theColour(params.colour))} tiene que pagar por algo.`,
    'set-combination-unknown': (params) =>
      `${capital(theColour(params.colour))} muestra una combinación que no existe.`,
    'set-combination-twice': (params) =>
      `${capital(theColour(params.colour))} muestra dos veces “${combo(params.combo as Combo)}”.`,
    'set-amount-wrong': (params) =>
      `Para ${theColour(params.colour)}, el premio de “${combo(params.combo as Combo)}” ${HUNDREDS}.`,
    'set-needs-six-charms': ({ have }) => `Tiene que haber seis amuletos; aquí hay ${have}.`,
    'set-charm-without-name': ({ place }) => `El amuleto ${nth(place)} necesita un nombre.`,
    'set-charm-twice': 'Dos amuletos se llaman igual.',
    'set-needs-36-cards': ({ have }) => `Tiene que haber 36 cartas; aquí hay ${have}.`,
    'set-card-unknown': ({ place }) =>
      `La carta ${nth(place)} tiene un color o un amuleto que no existe.`,
    'set-card-twice': (params) =>
      `${capital(theColour(params.colour))} tiene dos veces ${theCharm(params.charm)}.`,
    'set-needs-36-tickets': ({ have }) => `Tiene que haber 36 boletos; aquí hay ${have}.`,
    'set-ticket-copies-wrong': ({ kind }) => `Del boleto ${nth(kind)} tiene que haber de 1 a 36.`,
    'set-ticket-empty': ({ kind }) =>
      `El boleto ${nth(kind)} tiene que pedir algo, en uno a seis pasos.`,
    'set-ticket-step-unknown': ({ kind }) =>
      `El boleto ${nth(kind)} pide algo que no se puede hacer.`,
    'set-ticket-step-misplaced': ({ kind }) =>
      `Los pasos del boleto ${nth(kind)} no pueden ir en ese orden.`,
    'set-ticket-needs-or': ({ kind }) =>
      `El boleto ${nth(kind)} necesita un O BIEN que se pueda hacer siempre.`,
    'set-ticket-too-long': ({ kind }) =>
      `El boleto ${nth(kind)} tiene más posibilidades de las que caben en él.`,
    'set-ticket-or-unreachable': ({ kind }) =>
      `A un O BIEN del boleto ${nth(kind)} no se llega nunca.`,
  },
  unknown: 'Eso no es posible.',
};
