/** Por qué merece la pena una jugada. Las sumas se redondean a cientos. */

import { capital, dollars, number, person, subject } from '@parlor/grammar/es';
import type { Keeping } from '../../facts/claims.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, cardIn, dice, theColour } from './names.ts';

const HUNDRED = 100;
const about = (sum: number): string => dollars(HUNDRED * Math.round(sum / HUNDRED));

/** “3 3”, “3 3 y el amuleto” */
const kept = ({ dice: faces, charm }: Keeping): string =>
  [
    ...(faces === '' ? [] : [faces.split('').join(' ')]),
    ...(charm === 'kept' ? ['el amuleto'] : []),
  ].join(' y ');

/** “si conservas 3 3”, “si no conservas nada” */
const ifKept = (params: Keeping): string =>
  kept(params) === '' ? 'si no conservas nada' : `si conservas ${kept(params)}`;

/** “una pareja es”, “dos parejas son” */
const pays = (name: string): string =>
  /^una? /.test(name) && !name.includes(' y ') ? 'es' : 'son';

export const reasons: Messages['reasons'] = {
  'new-die': (params) =>
    `${capital(theColour(params.colour))} es un color nuevo: un dado más en cada tirada, y unos ${about(params.income)} más cada vez.`,
  'earns-more': (params) =>
    `Otra ${cardIn(params.colour)} añade unos ${about(params.income)} a cada una de tus tiradas.`,
  'adds-little': (params) =>
    `Por ahora, ${theColour(params.colour)} solo añade unos ${about(params.income)} a cada tirada, pero su precio cuenta al final.`,
  denies: (params, people) =>
    `También ${subject(people(params.seat))} puede pagar esa ${cardIn(params.colour)}, y le sacaría más provecho que tú.`,
  'keeps-its-price': (params) =>
    `El final está cerca: puede que ${theColour(params.colour)} ya no dé mucho, pero su precio cuenta al final.`,
  'tickets-roll': ({ rolls, tickets }) =>
    `De los ${number(tickets)} boletos de la caja, ${number(rolls)} también te dejan tirar los dados, y los que no se juegan no valen nada.`,
  'ends-while-ahead':
    'Es tu último boleto y vas por delante: es el momento de poner fin a la partida.',
  'starts-the-end': 'Es tu último boleto: en cuanto lo juegues, empiezan los últimos turnos.',
  'last-turn-ticket': 'Ya no habrá otro turno para el que guardar el boleto.',
  'roll-and-wait':
    'Tu último boleto daría paso al final sin que vayas por delante; si tiras los dados, la partida sigue.',
  'roll-pays': ({ income }) => `Tal como están, tus cartas pagan unos ${about(income)} por tirada.`,
  'free-roll': 'La carta se la ha llevado otra persona, y la tirada no te cuesta nada.',
  'charm-for-others': 'Una tirada que paga puede dar dinero a los demás por el amuleto.',
  'swap-up': ({ give, take, income }) =>
    `Cambiar ${theColour(give)} por ${theColour(take)} añade unos ${about(income)} a cada tirada.`,
  'swap-least': ({ give, take }) =>
    `Hay que cambiar, y dar ${theColour(give)} por ${theColour(take)} es lo que menos les cuesta a tus tiradas.`,
  'swap-down': ({ give, take, income }) =>
    `Cambiar ${theColour(give)} por ${theColour(take)} resta unos ${about(-income)} a cada tirada.`,
  'first-impossible': 'No puedes hacer la primera acción del boleto: solo queda el O BIEN.',
  'too-late-to-buy': 'Es tu último turno: las cartas que compres ahora ya no darán nada.',
  'side-rolls': (params) => `Es una tirada de ${dice(params.dice)} ahora mismo.`,
  'side-pays': ({ amount }) => `Son ${about(amount)} ahora mismo, sin depender de la suerte.`,
  'side-buys': (params) =>
    `Puede darte una ${cardIn(params.colour)}, que añade unos ${about(params.income)} a cada tirada.`,
  'side-swaps': ({ give, take, income }) =>
    `Dar ${theColour(give)} por ${theColour(take)} añadiría unos ${about(income)} a cada tirada.`,
  stand: ({ amount }) => `Ya tienes ${about(amount)} seguros, y volver a tirar no promete más.`,
  'sure-amount': ({ amount }) => `Ya tienes ${about(amount)} seguros.`,
  'keep-for-money': (params) =>
    `${capital(ifKept(params))}, cobras unos ${about(params.mean)} de media.`,
  'keep-for-win': (params) =>
    `${capital(ifKept(params))}, tienes más posibilidades de ganar, aunque no sea lo que más dinero da de media.`,
  'keep-for-both': (params) =>
    `${capital(ifKept(params))}, tienes más posibilidades de ganar, y es lo que más dinero da de media.`,
  'spend-rethrow': (params) =>
    `Con tu repetición guardada, ${ifKept(params)}, cobras unos ${about(params.mean)} de media.`,
  'save-rethrow': 'Tu repetición guardada te queda para una tirada posterior.',
  'use-die': (params) => `Con tu dado guardado, es una tirada de ${dice(params.dice)}.`,
  'save-die': 'Tu dado guardado te queda para una tirada posterior.',
  'collect-most': ({ combo, amount }) =>
    `${capital(aCombo(combo))} ${pays(aCombo(combo))} lo que más paga: ${about(amount)}.`,
  'collect-charm': ({ combo, bonus }) =>
    `Con ${aCombo(combo)}, una carta que paga muestra el amuleto: ${about(bonus)} más para ti.`,
  'bid-low': ({ worth }) =>
    `Empieza bajo: con su precio y lo que debería dar, la carta vale para ti unos ${about(worth)}.`,
  'bid-fair': ({ worth }) =>
    `Hasta unos ${about(worth)}, la carta se amortiza con su precio y lo que debería dar.`,
  'bid-above': ({ worth }) => `Es más de lo que debería darte la carta, unos ${about(worth)}.`,
  'bid-to-deny': ({ seat, worth }, people) =>
    `La carta solo debería darte unos ${about(worth)}, pero le daría más a ${person(people(seat))}, que aún puede pujar.`,
  'cannot-bid': ({ bid }) => `No puedes pagar más de los ${dollars(bid)} ya pujados.`,
  'too-dear': ({ worth }) =>
    `Por encima de unos ${about(worth)}, la carta no se amortiza con su precio y lo que debería dar.`,
  'let-go': ({ seat, bid }, people) =>
    `Te quedas con tu dinero; tal como está, la carta es para ${person(people(seat))} por ${dollars(bid)}.`,
  tried:
    'No destaca ningún motivo en particular; al simular muchas veces la partida, esta jugada sale bien parada.',
};
