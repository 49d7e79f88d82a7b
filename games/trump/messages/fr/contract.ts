/** Chaque ligne d’un contrat en une phrase. */

import {
  capital,
  list,
  millions,
  number,
  of,
  ordinal,
  people as listed,
  percent as percentage,
  person,
  plural,
  que,
  verb,
} from '@parlor/grammar/fr';
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
import { ofProperty, theCard, withBox } from './names.ts';

type Hidden = number | null;

/** Sans le point, pour pouvoir être citée. */
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

/** « prochain tour », « 2e tour à venir ». */
export const nthTurn = (turn: number): string =>
  turn === 1 ? 'prochain tour' : `${ordinal(turn)} tour à venir`;

/** Après « la fin » : « de votre prochain tour », « du 2e tour à venir d’Ann », « de ce tour ». */
export function ofTurn(who: Person, turn: number): string {
  if (turn <= 0) return 'de ce tour';
  return who.isReader ? `de votre ${nthTurn(turn)}` : `du ${nthTurn(turn)} ${of(who)}`;
}

/** De qui la phrase parle déjà, « son » suffit. */
function endOf(people: People, seat: Seat, turn: number, subject?: Seat): string {
  const who = people(seat);
  return seat === subject && !who.isReader && turn > 0
    ? `la fin de son ${nthTurn(turn)}`
    : `la fin ${ofTurn(who, turn)}`;
}

/** « Bob vous donne Hotel », « vous donnez Hotel à Bob » : qui lit passe devant le verbe, une part ou un choix vient à la fin. */
function gives(
  giver: Person,
  taker: Person,
  { thing, isLast, isBack = false }: { thing: string; isLast: boolean; isBack?: boolean },
): string {
  const does = isBack ? verb(giver, 'rendez', 'rend') : verb(giver, 'donnez', 'donne');
  if (taker.isReader) return `${person(giver)} vous ${does} ${thing}`;
  return isLast
    ? `${person(giver)} ${does} à ${taker.name} ${thing}`
    : `${person(giver)} ${does} ${thing} à ${taker.name}`;
}

function playPhrase(
  { seat, card, turn, target, property }: PlayOf<Hidden>,
  { components, people }: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const who = people(seat);
  const on = target === undefined ? '' : ` contre ${person(people(target))}`;
  const lot = property === undefined ? '' : ` sur ${propertyName(components, property)}`;
  const by = isUndated ? '' : ` avant ${endOf(people, seat, turn, seat)}`;
  return `${person(who)} ${verb(who, 'jouez', 'joue')} ${theCard(components, card)}${on}${lot}${by}`;
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
      ? `une carte ${choice(what.by, giver, taker)}`
      : whatPhrase(what, components, when.type === 'bought');
  const isLast = what.type === 'share' || what.type === 'choice';
  const gift = gives(giver, taker, { thing, isLast, isBack });
  switch (when.type) {
    case 'played':
    case 'bought':
    case 'lapsed':
      return `${conditionPhrase(when, telling)}, ${gift}`;
    case 'turnEnd':
      return isUndated ? gift : `${gift} à ${endOf(people, when.seat, when.turn, from)}`;
    case 'everyTurnEnd': {
      const owned =
        when.while === null
          ? ''
          : ` tant ${que(giver)} ${verb(giver, 'possédez', 'possède')} ${propertyName(components, when.while)}`;
      return `${gift} ${everyEnd(people(when.seat), when.turns)}${owned}`;
    }
    case 'now':
      return `${gift} tout de suite`;
  }
}

function choice(by: 'giver' | 'taker', giver: Person, taker: Person): string {
  const chooser = by === 'giver' ? giver : taker;
  if (chooser.isReader) return 'de votre choix';
  return by === 'giver' ? 'de son choix' : `au choix ${of(chooser)}`;
}

/** « à la fin de chacun de vos 5 prochains tours ». */
function everyEnd(who: Person, turns: number): string {
  if (turns === 1) return `à la fin ${ofTurn(who, 1)}`;
  return who.isReader
    ? `à la fin de chacun de vos ${number(turns)} prochains tours`
    : `à la fin de chacun des ${number(turns)} prochains tours ${of(who)}`;
}

/** Ce qui est donné ; une part est celle d’un gain ou d’un prix. */
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
        ? 'une carte au choix de qui la donne'
        : 'une carte au choix de qui la reçoit';
    case 'share': {
      const least = what.atLeast === undefined ? '' : `, mais au moins ${millions(what.atLeast)}`;
      return `${sharePhrase(what.percent, isPrice)}${least}`;
    }
  }
}

export const randomCards = (count: number): string =>
  plural(count, { one: 'une carte au hasard', other: '# cartes au hasard' });

export function sharePhrase(percent: number, isPrice: boolean): string {
  const whole = isPrice ? 'prix' : 'gain';
  if (percent === FULL_SHARE) return `tout le ${whole}`;
  const part = percent * 2 === FULL_SHARE ? 'la moitié' : percentage(percent / FULL_SHARE);
  return `${part} du ${whole}`;
}

function conditionPhrase(
  when: Extract<WhenOf<Hidden>, { type: 'played' | 'bought' | 'lapsed' }>,
  { components, people }: Telling,
): string {
  switch (when.type) {
    case 'played': {
      const player = people(when.seat);
      const card = theCard(components, when.card);
      return when.payout === 'before'
        ? `dès ${que(player)} ${verb(player, 'posez', 'pose')} ${card}, avant le gain`
        : `dès ${que(player)} ${verb(player, 'avez', 'a')} joué ${card}`;
    }
    case 'bought': {
      const buyer = people(when.seat);
      const by =
        when.until === null
          ? ''
          : ` avant ${endOf(people, when.until.seat, when.until.turn, when.seat)}`;
      return `si ${person(buyer)} ${verb(buyer, 'achetez', 'achète')} ${propertyName(components, when.property)} dans une vente${by}`;
    }
    case 'lapsed':
      return `si la ligne ${when.clause + 1} tombe à l’eau`;
  }
}

function abstainPhrase(
  { seat, act, until }: AbstainOf<Hidden>,
  telling: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const who = telling.people(seat);
  const term = isUndated ? '' : ` ${untilPhrase(until, telling, seat)}`;
  return `${person(who)} ${verb(who, 'vous engagez', 's’engage')} à ne pas ${actPhrase(act, telling)}${term}`;
}

/** À l’infinitif. */
function actPhrase(act: ActOf<Hidden>, { components, people }: Telling): string {
  switch (act.type) {
    case 'tax': {
      const target = people(act.seat);
      return target.isReader ? 'vous taxer' : `taxer ${target.name}`;
    }
    case 'knockOut': {
      const target = people(act.seat);
      return target.isReader ? 'vous mettre hors jeu' : `mettre ${target.name} hors jeu`;
    }
    case 'forceSale':
      return `forcer la vente ${ofProperty(propertyName(components, act.property))}`;
    case 'bid': {
      const lot = act.property === null ? '' : ` sur ${propertyName(components, act.property)}`;
      return act.above === 0 ? `enchérir${lot}` : `enchérir à plus de ${millions(act.above)}${lot}`;
    }
    case 'deal': {
      const about =
        'card' in act.about
          ? theCard(components, act.about.card)
          : propertyName(components, act.about.property);
      return `négocier ${about} avec d’autres`;
    }
  }
}

/** Ce qui se passe quand une option est utilisée. */
export function giftsPhrase(clauses: readonly GiveOf<Hidden>[], telling: DealTelling): string {
  const { people, seats, components } = telling;
  return list(
    clauses.map((gift) => {
      const giver = people(gift.from);
      const taker = people(takerOf(gift, gift.from, seats));
      return gives(giver, taker, { thing: whatPhrase(gift.what, components), isLast: false });
    }),
  );
}

function optionPhrase(
  { seat, clauses, until }: OptionOf<Hidden>,
  telling: DealTelling,
  { isUndated = false }: ClauseForm,
): string {
  const holder = telling.people(seat);
  const term = isUndated ? '' : ` ${untilPhrase(until, telling, seat)}`;
  return `${person(holder)} ${verb(holder, 'avez', 'a')} une option${term} : ${giftsPhrase(clauses, telling)}`;
}

function showPhrase({ seat, to, card, some }: ShowOf<Hidden>, telling: DealTelling): string {
  const { people, seats, components } = telling;
  const who = people(seat);
  const taker = people(takerOf(to === undefined ? {} : { to }, seat, seats));
  const thing =
    card === null && !some
      ? verb(who, 'toute votre main', 'toute sa main')
      : theCard(components, card);
  return taker.isReader
    ? `${person(who)} vous montre tout de suite ${thing}`
    : `${person(who)} ${verb(who, 'montrez', 'montre')} tout de suite ${thing} à ${taker.name}`;
}

const untilPhrase = (until: Until | null, { people }: Telling, subject: Seat): string =>
  until === null
    ? 'jusqu’à la fin de la partie'
    : `jusqu’à ${endOf(people, until.seat, until.turn, subject)}`;

/** Après un deux-points : « Hotel avec son coffre contre 220 M$ », ou combien va dans quel sens. */
function offered(clauses: readonly HiddenClause[], telling: DealTelling): string {
  const [from, to] = telling.seats;
  const gifts = (seat: Seat): GiveOf<Hidden>[] =>
    clauses.filter(
      (clause): clause is GiveOf<Hidden> => clause.type === 'give' && clause.from === seat,
    );
  const [given, got] = [gifts(from), gifts(to)];
  const promises = clauses.filter(({ type }) => type === 'play').length;
  const others = clauses.filter(({ type }) => type !== 'play' && type !== 'give').length;
  if (clauses.length === 0) return 'mettre fin à un contrat';
  if (telling.seats.length > 2)
    return plural(clauses.length, {
      one: 'un accord d’une ligne',
      other: 'un accord de # lignes',
    });
  if (promises + others === 0 && isPlain(given) && isPlain(got))
    return `${plainly(given, telling)} contre ${plainly(got, telling)}`;
  return [
    ...(given.length + got.length === 0 ? [] : [counted(given.length, got.length)]),
    ...(promises === 0
      ? []
      : [
          plural(promises, {
            one: 'une promesse de jouer une carte',
            other: '# promesses de jouer des cartes',
          }),
        ]),
    ...(others === 0 ? [] : [plural(others, { one: '# autre ligne', other: '# autres lignes' })]),
  ].join(', plus ');
}

const isPlain = (gifts: readonly GiveOf<Hidden>[]): boolean =>
  gifts.length === 0 || (gifts.length === 1 && gifts[0]!.when.type === 'now');

const plainly = ([gift]: readonly GiveOf<Hidden>[], { components }: Telling): string =>
  gift ? whatPhrase(gift.what, components) : 'rien';

const things = (count: number): string => plural(count, { one: '# chose', other: '# choses' });

const counted = (gives: number, gets: number): string =>
  gives === 0
    ? `rien contre ${things(gets)}`
    : `${things(gives)} contre ${gets === 0 ? 'rien' : number(gets)}`;

export const contract: Messages['contract'] = {
  clause: (clause, telling, form) => `${clausePhrase(clause, telling, form)}.`,
  quoted: (clause, telling) => `« ${clausePhrase(clause, telling)} »`,
  offered,
  between: (contract, people, seats) => `Contrat ${contract} : ${listed(seats.map(people))}`,
  ends: (contract) => `Le contrat ${contract} prend fin.`,
};
