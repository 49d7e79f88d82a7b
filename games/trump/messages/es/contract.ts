/** Cada línea de un contrato en una frase. */

import {
  about,
  capital,
  list,
  millions,
  number,
  ordinal,
  people as listed,
  percent as percentage,
  person,
  plural,
  verb,
} from '@parlor/grammar/es';
import type { People, Person, Seat } from '@parlor/kit';
import type { Components } from '../../facts/components.ts';
import {
  type AbstainOf,
  type ActOf,
  FULL_SHARE,
  type GiveOf,
  type HiddenClause,
  type OptionOf,
  type PlayOf,
  type ShowOf,
  takerOf,
  type Until,
  type WhatOf,
  type WhenOf,
} from '../../facts/clauses.ts';
import { propertyName } from '../../facts/names.ts';
import type { ClauseForm, DealTelling, Telling } from '../../facts/telling.ts';
import type { Messages } from '../en/index.ts';
import { theCard, withBox } from './names.ts';

type Hidden = number | null;

/** Sin el punto, para poder citarla. */
export const clausePhrase = (
  clause: HiddenClause,
  telling: DealTelling,
  form: ClauseForm = {},
): string => capital(phraseOf(clause, telling, form));

function phraseOf(clause: HiddenClause, telling: DealTelling, form: ClauseForm): string {
  switch (clause.type) {
    case 'play':
      return playPhrase(clause, telling, form);
    case 'give':
      return givePhrase(clause, telling, form);
    case 'abstain':
      return abstainPhrase(clause, telling, form);
    case 'option':
      return optionPhrase(clause, telling, form);
    case 'show':
      return showPhrase(clause, telling);
  }
}

/** “juegas”, “Ana juega”: quien lee no necesita sujeto. */
const does = (who: Person, reader: string, other: string): string =>
  about(who, reader, (name) => `${name} ${other}`);

/** “2.º”, pero “3.er” delante de un nombre; hay nueve como mucho. */
const nth = (turn: number): string => (turn === 3 ? '3.er' : ordinal(turn));

/** “próximo turno”, “2.º turno desde ahora”. */
export const nthTurn = (turn: number): string =>
  turn === 1 ? 'próximo turno' : `${nth(turn)} turno desde ahora`;

/** “el próximo turno de Ana”, “el 2.º turno de Ana desde ahora”, sin el artículo. */
export const nthTurnOf = (name: string, turn: number): string =>
  turn === 1 ? `próximo turno de ${name}` : `${nth(turn)} turno de ${name} desde ahora`;

/** Tras “final”: “de tu próximo turno”, “del próximo turno de Ana”, “de este turno”. */
export function ofTurn({ name, isReader }: Person, turn: number): string {
  if (turn <= 0) return 'de este turno';
  return isReader ? `de tu ${nthTurn(turn)}` : `del ${nthTurnOf(name, turn)}`;
}

/** De quien ya habla la frase basta con “su”. */
function endOf(people: People, seat: Seat, turn: number, subject?: Seat): string {
  const who = people(seat);
  return seat === subject && !who.isReader && turn > 0
    ? `final de su ${nthTurn(turn)}`
    : `final ${ofTurn(who, turn)}`;
}

/**
 * “Bob te da Hotel”, “le das Hotel a Bob”, pero “le das a Bob la mitad de lo que pague”: lo largo va detrás.
 * De quien ya habla la frase no se repite el nombre.
 */
function gives(
  giver: Person,
  taker: Person,
  thing: string,
  {
    isBack = false,
    isNamed = false,
    isLong = false,
  }: { isBack?: boolean; isNamed?: boolean; isLong?: boolean } = {},
): string {
  const gift = isBack ? verb(giver, 'devuelves', 'devuelve') : verb(giver, 'das', 'da');
  const who = giver.isReader || isNamed ? '' : `${giver.name} `;
  if (taker.isReader) return `${who}te ${gift} ${thing}`;
  return isLong
    ? `${who}le ${gift} a ${taker.name} ${thing}`
    : `${who}le ${gift} ${thing} a ${taker.name}`;
}

function playPhrase(
  { seat, card, turn, target, property }: PlayOf<Hidden>,
  { components, people }: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const on = target === undefined ? '' : ` contra ${person(people(target))}`;
  const lot = property === undefined ? '' : ` sobre ${propertyName(components, property)}`;
  const by = isUndated ? '' : ` antes del ${endOf(people, seat, turn, seat)}`;
  return `${does(people(seat), 'juegas', 'juega')} ${theCard(components, card)}${on}${lot}${by}`;
}

function givePhrase(
  give: GiveOf<Hidden>,
  telling: DealTelling,
  { isBack = false, isUndated = false }: ClauseForm,
): string {
  const { from, what, when } = give;
  const { people, seats, components } = telling;
  const [giver, taker] = [people(from), people(takerOf(give, from, seats))];
  const thing =
    what.type === 'choice'
      ? `una carta ${choice(what.by, giver, taker)}`
      : whatPhrase(what, components, when.type === 'bought');
  const isNamed = (when.type === 'played' || when.type === 'bought') && when.seat === from;
  const gift = gives(giver, taker, thing, { isBack, isNamed, isLong: isLongGift(what) });
  switch (when.type) {
    case 'played':
    case 'bought':
    case 'lapsed':
      return `${conditionPhrase(when, telling)}, ${gift}`;
    case 'turnEnd':
      return isUndated ? gift : `${gift} al ${endOf(people, when.seat, when.turn, from)}`;
    case 'everyTurnEnd': {
      const owned =
        when.while === null
          ? ''
          : ` mientras ${does(giver, 'poseas', 'posea')} ${propertyName(components, when.while)}`;
      return `${gift} ${everyEnd(people(when.seat), when.turns)}${owned}`;
    }
    case 'now':
      return `${gift} de inmediato`;
  }
}

function choice(by: 'giver' | 'taker', giver: Person, taker: Person): string {
  const chooser = by === 'giver' ? giver : taker;
  if (chooser.isReader) return 'a tu elección';
  return by === 'giver' ? 'a su elección' : `a elección de ${chooser.name}`;
}

/** “al final de cada uno de tus próximos 5 turnos”. */
function everyEnd(who: Person, turns: number): string {
  if (turns === 1) return `al final ${ofTurn(who, 1)}`;
  return who.isReader
    ? `al final de cada uno de tus próximos ${number(turns)} turnos`
    : `al final de cada uno de los próximos ${number(turns)} turnos de ${who.name}`;
}

/** Lo que se da; una parte lo es de lo que paga una carta o de un precio. */
function whatPhrase(what: WhatOf<Hidden>, components: Components, isPrice = false): string {
  switch (what.type) {
    case 'cash':
      return millions(what.amount);
    case 'property':
      return withBox(propertyName(components, what.property));
    case 'card':
      return theCard(components, what.card);
    case 'random':
      return randomCards(what.count);
    case 'choice':
      return what.by === 'giver'
        ? 'una carta a elección de quien la da'
        : 'una carta a elección de quien la recibe';
    case 'share': {
      const least = what.atLeast === undefined ? '' : `, pero al menos ${millions(what.atLeast)}`;
      return `${sharePhrase(what.percent, isPrice)}${least}`;
    }
  }
}

/** Con una frase dentro. */
const isLongGift = ({ type }: WhatOf<Hidden>): boolean => type === 'share' || type === 'choice';

export const randomCards = (count: number): string =>
  plural(count, { one: 'una carta al azar', other: '# cartas al azar' });

export function sharePhrase(percent: number, isPrice: boolean): string {
  if (percent === FULL_SHARE) return isPrice ? 'todo el precio' : 'todo lo que pague';
  const part = percent * 2 === FULL_SHARE ? 'la mitad' : `el ${percentage(percent / FULL_SHARE)}`;
  return `${part} ${isPrice ? 'del precio' : 'de lo que pague'}`;
}

function conditionPhrase(
  when: Extract<WhenOf<Hidden>, { type: 'played' | 'bought' | 'lapsed' }>,
  { components, people }: Telling,
): string {
  switch (when.type) {
    case 'played': {
      const plays = `${does(people(when.seat), 'juegues', 'juegue')} ${theCard(components, when.card)}`;
      return when.payout === 'before'
        ? `en cuanto ${plays}, antes de que pague`
        : `en cuanto ${plays}`;
    }
    case 'bought': {
      const by =
        when.until === null
          ? ''
          : ` antes del ${endOf(people, when.until.seat, when.until.turn, when.seat)}`;
      return `si ${does(people(when.seat), 'compras', 'compra')} ${propertyName(components, when.property)} en una subasta${by}`;
    }
    case 'lapsed':
      return `si la línea ${when.clause + 1} queda en nada`;
  }
}

function abstainPhrase(
  { seat, act, until }: AbstainOf<Hidden>,
  telling: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const who = telling.people(seat);
  const term = isUndated ? '' : ` ${untilPhrase(until, telling, seat)}`;
  return `${does(who, 'te comprometes', 'se compromete')} a no ${actPhrase(act, telling)}${term}`;
}

/** En infinitivo. */
function actPhrase(act: ActOf<Hidden>, { components, people }: Telling): string {
  switch (act.type) {
    case 'tax':
      return about(people(act.seat), 'cobrarte impuestos', (name) => `cobrar impuestos a ${name}`);
    case 'knockOut':
      return about(people(act.seat), 'expulsarte', (name) => `expulsar a ${name}`);
    case 'forceSale':
      return `forzar la subasta de ${propertyName(components, act.property)}`;
    case 'bid': {
      const lot = act.property === null ? '' : ` por ${propertyName(components, act.property)}`;
      return act.above === 0 ? `pujar${lot}` : `pujar más de ${millions(act.above)}${lot}`;
    }
    case 'deal': {
      const thing =
        'card' in act.about
          ? theCard(components, act.about.card)
          : propertyName(components, act.about.property);
      return `negociar ${thing} con nadie más`;
    }
  }
}

/** Lo que ocurre cuando se usa una opción. */
export function giftsPhrase(clauses: readonly GiveOf<Hidden>[], telling: DealTelling): string {
  const { people, seats, components } = telling;
  return list(
    clauses.map((gift) => {
      const giver = people(gift.from);
      const taker = people(takerOf(gift, gift.from, seats));
      return gives(giver, taker, whatPhrase(gift.what, components), {
        isLong: isLongGift(gift.what),
      });
    }),
  );
}

function optionPhrase(
  { seat, clauses, until }: OptionOf<Hidden>,
  telling: DealTelling,
  { isUndated = false }: ClauseForm,
): string {
  const term = isUndated ? '' : ` ${untilPhrase(until, telling, seat)}`;
  return `${does(telling.people(seat), 'tienes', 'tiene')} una opción${term}: ${giftsPhrase(clauses, telling)}`;
}

function showPhrase({ seat, to, card, some }: ShowOf<Hidden>, telling: DealTelling): string {
  const { people, seats, components } = telling;
  const who = people(seat);
  const taker = people(takerOf(to === undefined ? {} : { to }, seat, seats));
  const thing =
    card === null && !some ? verb(who, 'toda tu mano', 'toda su mano') : theCard(components, card);
  return taker.isReader
    ? `${who.name} te enseña de inmediato ${thing}`
    : `${does(who, 'le enseñas', 'le enseña')} de inmediato a ${taker.name} ${thing}`;
}

const untilPhrase = (until: Until | null, { people }: Telling, subject: Seat): string =>
  until === null
    ? 'hasta el final de la partida'
    : `hasta el ${endOf(people, until.seat, until.turn, subject)}`;

/** Tras dos puntos: “Hotel con su caja por 220 M$”, o cuánto va en cada dirección. */
function offered(clauses: readonly HiddenClause[], telling: DealTelling): string {
  const [from, to] = telling.seats;
  const gifts = (seat: Seat): GiveOf<Hidden>[] =>
    clauses.filter(
      (clause): clause is GiveOf<Hidden> => clause.type === 'give' && clause.from === seat,
    );
  const [given, got] = [gifts(from), gifts(to)];
  const promises = clauses.filter(({ type }) => type === 'play').length;
  const others = clauses.filter(({ type }) => type !== 'play' && type !== 'give').length;
  if (clauses.length === 0) return 'poner fin a un contrato';
  if (telling.seats.length > 2)
    return plural(clauses.length, { one: 'un trato de una línea', other: 'un trato de # líneas' });
  if (promises + others === 0 && isPlain(given) && isPlain(got))
    return `${plainly(given, telling)} por ${plainly(got, telling)}`;
  return [
    ...(given.length + got.length === 0 ? [] : [counted(given.length, got.length)]),
    ...(promises === 0
      ? []
      : [
          plural(promises, {
            one: 'una promesa de jugar una carta',
            other: '# promesas de jugar cartas',
          }),
        ]),
    ...(others === 0 ? [] : [plural(others, { one: '# línea más', other: '# líneas más' })]),
  ].join(', además ');
}

const isPlain = (gifts: readonly GiveOf<Hidden>[]): boolean =>
  gifts.length === 0 || (gifts.length === 1 && gifts[0]!.when.type === 'now');

const plainly = ([gift]: readonly GiveOf<Hidden>[], { components }: Telling): string =>
  gift ? whatPhrase(gift.what, components) : 'nada';

const things = (count: number): string => plural(count, { one: '# cosa', other: '# cosas' });

const counted = (gives: number, gets: number): string =>
  gives === 0
    ? `nada por ${things(gets)}`
    : `${things(gives)} por ${gets === 0 ? 'nada' : number(gets)}`;

export const contract: Messages['contract'] = {
  clause: (clause, telling, form) => `${clausePhrase(clause, telling, form)}.`,
  quoted: (clause, telling) => `“${clausePhrase(clause, telling)}”`,
  offered,
  between: (contract, people, seats) => `Contrato ${contract}: ${listed(seats.map(people))}`,
  ends: (contract) => `El contrato ${contract} termina.`,
};
