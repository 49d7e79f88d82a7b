/**
 * What an offer may say (README, "What an offer may say"). The offerer is judged
 * by what the offerer knows: public facts about both, and their own hand.
 * Whether the other has the cards asked for, or cash that is not open, shows
 * only when the other accepts.
 */

import type { Illegal, Seat } from '@parlor/kit';
import { STEP } from '../components.ts';
import { cardName, propertyName } from '../names.ts';
import { isPayingKind, isTurnKind } from '../rules.ts';
import type { State } from '../state.ts';
import type { Card } from '../types.ts';
import {
  cashNow,
  type Clause,
  FULL_SHARE,
  type Give,
  isNow,
  MAX_CLAUSES,
  MAX_PROMISED_CASH,
  MAX_RANDOM,
  MAX_TURNS,
  type Play,
  promiser,
  propertyOf,
  type What,
  type When,
} from './clauses.ts';
import { brokenPromise, clauseAbout } from './promises.ts';
import { checkStanding } from './standing.ts';

/** Why `from` cannot make this offer to `to`, apart from whose question it is. */
export function checkTerms(
  state: State,
  from: Seat,
  to: Seat,
  clauses: readonly Clause[],
): Illegal | undefined {
  if (clauses.length === 0) return { code: 'no-clauses' };
  if (clauses.length > MAX_CLAUSES)
    return { code: 'too-many-clauses', params: { max: MAX_CLAUSES } };
  for (const [index, clause] of clauses.entries()) {
    const why = checkClause(state, from, to, clause);
    if (why) return { code: why.code, params: { ...why.params, line: index + 1 } };
  }
  return (
    checkCash(state, from, clauses) ??
    (state.options.cash === 'open' ? checkCash(state, to, clauses) : undefined) ??
    checkProperties(state, from, to, clauses) ??
    checkHandSize(state, from, clauses) ??
    checkHandSize(state, to, clauses) ??
    checkStanding(state, from, clauses)
  );
}

/** Why `seat`, who is asked, cannot accept the offer on the table. */
export function whyNotAccept(state: State, seat: Seat): Illegal | undefined {
  const { clauses } = state.offer!;
  // D-8.2: with cash open this was looked at when the offer was made.
  return checkCash(state, seat, clauses) ?? checkStanding(state, seat, clauses);
}

function checkClause(state: State, from: Seat, to: Seat, clause: Clause): Illegal | undefined {
  const seat = promiser(clause);
  if (seat !== from && seat !== to) return { code: 'not-a-party', params: { seat } };
  return clause.type === 'play'
    ? checkPlay(state, clause)
    : (checkWhat(state, clause) ?? checkWhen(state, from, to, clause.when));
}

const checkPlay = (state: State, { seat, card, turn }: Play): Illegal | undefined =>
  checkTurnCard(state, card) ?? checkTurn(state, seat, turn);

function checkWhat(state: State, { from, what, when }: Give): Illegal | undefined {
  switch (what.type) {
    case 'cash':
      return checkNumber(what.amount, STEP, MAX_PROMISED_CASH, STEP);
    case 'property':
      return isBelow(what.property, state.rules.propertyCount)
        ? undefined
        : { code: 'no-such-property' };
    case 'card':
      return checkCard(state, what.card);
    case 'random':
      return checkNumber(what.count, 1, MAX_RANDOM, 1);
    case 'share':
      return checkNumber(what.percent, STEP, FULL_SHARE, STEP) ?? checkShare(state, from, when);
  }
}

/** D-7.1: a share is of the payout of a card that its payer plays. */
function checkShare(state: State, from: Seat, when: When): Illegal | undefined {
  if (when.type !== 'played' || when.payout !== 'after' || when.seat !== from) {
    return { code: 'share-of-nothing' };
  }
  const pays =
    isBelow(when.card, state.rules.cardCount) && isPayingKind(state.rules.kind[when.card]!);
  return pays
    ? undefined
    : { code: 'no-payout', params: { card: cardName(state.rules.components, when.card) } };
}

function checkWhen(state: State, from: Seat, to: Seat, when: When): Illegal | undefined {
  switch (when.type) {
    case 'now':
      return undefined;
    case 'turnEnd':
      if (!isBelow(when.seat, state.seats)) return { code: 'no-such-seat' };
      return checkTurn(state, when.seat, when.turn);
    case 'played':
      if (when.seat !== from && when.seat !== to)
        return { code: 'not-a-party', params: { seat: when.seat } };
      return checkTurnCard(state, when.card);
  }
}

/** Turn 0 is the one in progress, and only its player has it. */
function checkTurn(state: State, seat: Seat, turn: number): Illegal | undefined {
  const first = seat === state.turn ? 0 : 1;
  return checkNumber(turn, first, MAX_TURNS, 1);
}

const checkCard = (state: State, card: Card): Illegal | undefined =>
  isBelow(card, state.rules.cardCount) ? undefined : { code: 'no-such-card' };

/** Bidding cards are played in sales only (D-4.5), so nothing can hang on them. */
function checkTurnCard(state: State, card: Card): Illegal | undefined {
  const why = checkCard(state, card);
  if (why) return why;
  return isTurnKind(state.rules.kind[card]!)
    ? undefined
    : { code: 'not-a-turn-card', params: { card: cardName(state.rules.components, card) } };
}

const checkNumber = (value: number, min: number, max: number, step: number): Illegal | undefined =>
  Number.isInteger(value) && value >= min && value <= max && value % step === 0
    ? undefined
    : { code: 'number-out-of-range', params: { min, max, step } };

const isBelow = (value: number, end: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < end;

function checkCash(state: State, seat: Seat, clauses: readonly Clause[]): Illegal | undefined {
  const cash = cashNow(clauses, seat);
  const have = state.cash[seat]!;
  return cash <= have ? undefined : { code: 'cash-short', params: { seat, have, need: cash } };
}

const sumNow = (clauses: readonly Clause[], seat: Seat, amount: (what: What) => number): number =>
  clauses.reduce(
    (sum, clause) =>
      clause.type === 'give' && clause.from === seat && isNow(clause)
        ? sum + amount(clause.what)
        : sum,
    0,
  );

/** Each property belongs to one of the two, is free of other promises and goes over once. */
function checkProperties(
  state: State,
  from: Seat,
  to: Seat,
  clauses: readonly Clause[],
): Illegal | undefined {
  let goesNow = 0;
  for (const clause of clauses) {
    const property = propertyOf(clause);
    if (property === undefined) continue;
    const owner = state.owner[property]!;
    const isTheirs = isNow(clause) ? owner === promiser(clause) : owner === from || owner === to;
    if (!isTheirs)
      return {
        code: 'property-not-theirs',
        params: { property: propertyName(state.rules.components, property) },
      };
    const promise = clauseAbout(state, property);
    if (promise) return brokenPromise('promise-property', promise);
    if (!isNow(clause)) continue;
    if ((goesNow & (1 << property)) !== 0)
      return {
        code: 'property-twice',
        params: { property: propertyName(state.rules.components, property) },
      };
    goesNow |= 1 << property;
  }
  return undefined;
}

function checkHandSize(state: State, seat: Seat, clauses: readonly Clause[]): Illegal | undefined {
  const cards = sumNow(clauses, seat, cardsIn);
  const have = state.handSize[seat]!;
  return cards <= have
    ? undefined
    : { code: 'hand-too-small', params: { seat, have, need: cards } };
}

function cardsIn(what: What): number {
  if (what.type === 'card') return 1;
  return what.type === 'random' ? what.count : 0;
}
