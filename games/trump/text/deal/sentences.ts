/** Every clause as a sentence. */

import type { Seat, Who } from '@parlor/kit';
import type { Components } from '../../facts/components.ts';
import { cardName, listOf, money, propertyName } from '../../facts/names.ts';
import { has, isYou, object, possessive, sentence, turnPhrase } from '../words/voice.ts';
import {
  type AbstainOf,
  FULL_SHARE,
  type GiveOf,
  type HiddenClause,
  type OptionOf,
  type Parties,
  type PlayOf,
  type ShowOf,
  takerOf,
  type Until,
  type WhatOf,
  type WhenOf,
} from '../../facts/deal/clauses.ts';

/** Between whom a clause stands, and what things are called there. */
export interface Telling {
  readonly components: Components;
  readonly who: Who;
  readonly seats: Parties;
}

type Hidden = number | null;

export function clauseSentence(clause: HiddenClause, telling: Telling, isBack = false): string {
  return sentence(clausePhrase(clause, telling, isBack));
}

function clausePhrase(clause: HiddenClause, telling: Telling, isBack: boolean): string {
  switch (clause.type) {
    case 'play':
      return playPhrase(clause, telling);
    case 'give':
      return givePhrase(clause, telling, isBack);
    case 'abstain':
      return abstainPhrase(clause, telling);
    case 'option':
      return optionPhrase(clause, telling);
    case 'show':
      return showPhrase(clause, telling);
  }
}

/** The clauses of a contract, one sentence each. What goes back to where it came from is "given back". */
export const contractSentences = (clauses: readonly HiddenClause[], telling: Telling): string[] =>
  clauses.map((clause) => clauseSentence(clause, telling, isReturn(clause, clauses)));

/** Does a clause give back what another clause of the same contract gives now? */
export function isReturn(clause: HiddenClause, clauses: readonly HiddenClause[]): boolean {
  if (clause.type !== 'give' || clause.when.type === 'now') return false;
  const { from, what } = clause;
  return clauses.some(
    (other) =>
      other.type === 'give' &&
      other.when.type === 'now' &&
      other.from !== from &&
      isSameThing(other.what, what),
  );
}

function isSameThing(one: WhatOf<Hidden>, other: WhatOf<Hidden>): boolean {
  if (one.type === 'property') return other.type === 'property' && one.property === other.property;
  return (
    one.type === 'card' && other.type === 'card' && one.card === other.card && one.card !== null
  );
}

function playPhrase(
  { seat, card, turn, target, property }: PlayOf<Hidden>,
  { components, who }: Telling,
): string {
  const on = target === undefined ? '' : ` on ${object(who, target)}`;
  const of = property === undefined ? '' : ` for ${propertyName(components, property)}`;
  return `${who(seat)} will play ${cardPhrase(components, card)}${on}${of} by the end of ${turnPhrase(who, seat, turn)}`;
}

function givePhrase(give: GiveOf<Hidden>, telling: Telling, isBack: boolean): string {
  const { from, what, when } = give;
  const { who, seats } = telling;
  const taker = takerOf(give, from, seats);
  const to = object(who, taker);
  const thing =
    what.type === 'choice'
      ? `a card of ${possessive(who, what.by === 'giver' ? from : taker)} choice`
      : whatPhrase(what, telling.components, when.type === 'bought' ? 'the price' : 'what it pays');
  const gift = isBack ? `will give ${thing} back to ${to}` : `will give ${to} ${thing}`;
  return when.type === 'played' || when.type === 'bought' || when.type === 'lapsed'
    ? `${whenPhrase(when, telling)} ${object(who, from)} ${gift}`
    : `${who(from)} ${gift} ${whenPhrase(when, telling)}`;
}

export function whatPhrase(
  what: WhatOf<Hidden>,
  components: Components,
  whole = 'what it pays',
): string {
  switch (what.type) {
    case 'cash':
      return money(what.amount);
    case 'property':
      return `${propertyName(components, what.property)} with its box`;
    case 'card':
      return cardPhrase(components, what.card);
    case 'random':
      return what.count === 1 ? 'a random card' : `${what.count} random cards`;
    case 'choice':
      return what.by === 'giver' ? "a card of the giver's choice" : "a card of the taker's choice";
    case 'share': {
      const least = what.atLeast === undefined ? '' : `, but at least ${money(what.atLeast)}`;
      return `${sharePhrase(what.percent, whole)}${least}`;
    }
  }
}

function sharePhrase(percent: number, whole: string): string {
  if (percent === FULL_SHARE)
    return whole === 'what it pays' ? 'all that it pays' : `all of ${whole}`;
  return percent * 2 === FULL_SHARE ? `half of ${whole}` : `${percent}% of ${whole}`;
}

function whenPhrase(when: WhenOf<Hidden>, { components, who }: Telling): string {
  switch (when.type) {
    case 'now':
      return 'at once';
    case 'turnEnd':
      return `at the end of ${turnPhrase(who, when.seat, when.turn)}`;
    case 'played': {
      const card = cardPhrase(components, when.card);
      const player = object(who, when.seat);
      return when.payout === 'before'
        ? `as soon as ${player} ${has(who, when.seat)} laid down ${card}, before it pays,`
        : `once ${player} ${has(who, when.seat)} played ${card},`;
    }
    case 'bought': {
      const buys = isYou(who, when.seat) ? 'buy' : 'buys';
      const by = when.until === null ? '' : ` by ${endOf(who, when.until)}`;
      return `if ${object(who, when.seat)} ${buys} ${propertyName(components, when.property)} in a sale${by},`;
    }
    case 'everyTurnEnd': {
      const owned =
        when.while === null
          ? ''
          : ` as long as the payer owns ${propertyName(components, when.while)}`;
      const whose = possessive(who, when.seat);
      const turns =
        when.turns === 1 ? `${whose} next turn` : `each of ${whose} next ${when.turns} turns`;
      return `at the end of ${turns}${owned}`;
    }
    case 'lapsed':
      return `if line ${when.clause + 1} lapses,`;
  }
}

function abstainPhrase({ seat, act, until }: AbstainOf<Hidden>, telling: Telling): string {
  return `${telling.who(seat)} will not ${actPhrase(act, telling)} ${untilPhrase(until, telling)}`;
}

function actPhrase(act: AbstainOf<Hidden>['act'], { components, who }: Telling): string {
  switch (act.type) {
    case 'tax':
      return `tax ${object(who, act.seat)}`;
    case 'knockOut':
      return `knock ${object(who, act.seat)} out of the bidding`;
    case 'forceSale':
      return `force a sale of ${propertyName(components, act.property)}`;
    case 'bid': {
      const lot = act.property === null ? 'anything' : propertyName(components, act.property);
      return act.above === 0 ? `bid for ${lot}` : `bid above ${money(act.above)} for ${lot}`;
    }
    case 'deal': {
      const about =
        'card' in act.about
          ? cardPhrase(components, act.about.card)
          : propertyName(components, act.about.property);
      return `deal with anybody else about ${about}`;
    }
  }
}

function optionPhrase({ seat, clauses, until }: OptionOf<Hidden>, telling: Telling): string {
  const { who, seats, components } = telling;
  const gifts = clauses.map((gift) => {
    const gives = isYou(who, gift.from) ? 'give' : 'gives';
    const to = object(who, takerOf(gift, gift.from, seats));
    return `${object(who, gift.from)} ${gives} ${to} ${whatPhrase(gift.what, components)}`;
  });
  return `${who(seat)} will have the choice ${untilPhrase(until, telling)} that ${listOf(gifts)}`;
}

function showPhrase({ seat, to, card, some }: ShowOf<Hidden>, telling: Telling): string {
  const { who, seats, components } = telling;
  const taker = object(who, takerOf(to === undefined ? {} : { to }, seat, seats));
  const thing =
    card === null && !some ? `${possessive(who, seat)} whole hand` : cardPhrase(components, card);
  return `${who(seat)} will show ${taker} ${thing} at once`;
}

const untilPhrase = (until: Until | null, { who }: Telling): string =>
  until === null ? 'to the end of the game' : `until ${endOf(who, until)}`;

const endOf = (who: Who, { seat, turn }: { readonly seat: Seat; readonly turn: number }): string =>
  `the end of ${turnPhrase(who, seat, turn)}`;

const cardPhrase = (components: Components, card: Hidden): string =>
  card === null ? 'a card' : `the card ${cardName(components, card)}`;
