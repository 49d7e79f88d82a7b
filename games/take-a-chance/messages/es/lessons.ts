/** Lo que explica una primera partida guiada, cada cosa una vez, cuando se presenta. */

import { dollars } from '@parlor/grammar/es';
import { BID_STEP, CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

const EACH = dollars(CHARM_BONUS);
const BY = dollars(BID_STEP);

export const lessons: Messages['lessons'] = {
  'last-turns': {
    title: 'Los últimos turnos',
    text: 'Alguien ha jugado el último boleto de su pila. Todo el mundo tiene un turno más, y esa persona va la última. Después se suman tu dinero y el precio de tus cartas.',
  },
  'last-turns-even': {
    title: 'Los últimos turnos',
    text: 'Alguien ha jugado el último boleto de su pila. Se completa la ronda en la que eso ocurre y se juega otra entera, para que todo el mundo tenga los mismos turnos. Después se suman tu dinero y el precio de tus cartas.',
  },
  turn: {
    title: 'Una de tres cosas',
    text: 'En tu turno haces una sola cosa: comprar una carta, tirar los dados o destapar un boleto. Las cartas hacen que tus tiradas paguen, y cada color nuevo da un dado blanco más.',
  },
  'turn-auctions': {
    title: 'Una de tres cosas',
    text: 'En tu turno haces una sola cosa: conseguir una carta, tirar los dados o destapar un boleto. Una carta de tu reserva se compra por su precio; una del mercado se la lleva la puja más alta. Las cartas hacen que tus tiradas paguen, y cada color nuevo da un dado blanco más.',
  },
  rethrow: {
    title: 'Conserva lo que te sirve',
    text: 'Toca los dados que prefieras volver a tirar: uno, varios o todos. La lista muestra lo que pagan los dados tal como están. Cuando no quedan repeticiones, los dados son definitivos.',
  },
  charm: {
    title: 'El dado de amuletos',
    text: `Si tu tirada paga y una de las cartas que pagan muestra este amuleto, recibes ${EACH} por cada carta tuya que lo tenga. Si paga y ninguna de ellas lo muestra, los demás reciben ${EACH} por cada una de las suyas. Una tirada que no paga nada no da bonificación a nadie.`,
  },
  collect: {
    title: 'Cuenta una combinación',
    text: 'Elige una línea. Paga cada carta tuya que muestre esa combinación, y si tienes varias del mismo color, pagan todas.',
  },
  or: {
    title: 'La primera acción o el O\u00a0BIEN',
    text: 'Este boleto tiene dos lados, y eliges uno: la primera acción, o lo que sigue al O\u00a0BIEN. Si te faltan dinero o cartas para la primera, tienes que elegir el O\u00a0BIEN.',
  },
  ticket: {
    title: 'Hay un boleto en la mesa',
    text: 'Haz lo que dice. Si no se puede, porque faltan dinero o cartas, se hace el O\u00a0BIEN. No puedes elegirlo libremente.',
  },
  kept: {
    title: 'Un boleto para guardar',
    text: 'Se lo queda quien lo ha destapado y puede usarlo en una tirada posterior: un dado más antes de tirar, o una repetición más después de la última. En cada tirada se usa un solo boleto guardado, y nunca se tiran más de nueve dados.',
  },
  swap: {
    title: 'Cambiar una carta',
    text: 'Entrega una carta tuya y llévate una del mercado. Si es más cara, pagas la diferencia; si es más barata, la recibes. Lanzas un dado blanco por cada color que tengas después.',
  },
  auction: {
    title: 'La puja más alta',
    text: `En esta partida las cartas del mercado se subastan. Se puja de ${BY} en ${BY}, quien pasa ya no vuelve, y la puja más alta obliga a comprar. Quien subasta una carta y no se la lleva puede tirar los dados, una vez por turno, salvo que su boleto ya dé una tirada.`,
  },
};
