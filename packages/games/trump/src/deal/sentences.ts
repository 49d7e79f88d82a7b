/** Every clause as a sentence. */

import type { Seat, Who } from '@parlor/kit';
import type { Components } from '../components.ts';
import { cardName, money, propertyName } from '../names.ts';
import { has, object, sentence, turnPhrase } from '../words/voice.ts';
import {
  FULL_SHARE,
  type GiveOf,
  type HiddenClause,
  type PlayOf,
  type WhatOf,
  type WhenOf,
} from './clauses.ts';

/** Between whom a clause stands, and what things are called there. */
export interface Telling {
  readonly components: Components;
  readonly who: Who;
  readonly seats: readonly [Seat, Seat];
}

type Hidden = number | null;

export function clauseSentence(clause: HiddenClause, telling: Telling, isBack = false): string {
  return sentence(
    clause.type === 'play' ? playPhrase(clause, telling) : givePhrase(clause, telling, isBack),
  );
}

/** The clauses of a contract, one sentence each. What goes back to where it came from is "given back". */
export const contractSentences = (clauses: readonly HiddenClause[], telling: Telling): string[] =>
  clauses.map((clause) => clauseSentence(clause, telling, isReturn(clause, clauses)));

/** Does a clause give back what another clause of the same contract gives now? */
export function isReturn(clause: HiddenClause, clauses: readonly HiddenClause[]): boolean {
  if (clause.type === 'play' || clause.when.type === 'now') return false;
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

function playPhrase({ seat, card, turn }: PlayOf<Hidden>, { components, who }: Telling): string {
  return `${who(seat)} will play ${cardPhrase(components, card)} by the end of ${turnPhrase(who, seat, turn)}`;
}

function givePhrase({ from, what, when }: GiveOf<Hidden>, telling: Telling, isBack: boolean) {
  const { components, who, seats } = telling;
  const to = object(who, seats[0] === from ? seats[1] : seats[0]);
  const thing = whatPhrase(what, components);
  const gift = isBack ? `will give ${thing} back to ${to}` : `will give ${to} ${thing}`;
  return when.type === 'played'
    ? `${whenPhrase(when, telling)} ${object(who, from)} ${gift}`
    : `${who(from)} ${gift} ${whenPhrase(when, telling)}`;
}

export function whatPhrase(what: WhatOf<Hidden>, components: Components): string {
  switch (what.type) {
    case 'cash':
      return money(what.amount);
    case 'property':
      return `${propertyName(components, what.property)} with its box`;
    case 'card':
      return cardPhrase(components, what.card);
    case 'random':
      return what.count === 1 ? 'a random card' : `${what.count} random cards`;
    case 'share':
      return sharePhrase(what.percent);
  }
}

function sharePhrase(percent: number): string {
  if (percent === FULL_SHARE) return 'all that it pays';
  return percent * 2 === FULL_SHARE ? 'half of what it pays' : `${percent}% of what it pays`;
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
  }
}

const cardPhrase = (components: Components, card: Hidden): string =>
  card === null ? 'a card' : `the card ${cardName(components, card)}`;
