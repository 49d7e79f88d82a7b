/** What whoever writes a deal sees: its lines as sentences with slots, in the first person, and what can stand in them. */

import { millions, number, ordinal } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import {
  type Act,
  type Clause,
  FULL_SHARE,
  type Give,
  takerOf,
  type Until,
  type What,
  type When,
} from '../../facts/clauses.ts';
import type { LinePart, Slot, Writing } from '../../facts/deal/slots.ts';
import { propertyName } from '../../facts/names.ts';
import { cardName } from './names.ts';

/** The reader writes: "I". */
export const subject = ({ name, isReader }: Person): string => (isReader ? 'I' : name);
export const object = ({ name, isReader }: Person): string => (isReader ? 'me' : name);
const whose = ({ name, isReader }: Person): string => (isReader ? 'my' : `${name}’s`);
export const does = ({ isReader }: Person, mine: string, theirs: string): string =>
  isReader ? mine : theirs;

function turn(who: Person, turns: number): string {
  if (turns === 0) return 'this turn';
  return turns === 1 ? `${whose(who)} next turn` : `${whose(who)} ${ordinal(turns)} turn from now`;
}

const by = (who: Person, turns: number): string => `by the end of ${turn(who, turns)}`;

const until = (term: Until | null, { people }: Writing): string =>
  term === null
    ? 'for the rest of the game'
    : `until the end of ${turn(people(term.seat), term.turn)}`;

const part = (percent: number): string => (percent * 2 === FULL_SHARE ? 'half' : `${percent}%`);

const least = (amount = 0): string => (amount > 0 ? `, at least ${millions(amount)}` : '');

/** Of what a card pays, with the money it comes to where that is certain. */
function payShare(percent: number, amount: number | undefined, atLeast?: number): string {
  const share = percent === FULL_SHARE ? 'all of what it pays' : `${part(percent)} of what it pays`;
  return `${share}${amount === undefined ? '' : `, ${millions(amount)}`}${least(atLeast)}`;
}

function priceShare(percent: number, atLeast?: number): string {
  const share = percent === FULL_SHARE ? 'the whole price' : `${part(percent)} of the price`;
  return `${share}${least(atLeast)}`;
}

function share({ what, when }: Give, { shareOf }: Writing): string {
  if (what.type !== 'share') return '';
  return when.type === 'played'
    ? payShare(what.percent, shareOf(when.card, what.percent), what.atLeast)
    : priceShare(what.percent, what.atLeast);
}

const random = (count: number): string =>
  count === 1 ? 'a random card' : `${number(count)} random cards`;

/** Given by `from` to `to`. */
function gift(
  what: What,
  { from, to }: { readonly from: Person; readonly to: Person },
  { components, box }: Writing,
  isBack = false,
): string {
  switch (what.type) {
    case 'cash':
      return millions(what.amount);
    case 'property': {
      const name = propertyName(components, what.property);
      if (isBack) return `${name} with its box`;
      const { amount, isLeast } = box(what.property);
      return `${name}, box ${isLeast ? `${number(amount)}+` : millions(amount)}`;
    }
    case 'card':
      return cardName(components, what.card);
    case 'random':
      return random(what.count);
    case 'share':
      return priceShare(what.percent, what.atLeast);
    case 'choice':
      return `a card of ${whose(what.by === 'giver' ? from : to)} choice`;
  }
}

/** `giver` is who gives then. */
function when(moment: When, giver: Person, { components, people }: Writing): string {
  switch (moment.type) {
    case 'now':
      return 'now';
    case 'turnEnd':
      return `at the end of ${turn(people(moment.seat), moment.turn)}`;
    case 'played': {
      const player = people(moment.seat);
      const plays = `when ${subject(player)} ${does(player, 'play', 'plays')} ${cardName(components, moment.card)}`;
      return moment.payout === 'before' ? `${plays}, before it pays` : plays;
    }
    case 'bought': {
      const buyer = people(moment.seat);
      const buys = `if ${subject(buyer)} ${does(buyer, 'buy', 'buys')} ${propertyName(components, moment.property)} in a sale`;
      return moment.until === null
        ? buys
        : `${buys} ${by(people(moment.until.seat), moment.until.turn)}`;
    }
    case 'everyTurnEnd': {
      const who = people(moment.seat);
      const ends =
        moment.turns === 1
          ? `at the end of ${whose(who)} next turn`
          : `at the end of each of ${whose(who)} next ${number(moment.turns)} turns`;
      return moment.while === null
        ? ends
        : `${ends} while ${subject(giver)} ${does(giver, 'own', 'owns')} ${propertyName(components, moment.while)}`;
    }
    case 'lapsed':
      return `if line ${moment.clause + 1} lapses`;
  }
}

function act(deed: Act, { components, people }: Writing): string {
  switch (deed.type) {
    case 'tax':
      return `tax ${object(people(deed.seat))}`;
    case 'knockOut':
      return `knock ${object(people(deed.seat))} out`;
    case 'forceSale':
      return `force ${propertyName(components, deed.property)} into a sale`;
    case 'bid': {
      const lot = deed.property === null ? 'any property' : propertyName(components, deed.property);
      return deed.above === 0
        ? `bid for ${lot}`
        : `bid more than ${millions(deed.above)} for ${lot}`;
    }
    case 'deal':
      return `deal with others about ${
        'card' in deed.about
          ? cardName(components, deed.about.card)
          : propertyName(components, deed.about.property)
      }`;
  }
}

const wholeHand = (who: Person): string => `${whose(who)} whole hand`;

const words = (text: string): LinePart => ({ text });
const slot = (name: Slot, text: string): LinePart => ({ slot: name, text });

/** Who gets it can be chosen only among several. */
const taker = (to: Person, isSeveral: boolean): LinePart =>
  isSeveral ? slot('to', object(to)) : words(object(to));

/** A line as a sentence with slots; `isBack`: it gives back what it got. */
function line(clause: Clause, writing: Writing, isBack: boolean): readonly LinePart[] {
  const { components, people, seats } = writing;
  const isSeveral = seats.length > 2;
  if (clause.type === 'give') {
    const from = people(clause.from);
    const to = people(takerOf(clause, clause.from, seats));
    const who = slot('seat', subject(from));
    if (clause.what.type === 'share' && clause.when.type === 'played')
      return [
        words('When'),
        who,
        words(does(from, 'play', 'plays')),
        slot('card', cardName(components, clause.when.card)),
        ...(isSeveral
          ? [words('then'), slot('to', subject(to)), words(does(to, 'get', 'gets'))]
          : [words(`then ${subject(to)} ${does(to, 'get', 'gets')}`)]),
        slot('percent', share(clause, writing)),
      ];
    const moment = slot('when', when(clause.when, from, writing));
    const what =
      clause.what.type === 'share'
        ? slot('percent', share(clause, writing))
        : slot('what', gift(clause.what, { from, to }, writing, isBack));
    return isBack
      ? [
          who,
          words(does(from, 'give back', 'gives back')),
          what,
          ...(isSeveral ? [words('to'), slot('to', object(to))] : []),
          moment,
        ]
      : [who, words(does(from, 'give', 'gives')), taker(to, isSeveral), what, moment];
  }
  const person = people(clause.seat);
  const who = slot('seat', subject(person));
  switch (clause.type) {
    case 'play': {
      const kind = components.cards[clause.card]?.kind;
      return [
        who,
        words(does(person, 'play', 'plays')),
        slot('card', cardName(components, clause.card)),
        ...(kind === 'tax'
          ? [
              slot(
                'aim',
                `on ${clause.target === undefined ? 'anybody' : object(people(clause.target))}`,
              ),
            ]
          : []),
        ...(kind === 'forceSale'
          ? [
              slot(
                'aim',
                `for ${clause.property === undefined ? 'any property' : propertyName(components, clause.property)}`,
              ),
            ]
          : []),
        slot('turn', by(person, clause.turn)),
      ];
    }
    case 'abstain':
      return [
        who,
        words(does(person, 'do not', 'does not')),
        slot('act', act(clause.act, writing)),
        slot('until', until(clause.until, writing)),
      ];
    case 'option':
      return [
        who,
        words('may,'),
        slot('until', until(clause.until, writing)),
        words(`on a turn of ${does(person, 'my', 'their')} own, have this happen:`),
      ];
    case 'show': {
      const to = people(
        takerOf(clause.to === undefined ? {} : { to: clause.to }, clause.seat, seats),
      );
      return [
        who,
        words(does(person, 'show', 'shows')),
        taker(to, isSeveral),
        slot('shown', clause.card === null ? wholeHand(person) : cardName(components, clause.card)),
      ];
    }
  }
}

/** What an option makes happen. */
function optionGift(give: Give, writing: Writing): readonly LinePart[] {
  const { people, seats } = writing;
  const from = people(give.from);
  const to = people(takerOf(give, give.from, seats));
  return [
    slot('seat', subject(from)),
    words(does(from, 'give', 'gives')),
    taker(to, seats.length > 2),
    slot('what', gift(give.what, { from, to }, writing)),
  ];
}

export const composer = {
  line,
  optionGift,
  subject,
  object,
  turn,
  by,
  until,
  gift,
  when,
  act,
  share,
  payShare,
  priceShare,
  random,
  wholeHand,
  /** Beside a giver to choose: "give Nadia", "gives me". */
  givesTo: (from: Person, to: Person) => `${does(from, 'give', 'gives')} ${object(to)}`,
};
