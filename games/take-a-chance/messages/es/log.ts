/** Lo que ha pasado, una frase cada vez; en presente, como se cuenta en la mesa. */

import { about, capital, dollars, list, plural, subject } from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import type { Messages } from '../en/index.ts';
import { aCombo, card, cards, kept, theCharm } from './names.ts';
import { choice, ticket } from './tickets.ts';

/** “Compras”, “Ana compra” */
const does = (who: Person, reader: string, other: string): string =>
  about(who, capital(reader), (name) => `${name} ${other}`);
/** Un verbo que no abre la frase, o un posesivo. */
const bend = ({ isReader }: Person, reader: string, other: string): string =>
  isReader ? reader : other;
const quoted = (says: string): string => `“${capital(says)}”`;

/** Las caras, y el amuleto si su dado se ha tirado. */
const throwOf = (faces: readonly number[], thrown: string | null): string =>
  list([...faces.map(String), ...(thrown === null ? [] : [theCharm(thrown)])]);

export const log: Messages['log'] = {
  dealt: (first) =>
    `Las cartas están repartidas: ${bend(first, 'empiezas', 'empieza')} ${subject(first)}.`,
  drew: (who, drawn) => `${does(who, 'robas', 'roba')} ${card(drawn)}.`,
  lastTurn: (who) => `${does(who, 'juegas', 'juega')} uno de los últimos turnos.`,
  bought: (who, what, from, paid) =>
    `${does(who, 'compras', 'compra')} ${card(what)} ${from === 'pool' ? 'del mercado' : `de ${bend(who, 'tu', 'su')} reserva`} por ${dollars(paid)}.`,
  refilled: (what) => `${card(what)} llega al mercado.`,
  discarded: (left) =>
    `Se descarta una carta sin verla; ${
      left === 0
        ? 'el mazo se ha agotado'
        : plural(left, {
            one: 'en el mazo queda una carta',
            other: 'en el mazo quedan # cartas',
          })
    }.`,
  swapped(who, gave, took, paid) {
    const settled =
      paid === 0
        ? ''
        : paid > 0
          ? ` y ${bend(who, 'pagas', 'paga')} ${dollars(paid)}`
          : ` y ${bend(who, 'recibes', 'recibe')} ${dollars(-paid)}`;
    return `${does(who, 'cambias', 'cambia')} ${card(gave)} por ${card(took)}${settled}.`;
  },
  ticket: (who, steps) =>
    `${does(who, 'destapas', 'destapa')} un boleto: ${quoted(choice(steps))}.`,
  ticketOr: (who, steps) =>
    `${does(who, 'destapas', 'destapa')} un boleto y ${bend(who, 'tienes', 'tiene')} que elegir el O BIEN: ${quoted(choice(steps))}.`,
  turnedOver: (who, choices) =>
    `${does(who, 'destapas', 'destapa')} un boleto: ${quoted(ticket(choices, 'free'))}.`,
  choseFirst: (who, steps) =>
    `${does(who, 'eliges', 'elige')} la primera acción del boleto: ${quoted(choice(steps))}.`,
  choseOr: (who, steps) => `${does(who, 'eliges', 'elige')} el O BIEN: ${quoted(choice(steps))}.`,
  noTicketLeft: (who) => `${does(who, 'ya no tienes', 'ya no tiene')} otro boleto que jugar.`,
  kept: (who, what) => `${does(who, 'guardas', 'guarda')} el boleto para ${kept[what]}.`,
  spent: (who, what) =>
    `${does(who, 'usas', 'usa')} un boleto guardado para ${what === 'die' ? 'un dado' : 'una repetición'} más.`,
  got: (who, amount) => `${does(who, 'recibes', 'recibe')} ${dollars(amount)} gracias al boleto.`,
  threw: (who, faces, thrown) =>
    `${does(who, 'tiras', 'tira')} los dados: ${throwOf(faces, thrown)}.`,
  threwAgain: (who, faces, thrown) =>
    `${does(who, 'vuelves', 'vuelve')} a tirar: ${throwOf(faces, thrown)}.`,
  collected: (who, amount, combo, count) =>
    `${does(who, 'cobras', 'cobra')} ${dollars(amount)} por ${aCombo(combo)} en ${cards(count)}.`,
  nothing: (who) => `${does(who, 'no cobras', 'no cobra')} nada por esta tirada.`,
  bonus: (who, amount, count, thrown) =>
    `${does(who, 'recibes', 'recibe')} ${dollars(amount)} por ${cards(count)} con ${theCharm(thrown)}.`,
  auction: (who, what) => `${does(who, 'subastas', 'subasta')} ${card(what)}.`,
  bid: (who, amount) => `${does(who, 'pujas', 'puja')} ${dollars(amount)}.`,
  passed: (who) => `${does(who, 'pasas', 'pasa')}.`,
  refund: (who, amount) =>
    `${does(who, 'recuperas', 'recupera')} ${dollars(amount)} gracias al boleto.`,
  lastTurns: (who, ending) =>
    `${does(who, 'has', 'ha')} jugado el último boleto de ${bend(who, 'tu', 'su')} pila: ${
      ending === 'evenTurns'
        ? 'se completa esta ronda y se juega otra entera'
        : 'todo el mundo tiene un turno más'
    }.`,
  over: (sums) =>
    `La partida ha terminado: ${list(sums.map(({ who, sum }) => `${subject(who)} con ${dollars(sum)}`))}.`,
};
