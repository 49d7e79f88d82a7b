/** La mesa en líneas, para leer en voz alta. */

import {
  either,
  list,
  millions,
  owned,
  people as listed,
  person,
  plural,
  Subject,
  subject,
} from '@parlor/grammar/es';
import type { Messages } from '../en/index.ts';
import { cardName, spaceName } from './names.ts';

const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });

export const board: Messages['board'] = {
  over: 'La partida ha terminado.',
  heading: (part, turn) =>
    `Fase ${part}, ${part === 1 ? 'compras' : 'tratos'}. ${turn.isReader ? 'Te toca.' : `Le toca a ${turn.name}.`}`,
  seat: (who, parts) => `${Subject(who)}: ${parts.join(', ')}`,
  cash: (amount) => (amount === null ? 'efectivo oculto' : millions(amount)),
  cards,
  property: (name, box) => `${name} (${box})`,
  box: (amount) => `${millions(amount)} en la caja`,
  boxLeast: (amount) => `al menos ${millions(amount)} en la caja`,
  boxClosed: 'caja cerrada',
  noProperty: 'ninguna propiedad',
  pawn: (space, { components }) => `en ${spaceName(components, space)}`,
  total: (amount) => `${millions(amount)} en total`,
  unowned: (properties, pile) =>
    `Libres: ${properties.length === 0 ? 'ninguna' : properties.join(', ')}. Mazo: ${cards(pile)}.`,
  lastCard: (card, { components }) => `Última carta jugada: ${cardName(components, card)}.`,
  saleSealing: (property, sealed) =>
    `A subasta: ${property}. Pujas iniciales selladas: ${sealed.length === 0 ? 'ninguna todavía' : listed(sealed)}.`,
  saleBids: (property, bids) => `A subasta: ${property}. Pujas: ${bids.join(', ')}.`,
  bid: (who, bid, isOut) => `${subject(who)} ${millions(bid)}${isOut ? ' (fuera)' : ''}`,
  lead: (leader, isCashOpen) =>
    `${leader.isReader ? 'Vas' : `${leader.name} va`} en cabeza. ${isCashOpen ? 'Se puede añadir efectivo propio' : 'No se puede añadir efectivo propio hasta que se juegue un Inversor'}.`,
  offer: (from, takers) =>
    `${owned(from, 'Tu oferta', 'Oferta')} ${listed(takers, (one) => `para ${person(one)}`)}:`,
  acceptedBy: (who) => `${who.isReader ? 'Has' : `${who.name} ha`} aceptado.`,
  endsContract: (contract) => `Pone fin al contrato ${contract}.`,
  debt: (from, to, amount) =>
    to.isReader
      ? `${from.name} te debe ${millions(amount)}.`
      : `${from.isReader ? 'Debes' : `${from.name} debe`} ${millions(amount)} a ${to.name}.`,
  hand: (hand, { components }) =>
    `Tu mano: ${hand.length === 0 ? 'vacía' : hand.map((card) => cardName(components, card)).join(', ')}.`,
  known: (known, { components }) =>
    `Sabes dónde están: ${list(
      known.map(
        ({ card, holders }) =>
          `${cardName(components, card)} (${either(holders.map((one) => owned(one, 'tu mano', 'mano')))})`,
      ),
    )}.`,
};
