/** Cómo se juega, capítulo a capítulo; los **nombres del juego** resaltan. */

import { dollars, inWords, list } from '@parlor/grammar/es';
import { MAX_DICE } from '../../facts/dice/hands.ts';
import {
  BID_STEP,
  BLACK_DICE,
  CHARM_BONUS,
  COLOURS,
  START_CASH,
  TICKETS_EACH,
  TICKETS_OF_TWO,
  TURN_LIMIT,
} from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, card, cardIn, theCharm } from './names.ts';

export const howTo: Messages['howTo'] = {
  about: (firstColour) => ({
    title: 'De qué se trata',
    paragraphs: [
      `Hazte de oro: al final se suman tu **dinero** y el **precio de tus cartas**, y gana el total más alto. Todo el mundo empieza con ${dollars(START_CASH)} y una ${cardIn(firstColour)}. Además tienes una **reserva** de tres cartas que solo tú ves y una pila de **boletos** boca abajo que nadie ha visto.`,
      `Cada cual recibe ${inWords(TICKETS_EACH.usual)} boletos, o ${inWords(TICKETS_EACH.short)} o ${inWords(TICKETS_EACH.long)} si así lo acuerda la mesa. En partidas de dos, siempre son ${inWords(TICKETS_OF_TWO)} por persona.`,
    ],
  }),
  turn: {
    title: 'Un turno: una de tres cosas',
    paragraphs: [
      '**Compra** una carta de tu reserva o del **mercado**, que está a la vista, por su precio. **Tira los dados** y cobra. O **prueba suerte**: destapa el primer boleto de tu pila y haz lo que dice.',
    ],
  },
  cards: {
    title: 'Las cartas hacen que los dados paguen',
    paragraphs: [
      `Una carta muestra combinaciones y lo que paga cada una. Tiras dos dados negros y uno blanco por **cada color** que tengas, así que un color nuevo siempre da un dado más. Con los ${inWords(COLOURS)} colores son ${inWords(BLACK_DICE + COLOURS)} dados; los boletos pueden añadir alguno, pero nunca se tiran más de ${inWords(MAX_DICE)}.`,
    ],
  },
  rolling: ({ dice, contains, best, pays }, colours) => ({
    title: 'Tirar los dados',
    paragraphs: [
      'Tras la primera tirada puedes volver a tirar una vez los dados que quieras. Después eliges **una combinación** que esté en los dados. Paga cada carta tuya que la muestre, y los dados que sobran no molestan.',
      `Por ejemplo, en ${list(dice.map(String))} hay ${list(contains.map(aCombo))}. Con ${list(colours.map((one) => `una ${cardIn(one)}`))} elegirías ${aCombo(best)} por ${dollars(pays)}.`,
    ],
  }),
  tickets: {
    title: 'Los boletos',
    paragraphs: [
      'Muchos boletos tienen dos lados: haz la primera acción o elige el **O BIEN**, lo que prefieras. Si te faltan dinero o cartas para la primera, tienes que elegir el O BIEN. Una mesa también puede acordar que el O BIEN solo sirva cuando la primera acción no se puede hacer.',
      'Algunos boletos llevan a otro. Otros se guardan y se usan en una tirada posterior, como mucho uno por tirada. Nadie recibe nunca boletos nuevos.',
    ],
  },
  ending: {
    title: 'El final',
    paragraphs: [
      'Cuando alguien ha jugado el último boleto de su pila, se termina ese turno; después todo el mundo tiene un último turno, y esa persona va la última. Una mesa también puede acordar **turnos iguales**: entonces se completa la ronda y se juega otra entera. En caso de empate gana quien tiene más cartas; si el empate sigue, se comparte la victoria.',
      `Una partida en la que todo el mundo ha tenido ${TURN_LIMIT} turnos se detiene y se cuenta como está.`,
    ],
  },
  auctions: {
    title: 'Con subastas',
    paragraphs: [
      `Una opción para tres o más. Una carta del mercado no se compra sin más: quien la quiere abre la **subasta**, y se la lleva la puja más alta. Se puja de ${dollars(BID_STEP)} en ${dollars(BID_STEP)}, quien pasa ya no vuelve, y nadie puja más dinero del que tiene. Quien subasta una carta y no se la lleva puede tirar los dados, una vez por turno. Si el boleto que está jugando ya da una tirada, no hay otra. Las cartas de tu reserva se compran como siempre.`,
    ],
  },
  charm: ({ combo, bonus }, cards, thrown) => ({
    title: 'Con amuletos',
    paragraphs: [
      `Una opción para tres o más. El **dado de amuletos** acompaña a cada tirada, y puede volver a tirarse una vez. Si tu tirada paga y una de las cartas que pagan muestra el amuleto, recibes ${dollars(CHARM_BONUS)} por cada carta tuya que lo tenga. Si paga y ninguna de ellas lo muestra, los demás reciben ${dollars(CHARM_BONUS)} por cada una de las suyas. Una tirada que no paga nada no da nada a nadie.`,
      `Tienes ${list(cards.map(card))}, y te salen ${aCombo(combo)} y ${theCharm(thrown)}: son ${dollars(bonus)} más.`,
    ],
  }),
  two: {
    title: 'Partida de dos',
    paragraphs: [
      `Hay ${inWords(TICKETS_OF_TWO)} boletos por persona, y tras cada compra se descarta sin verla la siguiente carta del mazo. No hay subastas ni dado de amuletos.`,
    ],
  },
};
