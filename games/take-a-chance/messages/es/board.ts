/** La mesa en palabras, línea por línea. */

import { dollars, list, owned, people, plural, Subject } from '@parlor/grammar/es';
import type { CardName } from '../../facts/box.ts';
import type { Messages } from '../en/index.ts';
import { card, cards, charm, combo, kept } from './names.ts';
import { ticket } from './tickets.ts';

const priced = ({ name, price }: { readonly name: CardName; readonly price: number }): string =>
  `${card(name)} por ${dollars(price)}`;
const faces = (dice: readonly number[]): string => list(dice.map(String));

export const board: Messages['board'] = {
  dice(roll) {
    const parts = [
      `negros ${faces(roll.black)}`,
      ...(roll.white.length > 0 ? [`blancos ${faces(roll.white)}`] : []),
      ...(roll.charm === null ? [] : [`dado de amuletos ${charm(roll.charm)}`]),
    ];
    const left =
      roll.rethrows === 0
        ? 'No quedan repeticiones.'
        : plural(roll.rethrows, { one: 'Queda una repetición.', other: 'Quedan # repeticiones.' });
    return `Los dados: ${parts.join('; ')}. ${left}`;
  },
  pays: (offers) =>
    offers.length === 0
      ? 'No pagan nada.'
      : `Pagan: ${list(offers.map((offer) => `${combo(offer.combo)} ${dollars(offer.amount)}`))}.`,
  ticket: (choices, or) => `El boleto dice: ${ticket(choices, or)}.`,
  auction(lot) {
    const highest =
      lot.bidder === null
        ? 'Aún no hay pujas.'
        : `Puja más alta: ${dollars(lot.bid)}, ${owned(lot.bidder, 'la tuya', 'la')}.`;
    const out = lot.passed.length === 0 ? '' : ` Fuera de la subasta: ${people(lot.passed)}.`;
    return `${owned(lot.auctioneer, 'Tu subasta', 'Subasta')}: ${card(lot.card)}, precio ${dollars(lot.price)}. ${highest}${out}`;
  },
  pool(pool) {
    const places = [
      ...pool.cards.map(priced),
      ...(pool.empty === 0
        ? []
        : [plural(pool.empty, { one: 'un hueco vacío', other: '# huecos vacíos' })]),
    ];
    const out =
      pool.discards > 0
        ? `, ${plural(pool.discards, { one: 'una carta descartada sin verla', other: '# cartas descartadas sin verlas' })}`
        : '';
    return `En el mercado: ${list(places)}. En el mazo: ${cards(pool.draw)}${out}.`;
  },
  lastTurns: (left) =>
    `Los últimos turnos: ${plural(left, { one: 'queda uno', other: 'quedan #' })}.`,
  seat(seat) {
    const parts = [
      `${dollars(seat.cash)} en efectivo`,
      seat.cards.length === 0 ? 'sin cartas' : `cartas propias: ${list(seat.cards.map(card))}`,
      seat.tickets === 0
        ? 'sin boletos'
        : plural(seat.tickets, { one: 'queda un boleto', other: 'quedan # boletos' }),
      ...(seat.kept.length > 0
        ? [`boletos guardados: ${list(seat.kept.map((use) => kept[use]))}`]
        : []),
      ...(seat.hasTurn ? [seat.who.isReader ? 'es tu turno' : 'es su turno'] : []),
    ];
    return `${Subject(seat.who)}: ${parts.join('; ')}.`;
  },
  stack(stack) {
    const parts = [
      ...stack.cards.map(priced),
      ...(stack.hidden > 0
        ? [plural(stack.hidden, { one: 'una carta oculta', other: '# cartas ocultas' })]
        : []),
    ];
    return parts.length === 0 ? 'La reserva está vacía.' : `En la reserva: ${list(parts)}.`;
  },
};
