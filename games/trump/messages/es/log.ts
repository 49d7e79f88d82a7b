/** Lo que ha pasado, una frase por suceso, en presente, como se cuenta en la mesa. */

import {
  about,
  capital,
  list,
  millions,
  people as listed,
  person,
  subject,
  verb,
} from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import { propertyName } from '../../facts/names.ts';
import type { DealTelling, Telling } from '../../facts/telling.ts';
import { type QuietEnd, quietEnd } from '../../facts/deal/fates.ts';
import type { Die, Lapse } from '../../facts/types.ts';
import type { Gift } from '../../facts/events.ts';
import type { Messages } from '../en/index.ts';
import { clausePhrase, contract, giftsPhrase } from './contract.ts';
import { aCard, cardList, spaceName, theCard, withBox } from './names.ts';

/** Tras “porque”. */
export const why: Readonly<Record<Lapse, string>> = {
  sold: 'la propiedad se ha vendido',
  taxed: 'un impuesto se ha llevado la propiedad',
  'not-owned': 'la propiedad ya no estaba',
  'not-held': 'la carta ya no estaba en la mano',
  'no-cards': 'la mano estaba vacía',
  'not-playable': 'la carta no se podía jugar',
  'no-turn-left': 'otra carta prometida ha ocupado el turno',
  'game-over': 'la partida había terminado',
  'not-possible': 'ya no se podía cumplir',
};

/** What the end of its time or of the game did no harm to. */
const quietly: Readonly<Record<QuietEnd, (contract: number) => string>> = {
  kept: (number) => `Una línea del contrato ${number} se ha cumplido hasta el final`,
  unused: (number) => `Una opción del contrato ${number} ha quedado sin usar`,
  uncalled: (number) => `Una línea del contrato ${number} no ha llegado a aplicarse`,
};

function gift(given: Gift, { components }: Telling): string {
  switch (given.type) {
    case 'cash':
      return millions(given.amount);
    case 'property':
      return withBox(propertyName(components, given.property));
    case 'card':
      return theCard(components, given.card);
  }
}

/** “robas”, “Ana roba”: quien lee no necesita sujeto. */
const does = (who: Person, reader: string, other: string): string =>
  about(who, reader, (name) => `${name} ${other}`);
const Does = (who: Person, reader: string, other: string): string =>
  does(who, capital(reader), other);

/** “Bob te da 50 M$”, “Le das 50 M$ a Bob”. */
const doesTo = (
  from: Person,
  to: Person,
  [reader, other]: readonly [reader: string, other: string],
  what: string,
): string =>
  to.isReader
    ? `${from.name} te ${other} ${what}`
    : `${Does(from, `le ${reader}`, `le ${other}`)} ${what} a ${to.name}`;

/** “un 4”, “una T”. */
const thrown = (die: Die): string => (die === 'T' ? 'una T' : `un ${die}`);

export const log: Messages['log'] = {
  dealt: ({ seat, cards }, { components, people }) =>
    cards[0] === null
      ? undefined
      : `${Does(people(seat), 'recibes', 'recibe')} ${cardList(components, cards)}.`,
  threwForStart: ({ seat, die }, { people }) =>
    `${Does(people(seat), 'sacas', 'saca')} ${thrown(die)} para ver quién empieza.`,
  partBegan: ({ part, seat }, { people }) =>
    `Comienza la fase ${part}, y ${verb(people(seat), 'empiezas', 'empieza')} ${subject(people(seat))}.`,
  turnBegan: () => undefined,
  drew: ({ seat, card }, { components, people }) =>
    `${Does(people(seat), 'robas', 'roba')} ${aCard(components, card)}.`,
  rolled: ({ seat, die }, { people }) => `${Does(people(seat), 'sacas', 'saca')} ${thrown(die)}.`,
  moved: ({ seat, space }, { components, people }) =>
    `${Does(people(seat), 'caes', 'cae')} en ${spaceName(components, space)}.`,
  took: ({ seat, from, card }, { components, people }) =>
    `${doesTo(people(seat), people(from), ['quitas', 'quita'], aCard(components, card))}.`,
  filled: ({ property, amount }, { components }) =>
    `${millions(amount)} van a la caja de ${propertyName(components, property)}.`,
  collected: ({ seat, amount }, { people }) =>
    `${Does(people(seat), 'recibes', 'recibe')} ${millions(amount)} de la banca.`,
  traded: ({ seat, give, take, with: other }, { components, people }) => {
    const swap = `${propertyName(components, give)} por ${propertyName(components, take)}`;
    if (other === null)
      return `${Does(people(seat), 'cambias', 'cambia')} ${swap}, que estaba libre.`;
    return `${doesTo(people(seat), people(other), ['cambias', 'cambia'], swap)}.`;
  },
  kept: ({ seat }, { people }) => `${Does(people(seat), 'no cambias', 'no cambia')} nada.`,
  putUp: ({ seat, property, again }, { components, people }) =>
    `${again ? Does(people(seat), 'vuelves a sacar', 'vuelve a sacar') : Does(people(seat), 'sacas', 'saca')} a subasta ${propertyName(components, property)}.`,
  sealed: ({ seat, amount }, { people }) => {
    const who = people(seat);
    const seals = Does(who, 'sellas', 'sella');
    if (amount === 0) return `${seals} 0 y ${verb(who, 'te quedas', 'se queda')} fuera.`;
    return `${seals} una puja inicial${amount === null ? '' : ` de ${millions(amount)}`}.`;
  },
  opened: ({ bids }, { people }) =>
    `Se revelan las pujas iniciales: ${bids.map((bid, seat) => `${subject(people(seat))} ${bid === 0 ? 'nada' : millions(bid)}`).join(', ')}.`,
  raised: ({ seat, cards, cash, bid }, { components, people }) => {
    const parts = [
      ...cards.map((card) => aCard(components, card)),
      ...(cash > 0 ? [`${millions(cash)} en efectivo`] : []),
    ];
    return `${Does(people(seat), 'subes', 'sube')} a ${millions(bid)} con ${list(parts)}.`;
  },
  knockedOut: ({ seat, target }, { people }) =>
    people(target).isReader
      ? `${people(seat).name} te expulsa de la subasta.`
      : `${Does(people(seat), 'expulsas', 'expulsa')} de la subasta a ${people(target).name}.`,
  cameBack: ({ seat, bid }, { people }) =>
    `${Does(people(seat), 'regresas', 'regresa')} a la subasta con ${millions(bid)}.`,
  letGo: ({ seat }, { people }) => `${Does(people(seat), 'pasas', 'pasa')}.`,
  askedAgain: ({ seat }, { people }) =>
    `Los demás pasan; la última jugada es ${about(people(seat), 'tuya, pero no vas', (name) => `de ${name}, que no va`)} en cabeza y ${verb(people(seat), 'vuelves', 'vuelve')} a tener la palabra.`,
  biddingEnded: ({ why: reason, leader }, { people }) => {
    const leads = `con ${about(people(leader), 'tu puja', (name) => `la puja de ${name}`)} en cabeza`;
    switch (reason) {
      case 'alone':
        return `Nadie más puja: la subasta se cierra ${leads}.`;
      case 'all':
        return `Todo el mundo pasa: la subasta se cierra ${leads}.`;
      case 'all-others':
        return `Los demás pasan: la subasta se cierra ${leads}.`;
    }
  },
  sold: ({ property, to, price, paid }, { components, people }) => {
    const name = propertyName(components, property);
    const who = people(to);
    if (paid === 'box')
      return `${Does(who, 'te quedas', 'se queda')} con ${name} y ${verb(who, 'pones', 'pone')} ${millions(price)} en su caja.`;
    if (paid === 'bank')
      return `${Does(who, 'compras', 'compra')} ${name} a la banca por ${millions(price)}.`;
    return `${doesTo(who, people(paid), ['compras', 'compra'], name)} por ${millions(price)}.`;
  },
  unsold: ({ property, again }, { components }) =>
    `Nadie puja por ${propertyName(components, property)}${again ? '; volverá a salir a subasta' : ''}.`,
  bidReturned: ({ seat, bank }, { people }) =>
    bank === 0
      ? undefined
      : `${Does(people(seat), 'devuelves', 'devuelve')} a la banca ${millions(bank)} de los inversores.`,
  boxShown: ({ property, amount }, { components }) =>
    `En la caja de ${propertyName(components, property)} hay ${millions(amount)}.`,
  played: ({ seat, card, target, property }, { components, people }) => {
    const on = target === null ? '' : ` contra ${person(people(target))}`;
    const lot = property === null ? '' : ` sobre ${propertyName(components, property)}`;
    return `${Does(people(seat), 'juegas', 'juega')} ${aCard(components, card)}${on}${lot}.`;
  },
  taxed: ({ seat, target, amount }, { people }) =>
    `${doesTo(people(target), people(seat), ['pagas', 'paga'], `${millions(amount)} de impuesto`)}.`,
  surrendered: ({ seat, to, property }, { components, people }) =>
    `${doesTo(people(seat), people(to), ['entregas', 'entrega'], withBox(propertyName(components, property)))}.`,
  passed: ({ seat }, { people }) => `${Does(people(seat), 'pasas', 'pasa')}.`,
  offered: ({ from, to, and = [], ends, clauses, counters }, telling) => {
    const { people } = telling;
    const takers = [to, ...and].map(people);
    const who = people(from);
    const deal = contract.offered(clauses, { ...telling, seats: [from, to, ...and] });
    const ending = ends === undefined ? '' : `, en lugar del contrato ${ends}`;
    const offer = counters === 0 ? 'una oferta' : 'una contraoferta';
    const makes =
      takers.length === 1 && takers[0]!.isReader
        ? `${who.name} te hace ${offer}`
        : `${Does(who, 'haces', 'hace')} ${offer} ${listed(takers, (one) => `a ${person(one)}`)}`;
    return `${makes}: ${deal}${ending}.`;
  },
  rejected: ({ seat }, { people }) => `${Does(people(seat), 'rechazas', 'rechaza')} el trato.`,
  agreed: ({ seat }, { people }) =>
    `${Does(people(seat), 'aceptas', 'acepta')}; falta que respondan los demás.`,
  contractEnded: ({ contract: number }) =>
    `Las partes ponen fin al contrato ${number} de común acuerdo.`,
  showed: ({ from, to, isHand, cards }, { components, people }) => {
    const isHidden = cards[0] === null || cards.length === 0;
    const shown = isHidden
      ? isHand
        ? verb(people(from), 'toda tu mano', 'toda su mano')
        : 'una carta'
      : cardList(components, cards);
    return `${doesTo(people(from), people(to), ['enseñas', 'enseña'], shown)}.`;
  },
  used: ({ seat, contract: number, seats, clause }, telling) => {
    const deal: DealTelling = { ...telling, seats };
    const what =
      clause.type === 'option' ? giftsPhrase(clause.clauses, deal) : clausePhrase(clause, deal);
    return `${Does(telling.people(seat), 'usas', 'usa')} una opción del contrato ${number}: ${what}.`;
  },
  accepted: ({ seat, contract: number }, { people }) =>
    `${Does(people(seat), 'aceptas', 'acepta')} el trato, que pasa a ser el contrato ${number}.`,
  gave: ({ from, to, gift: given }, telling) =>
    `${doesTo(telling.people(from), telling.people(to), ['das', 'da'], gift(given, telling))}.`,
  promiseKept: ({ contract: number, clause }, { components, people }) => {
    if (clause.type !== 'play') return `Se cumple una promesa del contrato ${number}.`;
    const who = people(clause.seat);
    return `${Does(who, 'cumples tu', 'cumple su')} promesa de jugar ${aCard(components, clause.card)} (contrato ${number}).`;
  },
  lapsed: ({ contract: number, seats, clause, why: reason }, telling) => {
    const end = quietEnd({ clause, how: reason });
    const what = end
      ? quietly[end](number)
      : `Una línea del contrato ${number} queda en nada porque ${why[reason]}`;
    return `${what}: ${contract.quoted(clause, { ...telling, seats })}.`;
  },
  owed: ({ from, to, amount }, { people }) => {
    const who = people(from);
    const short = Does(who, 'no puedes', 'no puede');
    return people(to).isReader
      ? `${short} pagarlo todo y ahora te debe ${millions(amount)}.`
      : `${short} pagarlo todo y ahora ${verb(who, 'debes', 'debe')} ${millions(amount)} a ${people(to).name}.`;
  },
  debtPaid: ({ from, to, amount, left }, { people }) =>
    `${doesTo(people(from), people(to), ['pagas', 'paga'], `${millions(amount)} de una deuda`)}${left === 0 ? '' : `; quedan ${millions(left)}`}.`,
  finished: ({ totals }, { people }) =>
    `La partida termina: ${totals.map((total, seat) => `${subject(people(seat))} ${millions(total)}`).join(', ')}.`,
};

export const openingTag: Messages['openingTag'] = (bid) =>
  bid === 0 ? 'sin puja' : `puja ${millions(bid)}`;

export const tags: Messages['tags'] = {
  rolled: ({ die }) => `saca ${thrown(die)}`,
  moved: ({ space }, { components }) => `en ${spaceName(components, space)}`,
  took: ({ from }, { people }) =>
    about(people(from), 'te quita una carta', (name) => `quita una carta a ${name}`),
  filled: ({ property, amount }, { components }) =>
    `${millions(amount)} a ${propertyName(components, property)}`,
  collected: ({ amount }) => `recibe ${millions(amount)}`,
  traded: ({ give, take }, { components }) =>
    `${propertyName(components, give)} por ${propertyName(components, take)}`,
  kept: () => 'sin cambio',
  putUp: ({ property }, { components }) => `subasta ${propertyName(components, property)}`,
  sealed: () => 'puja sellada',
  raised: ({ bid }) => `puja ${millions(bid)}`,
  knockedOut: ({ target }, { people }) =>
    about(people(target), 'te expulsa', (name) => `expulsa a ${name}`),
  cameBack: () => 'regresa',
  letGo: () => 'pasa',
  askedAgain: () => 'otra vez la palabra',
  sold: ({ paid, property }, { components }) =>
    `${paid === 'box' ? 'conserva' : 'compra'} ${propertyName(components, property)}`,
  played: ({ card }, { components }) => aCard(components, card),
  surrendered: ({ property }, { components }) => `entrega ${propertyName(components, property)}`,
  passed: () => 'pasa',
  offered: ({ to, and = [] }, { people }) =>
    `oferta ${listed([to, ...and].map(people), (one) => `para ${person(one)}`)}`,
  agreed: () => 'acepta',
  used: () => 'usa una opción',
  showed: ({ isHand }) => (isHand ? 'enseña su mano' : 'enseña una carta'),
  rejected: () => 'rechaza',
  accepted: () => 'acepta',
};
