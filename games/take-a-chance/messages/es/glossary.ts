/** Cada cosa del juego, y lo que hace. */

import { capital, dollars, list, plural } from '@parlor/grammar/es';
import type { Combo } from '../../facts/dice/combos.ts';
import { CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, cardsIn, theCharm } from './names.ts';
import { ticket } from './tickets.ts';

const combos: Readonly<Record<Combo, string>> = {
  pair: 'Dos dados iguales.',
  'two-pairs': 'Dos veces dos dados iguales; también valen cuatro iguales.',
  'three-pairs': 'Tres veces dos dados iguales; también valen grupos mayores.',
  'three-of-a-kind': 'Tres dados iguales.',
  'four-of-a-kind': 'Cuatro dados iguales.',
  'five-of-a-kind': 'Cinco dados iguales.',
  'six-of-a-kind': 'Seis dados iguales.',
  'seven-of-a-kind': 'Siete dados iguales.',
  'straight-of-four': 'Cuatro números seguidos.',
  'straight-of-five': 'Cinco números seguidos.',
  'straight-of-six': 'Los seis números.',
  'full-house': 'Un trío y una pareja; también valen cinco iguales.',
  'two-threes': 'Dos veces tres dados iguales; también valen seis iguales.',
  'four-and-three': 'Cuatro dados iguales y otros tres iguales; también valen siete iguales.',
};

export const glossary: Messages['glossary'] = {
  colourName: (which) => capital(cardsIn(which)),
  colour: (price, pays) =>
    `Precio: ${dollars(price)}. Cada una paga ${list(pays.map(({ combo, amount }) => `${dollars(amount)} por ${aCombo(combo)}`))}.`,
  combo: (which) => combos[which],
  ticketName: (nth) => `Boleto ${nth}`,
  ticket: (choices, or, copies) =>
    `${capital(ticket(choices, or))}. ${plural(copies, { one: 'Uno de los 36 boletos.', other: '# de los 36 boletos.' })}`,
  pool: {
    name: 'Mercado',
    does: 'Tres cartas a la vista. En su turno, cualquiera puede comprar una por su precio.',
    doesAuctions: 'Tres cartas a la vista. Quien quiere una, en su turno la subasta.',
  },
  stack: {
    name: 'Reserva',
    does: 'Tres cartas que solo tú ves y solo tú puedes comprar.',
  },
  drawPile: {
    name: 'Mazo',
    does: 'Rellena los huecos del mercado y de las reservas hasta que se agota.',
    doesTwo:
      'Rellena los huecos del mercado y de las reservas hasta que se agota. Tras cada compra se descarta su siguiente carta sin verla.',
  },
  charmDie: {
    name: 'Dado de amuletos',
    does: (charms) =>
      `Muestra ${list(charms.map(theCharm))}. Si una carta que paga muestra ese amuleto, quien ha tirado recibe ${dollars(CHARM_BONUS)} por cada carta suya que lo tenga; si no lo muestra ninguna, los demás reciben lo mismo por cada una de las suyas. Una tirada que no paga nada no da ninguna bonificación.`,
  },
};
