/** El material, valor por valor, y lo que falla en uno, lo bastante corto para caber al lado. */

import { dollars } from '@parlor/grammar/es';
import type { Messages } from '../en/index.ts';
import { charm, colour, combo } from './names.ts';
import { refusals as inFull } from './refusals.ts';
import { choice } from './tickets.ts';

const MOST_MONEY = 100_000;
const HUNDREDS = `Un múltiplo de 100, de 100 a ${dollars(MOST_MONEY)}.`;

export const contents: Messages['contents'] = {
  refusedInFull: inFull,
  colours: 'Colores',
  charms: 'Amuletos',
  cards: 'Cartas, una por cada amuleto en cada color',
  tickets: 'Boletos',
  colour: (nth) => `Color ${nth}`,
  charm: (nth) => `Amuleto ${nth}`,
  ticket: (nth) => `Boleto ${nth}`,
  name: 'Nombre',
  price: 'Precio',
  combination: 'Muestra',
  amount: 'Paga',
  copies: 'Cantidad',
  says: 'Texto',
  does: 'Acción',
  less: 'Descuento',
  collected: 'Importe',
  dice: 'Dados de más',
  rethrows: 'Repeticiones de más',
  factor: 'Paga ×',
  what: 'Guardado para',
  first: 'Primero',
  or: 'O bien',
  step: (nth) => `Paso ${nth}`,
  newPay: 'Añadir un premio',
  newTicket: 'Añadir un boleto',
  newOr: 'Añadir un O BIEN',
  newStep: 'Añadir un paso',
  money: dollars,
  combo,
  colourName: colour,
  charmName: charm,
  kinds: {
    buy: 'comprar una carta',
    'buy-two': 'comprar dos cartas',
    'buy-pool': 'comprar una carta del mercado más barata',
    'buy-new': 'comprar una carta de un color nuevo',
    swap: 'cambiar una carta por una del mercado',
    roll: 'tirar los dados',
    collect: 'cobrar dinero',
    ticket: 'jugar otro boleto',
    keep: 'guardar el boleto',
  },
  kept: { die: 'un dado más', rethrow: 'una repetición más' },
  ticketText: (choices) => choices.map(choice).join('; o bien '),
  refusals: {
    'set-colour-without-name': () => 'Una sola palabra, de letras, cifras, guiones o apóstrofos.',
    'set-colour-twice': (params) => `Dos colores se llaman ${params.colour}.`,
    'set-price-wrong': () => HUNDREDS,
    'set-amount-wrong': () => HUNDREDS,
    'set-pays-nothing': () => 'Un color tiene que pagar por algo.',
    'set-combination-twice': () => 'Este color ya muestra esa combinación.',
    'set-charm-without-name': () => 'El amuleto necesita un nombre.',
    'set-charm-twice': 'Dos amuletos se llaman así.',
    'set-ticket-copies-wrong': () => 'Un número entero del 1 al 36.',
    'set-needs-36-tickets': ({ have }) => `Tiene que haber 36 boletos; aquí hay ${have}.`,
    'set-ticket-empty': () => 'Un boleto tiene de uno a seis pasos.',
    'set-ticket-step-unknown': () =>
      'El dinero va en múltiplos de 100; una tirada tiene como mucho 7 dados y 3 repeticiones de más, y paga como mucho 5 veces el premio.',
    'set-ticket-step-misplaced': () =>
      'Comprar o cambiar va primero, otro boleto va al final, y un boleto que se guarda no hace nada más.',
    'set-ticket-needs-or': () => 'La última posibilidad tiene que poder hacerse siempre.',
    'set-ticket-or-unreachable': () => 'A una de las posibilidades siguientes nunca se llega.',
  },
};
