/**
 * What an offer may say (README, "What an offer may say"). The offerer is judged
 * by what the offerer knows: public facts about all parties, and their own hand.
 * Whether the others have the cards asked for, or cash that is not open, shows
 * only when they accept.
 */

import type { Illegal, Seat } from '@parlor/kit';
import { propertyName } from '../../facts/names.ts';
import type { State } from '../state/state.ts';
import type { Contract, Offer } from '../../facts/types.ts';
import { dealForbidden } from './abstentions.ts';
import {
  cashNow,
  type Clause,
  FULL_SHARE,
  type Give,
  isNow,
  type Parties,
} from '../../facts/clauses.ts';
import { hideCards } from '../../facts/deal/naming.ts';
import { brokenPromise, clauseAbout } from './promises.ts';
import { checkShape } from './shape.ts';
import { whyUnsound } from './sound.ts';
import { checkStanding } from './standing.ts';
import { standpointIn } from './standpoint.ts';
import { needsNoTest } from './untested.ts';

/** What lies on the table: between whom, and what for. */
export type Terms = Pick<Offer, 'from' | 'to' | 'and' | 'ends' | 'clauses'>;

export const partiesOf = ({
  from,
  to,
  and,
}: {
  readonly from: Seat;
  readonly to: Seat;
  readonly and?: readonly Seat[];
}): Parties => (and ? [from, to, ...and] : [from, to]);

/** Why `from` cannot make this offer, apart from whose question it is. */
export function checkTerms(state: State, terms: Terms): Illegal | undefined {
  const { from, clauses, ends } = terms;
  const parties = partiesOf(terms);
  const contracts = contractsWithout(state.contracts, ends);
  return (
    checkParties(state, terms) ??
    checkShape(state, parties, clauses, ends === undefined ? 1 : 0) ??
    checkEnds(state, parties, ends) ??
    checkAllCash(state, parties, clauses) ??
    checkProperties(state, parties, clauses, contracts) ??
    checkHandSizes(state, parties, clauses) ??
    checkOwnSide(state, from, terms)
  );
}

/** Why `seat`, who is asked, cannot accept the offer on the table. */
export function whyNotAccept(state: State, seat: Seat): Illegal | undefined {
  const offer = state.offer!;
  return (
    // D-8.2: with cash open this was looked at when the offer was made.
    checkCash(state, seat, offer.clauses) ?? checkOwnSide(state, seat, offer)
  );
}

/** What depends on the judge: own promises, own hand, and what the judge knows of the rest. */
function checkOwnSide(state: State, judge: Seat, terms: Terms): Illegal | undefined {
  const { clauses, ends } = terms;
  const parties = partiesOf(terms);
  const contracts = contractsWithout(state.contracts, ends);
  return (
    dealForbidden(contracts, judge, parties, clauses) ??
    checkShares(judge, clauses, contracts) ??
    checkStanding(state, judge, parties, clauses, contracts) ??
    (needsNoTest(state.contracts, { parties, clauses, ends })
      ? undefined
      : whyUnsound(standpointIn(state, judge, parties), { parties, clauses, ends }))
  );
}

const contractsWithout = <C extends { readonly number: number }>(
  contracts: readonly C[],
  ends: number | undefined,
): readonly C[] =>
  ends === undefined ? contracts : contracts.filter(({ number }) => number !== ends);

/** D-7.7: other seats, all different, as they will be asked. */
function checkParties(state: State, { from, to, and }: Terms): Illegal | undefined {
  let last = 0;
  const count = and === undefined ? 1 : 1 + and.length;
  for (let place = 0; place < count; place++) {
    const seat = place === 0 ? to : and![place - 1]!;
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return { code: 'no-such-seat' };
    if (seat === from) return { code: 'not-yourself' };
    const step = (seat - from + state.seats) % state.seats;
    if (step <= last) return { code: 'not-clockwise' };
    last = step;
  }
  return and?.length === 0 ? { code: 'not-clockwise' } : undefined;
}

function checkEnds(state: State, parties: Parties, ends: number | undefined): Illegal | undefined {
  if (ends === undefined) return undefined;
  const contract = state.contracts.find(({ number }) => number === ends);
  if (!contract) return { code: 'no-such-contract', params: { contract: ends } };
  const isSame =
    contract.seats.length === parties.length &&
    contract.seats.every((seat) => parties.includes(seat));
  return isSame ? undefined : { code: 'other-parties', params: { contract: ends } };
}

function checkAllCash(
  state: State,
  parties: Parties,
  clauses: readonly Clause[],
): Illegal | undefined {
  const looked = state.options.cash === 'open' ? parties.length : 1;
  for (let place = 0; place < looked; place++) {
    const why = checkCash(state, parties[place]!, clauses);
    if (why) return why;
  }
  return undefined;
}

function checkCash(state: State, seat: Seat, clauses: readonly Clause[]): Illegal | undefined {
  const cash = cashNow(clauses, seat);
  const have = state.cash[seat]!;
  return cash <= have ? undefined : { code: 'cash-short', params: { seat, have, need: cash } };
}

/** Each property belongs to a party, is free of other promises and goes over at once only once. */
function checkProperties(
  state: State,
  parties: Parties,
  clauses: readonly Clause[],
  contracts: readonly Contract[],
): Illegal | undefined {
  let goesNow = 0;
  for (const clause of clauses) {
    if (clause.type !== 'give' && clause.type !== 'option') continue;
    const gifts = clause.type === 'option' ? clause.clauses : undefined;
    for (let at = 0; at < (gifts?.length ?? 1); at++) {
      const { from, what } = gifts ? gifts[at]! : (clause as Give);
      if (what.type !== 'property') continue;
      const { property } = what;
      const owner = state.owner[property]!;
      const isTheirs = isNow(clause) ? owner === from : parties.includes(owner);
      if (!isTheirs) return aboutProperty('property-not-theirs', state, property);
      const promise = clauseAbout(contracts, property);
      if (promise) return brokenPromise('promise-property', promise);
      if (!isNow(clause)) continue;
      if ((goesNow & (1 << property)) !== 0)
        return aboutProperty('property-twice', state, property);
      goesNow |= 1 << property;
    }
  }
  return undefined;
}

const aboutProperty = (code: string, state: State, property: number): Illegal => ({
  code,
  params: { property: propertyName(state.rules.components, property) },
});

function checkHandSizes(
  state: State,
  parties: Parties,
  clauses: readonly Clause[],
): Illegal | undefined {
  for (const seat of parties) {
    let need = 0;
    for (const clause of clauses) {
      if (clause.type === 'give' && clause.from === seat && isNow(clause)) need += cardsIn(clause);
    }
    const have = state.handSize[seat]!;
    if (need > have) return { code: 'hand-too-small', params: { seat, have, need } };
  }
  return undefined;
}

function cardsIn({ what }: Extract<Clause, { type: 'give' }>): number {
  if (what.type === 'random') return what.count;
  return what.type === 'card' || what.type === 'choice' ? 1 : 0;
}

/** D-7.8: nobody gives more than all of it away. */
function checkShares(
  judge: Seat,
  clauses: readonly Clause[],
  contracts: readonly Contract[],
): Illegal | undefined {
  if (!clauses.some(isShare)) return undefined;
  const sums = new Map<string, number>();
  const add = (clause: ReturnType<typeof hideCards>): number => {
    if (clause.type !== 'give' || clause.what.type !== 'share') return 0;
    const { when, what } = clause;
    const key =
      when.type === 'played' && when.card !== null
        ? `${when.seat} plays ${when.card}`
        : when.type === 'bought'
          ? `${when.seat} buys ${when.property}`
          : undefined;
    if (key === undefined) return 0;
    const sum = (sums.get(key) ?? 0) + what.percent;
    sums.set(key, sum);
    return sum;
  };
  for (const { seats, open } of contracts) {
    const isParty = seats.includes(judge);
    for (const { clause } of open) add(isParty ? clause : hideCards(clause));
  }
  for (const [index, clause] of clauses.entries()) {
    if (add(clause) > FULL_SHARE)
      return { code: 'shares-over', params: { line: index + 1, most: FULL_SHARE } };
  }
  return undefined;
}

const isShare = (clause: Clause): boolean => clause.type === 'give' && clause.what.type === 'share';
