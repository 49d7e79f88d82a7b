/** Every clause of a contract as a sentence. */

import {
  capital,
  list,
  millions,
  number,
  people as listed,
  person,
  placeInWords,
  possessive,
  verb,
} from '@parlor/grammar/en';
import type { People, Seat } from '@parlor/kit';
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
import { theCard, withBox } from './names.ts';

type Hidden = number | null;

/** Without the full stop, so that it can be quoted. */
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

/** "your next turn", "Ann’s third turn from now", "this turn". */
export function turnPhrase(whose: string, turn: number): string {
  if (turn <= 0) return 'this turn';
  return turn === 1 ? `${whose} next turn` : `${whose} ${placeInWords(turn)} turn from now`;
}

/** Of whoever the sentence is about, "their" will do. */
const turnOf = (people: People, seat: Seat, turn: number, subject?: Seat): string =>
  turnPhrase(seat === subject ? own(people, seat) : possessive(people(seat)), turn);

const own = (people: People, seat: Seat): string => verb(people(seat), 'your', 'their');

function playPhrase(
  { seat, card, turn, target, property }: PlayOf<Hidden>,
  { components, people }: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const on = target === undefined ? '' : ` on ${person(people(target))}`;
  const of = property === undefined ? '' : ` for ${propertyName(components, property)}`;
  const by = isUndated ? '' : ` by the end of ${turnOf(people, seat, turn, seat)}`;
  return `${person(people(seat))} will play ${theCard(components, card)}${on}${of}${by}`;
}

function givePhrase(
  give: GiveOf<Hidden>,
  telling: DealTelling,
  { isBack = false, isUndated = false }: ClauseForm,
): string {
  const { from, what, when } = give;
  const { people, seats } = telling;
  const taker = takerOf(give, from, seats);
  const to = person(people(taker));
  const thing =
    what.type === 'choice'
      ? `a card of ${what.by === 'giver' ? own(people, from) : possessive(people(taker))} choice`
      : whatPhrase(what, telling.components, when.type === 'bought' ? 'the price' : 'what it pays');
  const gift = isBack ? `will give ${thing} back to ${to}` : `will give ${to} ${thing}`;
  const giver = person(people(from));
  switch (when.type) {
    case 'played':
    case 'bought':
    case 'lapsed':
      return `${conditionPhrase(when, telling)}, ${giver} ${gift}`;
    case 'turnEnd':
      return isUndated
        ? `${giver} ${gift}`
        : `${giver} ${gift} at the end of ${turnOf(people, when.seat, when.turn)}`;
    case 'everyTurnEnd':
      return `${giver} ${gift} ${everyPhrase(when, from, telling)}`;
    case 'now':
      return `${giver} ${gift} at once`;
  }
}

/** What is given, whoever gives it. */
function whatPhrase(what: WhatOf<Hidden>, components: Components, whole = 'what it pays'): string {
  switch (what.type) {
    case 'cash':
      return millions(what.amount);
    case 'property':
      return withBox(propertyName(components, what.property));
    case 'card':
      return theCard(components, what.card);
    case 'random':
      return what.count === 1 ? 'a random card' : `${number(what.count)} random cards`;
    case 'choice':
      return what.by === 'giver' ? 'a card of the giver’s choice' : 'a card of the taker’s choice';
    case 'share': {
      const least = what.atLeast === undefined ? '' : `, but at least ${millions(what.atLeast)}`;
      return `${sharePhrase(what.percent, whole)}${least}`;
    }
  }
}

function sharePhrase(percent: number, whole: string): string {
  if (percent === FULL_SHARE) return `all of ${whole}`;
  return percent * 2 === FULL_SHARE ? `half of ${whole}` : `${percent}% of ${whole}`;
}

function conditionPhrase(
  when: Extract<WhenOf<Hidden>, { type: 'played' | 'bought' | 'lapsed' }>,
  { components, people }: Telling,
): string {
  switch (when.type) {
    case 'played': {
      const player = people(when.seat);
      const plays = `${person(player)} ${verb(player, 'have', 'has')}`;
      const card = theCard(components, when.card);
      return when.payout === 'before'
        ? `as soon as ${plays} laid down ${card}, before it pays`
        : `once ${plays} played ${card}`;
    }
    case 'bought': {
      const buyer = people(when.seat);
      const by =
        when.until === null
          ? ''
          : ` by the end of ${turnOf(people, when.until.seat, when.until.turn, when.seat)}`;
      return `if ${person(buyer)} ${verb(buyer, 'buy', 'buys')} ${propertyName(components, when.property)} in a sale${by}`;
    }
    case 'lapsed':
      return `if line ${when.clause + 1} lapses`;
  }
}

function everyPhrase(
  { seat, turns, while: owned }: Extract<WhenOf<Hidden>, { type: 'everyTurnEnd' }>,
  payer: Seat,
  { components, people }: Telling,
): string {
  const whose = possessive(people(seat));
  const ends = turns === 1 ? `${whose} next turn` : `each of ${whose} next ${number(turns)} turns`;
  const own =
    owned === null
      ? ''
      : ` as long as ${person(people(payer))} ${verb(people(payer), 'own', 'owns')} ${propertyName(components, owned)}`;
  return `at the end of ${ends}${own}`;
}

function abstainPhrase(
  { seat, act, until }: AbstainOf<Hidden>,
  telling: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const term = isUndated ? '' : ` ${untilPhrase(until, telling, seat)}`;
  return `${person(telling.people(seat))} will not ${actPhrase(act, telling)}${term}`;
}

function actPhrase(act: ActOf<Hidden>, { components, people }: Telling): string {
  switch (act.type) {
    case 'tax':
      return `tax ${person(people(act.seat))}`;
    case 'knockOut':
      return `knock ${person(people(act.seat))} out of the bidding`;
    case 'forceSale':
      return `force a sale of ${propertyName(components, act.property)}`;
    case 'bid': {
      const lot = act.property === null ? 'anything' : propertyName(components, act.property);
      return act.above === 0 ? `bid for ${lot}` : `bid above ${millions(act.above)} for ${lot}`;
    }
    case 'deal': {
      const about =
        'card' in act.about
          ? theCard(components, act.about.card)
          : propertyName(components, act.about.property);
      return `deal with anybody else about ${about}`;
    }
  }
}

/** What happens when an option is used. */
export function giftsPhrase(clauses: readonly GiveOf<Hidden>[], telling: DealTelling): string {
  const { people, seats, components } = telling;
  return list(
    clauses.map((gift) => {
      const giver = people(gift.from);
      const to = person(people(takerOf(gift, gift.from, seats)));
      return `${person(giver)} ${verb(giver, 'give', 'gives')} ${to} ${whatPhrase(gift.what, components)}`;
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
  return `${person(holder)} ${verb(holder, 'have', 'has')} an option${term}: ${giftsPhrase(clauses, telling)}`;
}

function showPhrase({ seat, to, card, some }: ShowOf<Hidden>, telling: DealTelling): string {
  const { people, seats, components } = telling;
  const taker = person(people(takerOf(to === undefined ? {} : { to }, seat, seats)));
  const thing =
    card === null && !some ? `${own(people, seat)} whole hand` : theCard(components, card);
  return `${person(people(seat))} will show ${taker} ${thing} at once`;
}

const untilPhrase = (until: Until | null, { people }: Telling, subject: Seat): string =>
  until === null
    ? 'for the rest of the game'
    : `until the end of ${turnOf(people, until.seat, until.turn, subject)}`;

/** What is offered in a few words: "Hotel with its box for $220M", or how much goes which way. */
function offered(clauses: readonly HiddenClause[], telling: DealTelling): string {
  const [from, to] = telling.seats;
  const gifts = (seat: Seat): GiveOf<Hidden>[] =>
    clauses.filter(
      (clause): clause is GiveOf<Hidden> => clause.type === 'give' && clause.from === seat,
    );
  const [gives, gets] = [gifts(from), gifts(to)];
  const promises = clauses.filter(({ type }) => type === 'play').length;
  const others = clauses.filter(({ type }) => type !== 'play' && type !== 'give').length;
  if (clauses.length === 0) return 'to end a contract';
  if (telling.seats.length > 2) return `a deal of ${lines(clauses.length)}`;
  if (promises + others === 0 && isPlain(gives) && isPlain(gets))
    return `${plainly(gives, telling)} for ${plainly(gets, telling)}`;
  const parts = [
    ...(gives.length + gets.length === 0 ? [] : [counted(gives.length, gets.length)]),
    ...(promises === 0
      ? []
      : [promises === 1 ? 'a promise to play a card' : `${promises} promises to play cards`]),
    ...(others === 0 ? [] : [others === 1 ? '1 more line' : `${others} more lines`]),
  ];
  return `a deal: ${parts.join(', with ')}`;
}

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);
const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

/** One thing at once, or nothing. */
const isPlain = (gifts: readonly GiveOf<Hidden>[]): boolean =>
  gifts.length === 0 || (gifts.length === 1 && gifts[0]!.when.type === 'now');

const plainly = ([gift]: readonly GiveOf<Hidden>[], { components }: Telling): string =>
  gift ? whatPhrase(gift.what, components) : 'nothing';

const counted = (gives: number, gets: number): string =>
  gives === 0
    ? `nothing for ${things(gets)}`
    : `${things(gives)} for ${gets === 0 ? 'nothing' : gets}`;

export const contract = {
  clause: (clause: HiddenClause, telling: DealTelling, form: ClauseForm = {}) =>
    `${clausePhrase(clause, telling, form)}.`,
  quoted: (clause: HiddenClause, telling: DealTelling) => `“${clausePhrase(clause, telling)}”`,
  offered,

  /** The heading of a contract: "Contract 3: Ann and you". */
  between: (contract: number, people: People, seats: readonly Seat[]) =>
    `Contract ${contract}: ${listed(seats.map(people))}`,
  ends: (contract: number) => `Contract ${contract} ends.`,
};
