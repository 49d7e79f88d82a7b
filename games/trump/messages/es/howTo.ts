/** Cómo se juega, desde el principio. Las palabras del juego que destacan van marcadas **así**. */

import { inWords, millions } from '@parlor/grammar/es';
import {
  DIE_PAYS,
  PROPERTY_SPACE_PAYS,
  STANDARD_COMPONENTS,
  STARTING_BOX,
  STARTING_CASH,
  STARTING_HAND,
  TAX_PER_PROPERTY,
} from '../../facts/components.ts';
import { EXAMPLE_LOAN, EXAMPLE_SALE } from '../../facts/examples.ts';
import { propertyName } from '../../facts/names.ts';
import type { Messages } from '../en/index.ts';
import { cardName } from './names.ts';

const sale = EXAMPLE_SALE;
const loan = {
  ...EXAMPLE_LOAN,
  own: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.owns),
  borrowed: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.borrows),
  name: cardName(STANDARD_COMPONENTS, EXAMPLE_LOAN.card),
};

export const howTo: Messages['howTo'] = {
  about: {
    title: 'De qué se trata',
    paragraphs: [
      'Ocho propiedades, cada una con una **caja** de dinero: cómpralas en la fase 1 y sácales partido en la fase 2. Al final se suman tu **efectivo** y el **dinero de tus cajas**, y gana la suma más alta.',
      `Todo el mundo empieza con ${millions(STARTING_CASH)} y ${inWords(STARTING_HAND)} cartas, y cada caja con ${millions(STARTING_BOX)}. El dinero se cuenta en millones, de diez en diez.`,
    ],
  },
  turn: {
    title: 'Fase 1: un turno en el tablero',
    paragraphs: [
      'Robas una carta. Después **tiras el dado y avanzas**, o bien **juegas una carta**.',
      `La casilla de una propiedad pone ${millions(PROPERTY_SPACE_PAYS)} de la banca en su caja. Otras casillas ponen dinero en la caja libre que elijas, te pagan ${millions(DIE_PAYS)} por cada punto de otra tirada, abren una subasta o te dejan cambiar una de tus propiedades por cualquier otra. Si caes en **SALIDA**, le quitas una carta a todo el mundo.`,
      'Con una **T** le quitas una carta, sin verla, a quien elijas, y vuelves a tirar.',
    ],
  },
  openings: {
    title: 'Una subasta: las pujas iniciales',
    paragraphs: [
      'Quien saca a subasta una propiedad hace de **Agente**. Todo el mundo sella una puja inicial, también quien hace de Agente y quien posee la propiedad, y se revelan todas a la vez. Con 0 te quedas **fuera de esta subasta**. La puja más alta va en cabeza; entre pujas iguales, la primera en sentido horario a partir de quien hace de Agente.',
    ],
  },
  bidding: {
    title: 'Una subasta: las pujas',
    paragraphs: [
      'Luego, por turnos, se sube, se expulsa a alguien, se regresa o se pasa. Se sube con **Inversores**; solo se puede añadir efectivo propio cuando alguien ha jugado un Inversor en esta subasta. La carta **Expulsión** deja fuera a alguien, que necesita la carta **Regreso** para volver.',
      `Por ejemplo, las pujas iniciales son ${millions(sale.openings[0])}, ${millions(sale.openings[1])} y 0. La tercera persona se queda fuera. La segunda juega Inversor ${sale.investor} y va en cabeza con ${millions(sale.bid)}. Ahora la primera puede añadir efectivo, porque ya se ha jugado un Inversor.`,
      'La subasta termina cuando todo el mundo ha pasado. Tras una subida, una expulsión o un regreso, los demás vuelven a tener la palabra, y también quien acaba de actuar, si no va en cabeza. La puja ganadora es para quien poseía la propiedad, o para la banca si estaba libre, y quien la compra enseña lo que hay en la caja. Los demás recuperan toda su puja, salvo que la mesa haya acordado que el dinero de los inversores vaya a la banca. Quien gana la subasta de su propia propiedad pone la puja en la caja.',
    ],
  },
  pays: {
    title: 'Cartas que pagan',
    paragraphs: [
      `Una carta de renta paga a quien posee lo que muestra: una propiedad, dos vecinas, una cualquiera, o bien tres o cuatro. Una renta al dado paga ${millions(DIE_PAYS)} por punto. Pueden esperar a la fase 2, en la que ya no se roban cartas.`,
    ],
  },
  acts: {
    title: 'Cartas que actúan',
    paragraphs: [
      `**Impuesto** cobra ${millions(TAX_PER_PROPERTY)} por cada propiedad de otra persona; quien no pueda pagarlo todo entrega todo su efectivo y una propiedad. Con **Subasta forzosa** haces de Agente para la propiedad que quieras. Con **Cinco tiradas** quitas una carta por cada T.`,
    ],
  },
  deals: {
    title: 'Fase 2: los tratos',
    paragraphs: [
      'La fase 2 empieza cuando ya no queda ninguna propiedad libre. También empieza cuando se agota el mazo: quien robó la última carta acaba su turno y saca a subasta lo que queda, dos veces si nadie puja. Entonces se guarda el tablero, y en un turno se juega una carta, se pasa o se propone un **trato**, si la mesa juega con tratos.',
      'Un trato se propone a una o a varias personas. Puede incluir efectivo, propiedades y cartas, ahora o más tarde; una parte de lo que pague una carta; promesas de jugar una carta o de no hacer algo; y opciones. Si es entre dos, se puede aceptar, rechazar o responder con una contraoferta, hasta tres por turno; si es entre más, tiene que aceptar todo el mundo. Tras un trato, la persona a quien le toca puede jugar una carta relacionada con él.',
      `Por ejemplo, tienes ${loan.name} en la mano y posees ${loan.own}, y Ana posee ${loan.borrowed}. Ella te presta ${loan.borrowed}, tú juegas la carta, la mitad de los ${millions(loan.pays)} es para ella, y al final del turno recupera ${loan.borrowed}. Cada parte gana ${millions(loan.share)}.`,
    ],
  },
  promises: {
    title: 'Lo prometido es deuda',
    paragraphs: [
      'Lo que no se podría cumplir no se puede ofrecer. Lo que vence se cumple solo, y no es posible una jugada que rompa una promesa. Todas las partes juntas pueden cambiar un contrato o ponerle fin.',
      'Lo que se lleva el azar, perdido está: si una propiedad prometida se pierde en una subasta o por un impuesto, la promesa queda en nada. El dinero que se debe y no está queda como deuda, y el primer dinero que entre la paga.',
    ],
  },
  end: {
    title: 'El final',
    paragraphs: [
      'La partida termina cuando ha pasado todo el mundo, una persona tras otra, y no queda ninguna promesa con fecha. Se saldan las deudas; si hay empate, se comparte la victoria.',
      'Una mesa puede acordar llevar las cajas o el efectivo **de memoria**, como en el reglamento: entonces solo ves lo tuyo, y lo que se mueve.',
    ],
  },
};
