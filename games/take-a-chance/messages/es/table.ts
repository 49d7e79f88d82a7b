/** Lo que se lee en la mesa y en los asientos. */

import { about, dollars, list, number, owned, plural, Subject, subject } from '@parlor/grammar/es';
import { BLACK_DICE, CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { charm, colour, combo, kept, named, names, theCharm } from './names.ts';

type Table = Messages['table'];

const cardCount = (count: number): string => plural(count, { one: 'una carta', other: '# cartas' });
const charms = (all: readonly string[]): string => all.map(charm).join(', ');

const where: Table['where'] = {
  auctions: 'Subastas',
  luckyCharm: 'Amuletos',
  ownSet: 'conjunto propio',
  forcedOr: 'O BIEN si hace falta',
  evenTurns: 'turnos iguales',
  players: (count) => plural(count, { one: '# persona', other: '# personas' }),
  lastTurns: (left) =>
    left === 1 ? 'El último turno de todos' : `Últimos turnos: quedan ${number(left)}`,
};

const colours = (dice: number): string =>
  `${dice} dados: ${BLACK_DICE} negros, ${plural(dice - BLACK_DICE, { one: '# blanco', other: '# blancos' })}`;

const doors: Table['doors'] = {
  label: 'Tu turno: elige una cosa',
  buy: 'Comprar carta',
  buyLine: (count, cash) =>
    count === 0
      ? `Ninguna con tus ${dollars(cash)}`
      : plural(count, { one: 'Una carta a elegir', other: '# cartas a elegir' }),
  roll: 'Tirar los dados',
  rollLine: colours,
  rollWorth: (dice, value) => `${colours(dice)}; ${dollars(Math.round(value))} de media`,
  chance: 'Probar suerte',
  chanceLine: (left) =>
    left === 0
      ? 'No quedan boletos'
      : left === 1
        ? 'Tu último boleto'
        : `${number(left)} boletos tapados`,
};

const sides: Table['sides'] = {
  label: 'El boleto: elige un lado',
  first: 'Primero',
  or: 'O bien',
  noCard: (cash) => `Con ${dollars(cash)} no puedes comprar ninguna carta.`,
  noTwo: (cash) => `Con ${dollars(cash)} no puedes comprar dos cartas.`,
  noNew: (cash) => `Con ${dollars(cash)} no puedes comprar ningún color nuevo.`,
  noPoolCard: (cash) => `Con ${dollars(cash)} no puedes comprar ninguna carta del mercado.`,
  noSwap: (cash) => `Con ${dollars(cash)} no puedes pagar ningún cambio.`,
  poolEmpty: 'El mercado está vacío.',
};

const worth: Table['worth'] = {
  head: 'Volver a tirar',
  exact: 'exacto, de media',
  now: (value) => `lo elegido: ${dollars(Math.round(value))}`,
  line(dice, value, rank) {
    const thrown = dice.map((die) => (typeof die === 'number' ? String(die) : theCharm(die.charm)));
    const does = thrown.length === 0 ? 'Conservar todo' : `Volver a tirar ${list(thrown)}`;
    return `${does}: ${dollars(Math.round(value))} de media${rank === 'best' ? ', lo mejor' : ''}`;
  },
  best: 'lo mejor',
  swing: (change) =>
    change === 0 ? '= 0' : `${change > 0 ? '↑' : '↓'} ${number(Math.abs(change))}`,
};

const swings = (change: number): string =>
  change === 0
    ? 'moverlo no cambia nada'
    : `moverlo ${change > 0 ? 'da' : 'cuesta'} ${dollars(Math.abs(change))} de media`;

const dice: Table['dice'] = {
  kept: 'Conservados',
  again: 'Volver a tirar',
  againHint: 'Toca dados para repetirlos',
  toThrow: 'Listos para tirar',
  toThrowSpoken: (size) => `Listos para tirar: ${number(size)} dados`,
  of: (who) => owned(who, 'Tus dados', 'Dados'),
  spoken: ({ die, state, change }) =>
    [
      'charm' in die
        ? `Dado de amuletos que muestra ${theCharm(die.charm)}`
        : `Dado ${die.colour === 'black' ? 'negro' : 'blanco'} que muestra un ${die.face}`,
      ...(state === undefined ? [] : [state === 'kept' ? 'conservado' : 'para volver a tirar']),
      ...(change === undefined ? [] : [swings(change)]),
    ].join(', '),
  thrown: (faces, shown) => [...faces, ...(shown === null ? [] : [charm(shown)])].join(' '),
};

const payout: Table['payout'] = {
  now: 'Estos dados pagan',
  nowNote: 'cuenta una línea',
  choose: 'Cobrar una línea',
  nothing: 'Ninguna carta propia paga por estos dados.',
  times: (factor) => `paga ×${factor}`,
  toOthers: (amount) => `${dollars(amount)} a los demás`,
  ifOne: 'Si el último dado muestra',
  ifTwo: 'Si los dos dados muestran',
  mean: (value) => `${dollars(value)} de media`,
  ways: (count) => `${count} de 36`,
  result: (which, amount) => `${names.Combo(which)}: ${dollars(amount)}`,
  noResult: 'Nada que pague',
  bonus: (who, thrown, amount) => `${Subject(who)}: ${dollars(amount)} por ${theCharm(thrown)}`,
};

const tags: Table['tags'] = {
  // Donde hay tan poco sitio basta el color; el historial da la carta entera.
  bought: (what, paid) => `${colour(what.colour)}, ${dollars(paid)}`,
  swapped: (what) => `Cambio: ${colour(what.colour)}`,
  ticket: 'Prueba suerte',
  first: 'Primera acción',
  or: 'Elige O BIEN',
  kept: 'Guarda un boleto',
  got: (amount) => `Recibe ${dollars(amount)}`,
  threw: (faces) => `Tira ${faces.join(' ')}`,
  bonus: (amount) => `Amuleto: ${dollars(amount)}`,
  andBonus: (amount) => `+ ${dollars(amount)}`,
  bid: (amount) => `Puja ${dollars(amount)}`,
  passed: 'Pasa',
};

const cards: Table['cards'] = {
  pool: 'Mercado',
  drawPile: (left) => (left === 0 ? 'mazo agotado' : `${number(left)} en el mazo`),
  discards: (count) =>
    plural(count, { one: '# descartada sin ver', other: '# descartadas sin ver' }),
  emptyPlace: 'Vacío',
  stack: 'Tu reserva, solo tú la ves',
  now: (cost) => `ahora ${dollars(cost)}`,
  spoken(card) {
    const pays = card.pays.map((pay) => `${combo(pay.combo)} ${dollars(pay.amount)}`);
    return `${named(card.name)} ${card.place === 'pool' ? 'en el mercado' : 'en tu reserva'}, ${dollars(card.price)}. Paga ${pays.join(', ')}`;
  },
  group: (which, all) => `${colour(which)}: ${charms(all)}`,
  groupCounted: (which, all) => `${colour(which)} (${cardCount(all.length)}): ${charms(all)}`,
  groupCount: (which, count) => `${colour(which)}: ${cardCount(count)}`,
  giving: (which) => `entregas: ${charm(which)}`,
  groupGiving: (which, all, given) =>
    `${colour(which)}: ${charms(all)}, entregas ${theCharm(given)}`,
};

const seats: Table['seats'] = {
  // Están uno al lado del otro, y hay poco sitio.
  cash: (amount) => `Dinero: ${dollars(amount)}`,
  tickets: (left) =>
    left === 0 ? 'Sin boletos' : plural(left, { one: '# boleto', other: '# boletos' }),
  ticketsLeft: (left) => plural(left, { one: 'queda # boleto', other: 'quedan # boletos' }),
  kept: (use) => `Guardado: ${kept[use]}`,
  keptShort: (uses) => `Guardado: ${uses.map((use) => names.keptShort[use]).join(', ')}`,
};

const auction: Table['auction'] = {
  of: (who) => owned(who, 'Tu subasta', 'Subasta'),
  price: (amount) => `precio ${dollars(amount)}`,
  noBid: 'Aún sin pujas',
  highest: (who) => `en cabeza: ${subject(who)}`,
  out: 'fuera',
  leads: 'en cabeza',
  in: 'dentro',
  yourBid: 'Tu puja',
  more: (amount) => `+${number(amount)}`,
  less: (amount) => `−${number(amount)}`,
  fullPrice: (amount) => `El precio, ${dollars(amount)}`,
};

const standing: Table['standing'] = {
  worth: 'Fortuna',
  worthNote: 'dinero y cartas propias',
  player: 'Nombre',
  board: 'Cartas propias',
  cash: 'Dinero',
  cards: 'Cartas',
  sum: 'Total',
  charms: 'Amuletos',
  charmsNote: `${dollars(CHARM_BONUS)} por cada carta con el amuleto`,
  decided: (who, sum, by) =>
    `${about(who, 'Ganas', (name) => `${name} gana`)} con ${dollars(sum)}, ${dollars(by)} de ventaja.`,
  decidedByCards: (who, sum) =>
    `Empate a ${dollars(sum)}: ${about(who, 'ganas', (name) => `${name} gana`)} por tener más cartas.`,
  shared: (sum) => `Empate a ${dollars(sum)} y con las mismas cartas: se comparte la victoria.`,
};

export const table: Table = {
  money: dollars,
  where,
  doors,
  sides,
  worth,
  notes: { bank: 'Banca', ticket: 'boleto', refund: 'devuelto' },
  dice,
  payout,
  tags,
  cards,
  seats,
  auction,
  standing,
};
