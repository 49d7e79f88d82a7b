/** Random offers of every shape, sensible and odd alike; what comes out is always lawful. */

import type { Rng, Seat } from '@parlor/kit';
import { STARTING_CASH, STEP } from '../../facts/components.ts';
import { handOf, membersOf, type State } from '../state/state.ts';
import type { Move } from '../../facts/types.ts';
import {
  type Clause,
  type Give,
  MAX_CLAUSES,
  MAX_PROMISED_CASH,
  MAX_RANDOM,
  type Parties,
  PAYOUTS,
  type Payout,
  type What,
  type When,
} from '../../facts/clauses.ts';
import { laterClause } from './sampleLater.ts';
import { goods, pickOr, sampleCard, sampleShare, sampleTurn, turnCard } from './sampleParts.ts';
import { checkTerms, type Terms } from './terms.ts';

const TRIES = 12;

export function sampleOffer(state: State, seat: Seat, rng: Rng): Move {
  const { to, and, ends, clauses } = sampleTerms(state, () => looseDeal(state, seat, rng));
  if (and === undefined && ends === undefined) return { type: 'offer', to, clauses };
  const several = and === undefined ? {} : { and };
  return { type: 'offer', to, ...several, ...(ends === undefined ? {} : { ends }), clauses };
}

export function sampleCounter(state: State, seat: Seat, rng: Rng): Move {
  const to = state.offer!.from;
  const { clauses, ends } = sampleTerms(state, () => looseBetween(state, seat, to, rng));
  return ends === undefined ? { type: 'counter', clauses } : { type: 'counter', ends, clauses };
}

/** Lawful terms. If nothing else comes out, a small promise always is. */
function sampleTerms(state: State, loose: () => Terms): Terms {
  let terms = loose();
  for (let tries = 0; tries < TRIES; tries++) {
    if (checkTerms(state, terms) === undefined) return terms;
    terms = loose();
  }
  const { from, to } = terms;
  const when: When = { type: 'turnEnd', seat: from, turn: 1 };
  return {
    from,
    to,
    clauses: [{ type: 'give', from, what: { type: 'cash', amount: STEP }, when }],
  };
}

/** Terms that may or may not be lawful, to anybody and now and then to several. */
export function looseDeal(state: State, from: Seat, rng: Rng): Terms {
  const count = rng.below(SEVERAL) === 0 ? 2 + rng.below(state.seats - 2) : 1;
  const steps: number[] = [];
  for (let step = 1; step < state.seats; step++) steps.push(step);
  rng.shuffle(steps);
  if (count === 1) return looseBetween(state, from, (from + steps[0]!) % state.seats, rng);
  const [to, ...and] = steps
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((step) => (from + step) % state.seats);
  const parties: Parties = [from, to!, ...and];
  return { from, to: to!, and, clauses: looseAmong(state, parties, rng) };
}

// One in so many is a deal among several, changes a contract, or has clauses of the later kinds.
const SEVERAL = 8;
const CHANGES = 3;
const LATER = 2;

/** Now and then in place of a contract of theirs. */
function looseBetween(state: State, from: Seat, to: Seat, rng: Rng): Terms {
  const clauses = looseTerms(state, from, to, rng);
  if (state.contracts.length === 0) return { from, to, clauses };
  const theirs = state.contracts.filter(
    ({ seats }) => seats.length === 2 && seats.includes(from) && seats.includes(to),
  );
  return theirs.length > 0 && rng.below(CHANGES) === 0
    ? { from, to, ends: rng.pick(theirs).number, clauses: rng.below(2) === 0 ? [] : clauses }
    : { from, to, clauses };
}

/** Clauses among several: each between two of them, with its taker. */
function looseAmong(state: State, parties: Parties, rng: Rng): readonly Clause[] {
  const clauses: Clause[] = [];
  for (let count = 1 + rng.below(4); count > 0; count--) {
    const [from, to] = rng.shuffle([...parties]) as [Seat, Seat];
    const clause =
      rng.below(LATER) === 0
        ? looseClause(state, from, to, rng)
        : laterClause(state, [from, to], clauses.length, rng);
    clauses.push(withTaker(clause, from, to));
  }
  return clauses;
}

/** Said in full, as copies with one more field take long. */
function withTaker(clause: Clause, from: Seat, to: Seat): Clause {
  switch (clause.type) {
    case 'give':
      return giveTo(clause, clause.from === from ? to : from);
    case 'show': {
      const { type, seat, card } = clause;
      return { type, seat, card, to: seat === from ? to : from };
    }
    case 'option': {
      const { type, seat, clauses, until } = clause;
      const gifts = clauses.map((gift) => giveTo(gift, gift.from === from ? to : from));
      return { type, seat, clauses: gifts, until };
    }
    default:
      return clause;
  }
}

const giveTo = ({ type, from, what, when }: Give, to: Seat): Give => ({
  type,
  from,
  what,
  when,
  to,
});

/** Terms that may or may not be lawful, drawn from what the offerer can see. */
export function looseTerms(state: State, from: Seat, to: Seat, rng: Rng): readonly Clause[] {
  const start = rng.below(STARTS + 1);
  if (start < STARTS) return usualTerms(state, from, to, start, rng);
  const clauses: Clause[] = [];
  for (let count = 1 + rng.below(rng.below(MAX_CLAUSES) + 1); count > 0; count--) {
    clauses.push(
      rng.below(LATER) === 0
        ? laterClause(state, [from, to], clauses.length, rng)
        : looseClause(state, from, to, rng),
    );
  }
  return clauses;
}

// The usual deals: sale, purchase, trade, gamble, loan for a share.
const STARTS = 5;

function usualTerms(
  state: State,
  from: Seat,
  to: Seat,
  start: number,
  rng: Rng,
): readonly Clause[] {
  const now: When = { type: 'now' };
  const give = (what: What, when: When = now): Clause => ({ type: 'give', from, what, when });
  const get = (what: What, when: When = now): Clause => ({ type: 'give', from: to, what, when });
  const isOpen = (payer: Seat): boolean => payer === from || state.options.cash === 'open';
  const price = (payer: Seat): What => ({
    type: 'cash',
    amount: STEP * (1 + rng.below(1 + (isOpen(payer) ? state.cash[payer]! : STARTING_CASH) / STEP)),
  });
  switch (start) {
    case 0:
      return [give(goods(state, from, from, rng)), get(price(to))];
    case 1:
      return [get(goods(state, to, from, rng)), give(price(from))];
    case 2:
      return [give(goods(state, from, from, rng)), get(goods(state, to, from, rng))];
    case 3:
      return [get({ type: 'random', count: 1 + rng.below(2) }), give(price(from))];
    default:
      return loan(state, from, to, rng);
  }
}

/** Deals #2, #4 and #5 of the rulebook: borrow, play, share, return. */
function loan(state: State, from: Seat, to: Seat, rng: Rng): readonly Clause[] {
  const property: What = {
    type: 'property',
    property: pickOr(membersOf(state.holdings[to]!), 0, rng),
  };
  const card = pickOr(handOf(state, from), 0, rng);
  const turn = sampleTurn(state, from, rng);
  return [
    { type: 'give', from: to, what: property, when: { type: 'now' } },
    { type: 'play', seat: from, card, turn },
    {
      type: 'give',
      from,
      what: { type: 'share', percent: sampleShare(rng) },
      when: { type: 'played', seat: from, card, payout: 'after' },
    },
    { type: 'give', from, what: property, when: { type: 'turnEnd', seat: from, turn } },
  ];
}

function looseClause(state: State, from: Seat, to: Seat, rng: Rng): Clause {
  const seat = rng.below(2) === 0 ? from : to;
  const player = rng.below(2) === 0 ? from : to;
  switch (rng.below(6)) {
    case 0:
      return {
        type: 'play',
        seat,
        card: turnCard(state, seat, from, rng),
        turn: sampleTurn(state, seat, rng),
      };
    case 1:
      return {
        type: 'give',
        from: seat,
        what: { type: 'share', percent: sampleShare(rng) },
        when: { type: 'played', seat, card: turnCard(state, seat, from, rng), payout: 'after' },
      };
    case 2:
      return {
        type: 'give',
        from: seat,
        what: looseWhat(state, seat, from, rng),
        when: { type: 'now' },
      };
    case 3:
    case 4: {
      const when = rng.below(state.seats);
      return {
        type: 'give',
        from: seat,
        what: looseWhat(state, seat, from, rng),
        when: { type: 'turnEnd', seat: when, turn: sampleTurn(state, when, rng) },
      };
    }
    default:
      return {
        type: 'give',
        from: seat,
        what: looseWhat(state, seat, from, rng),
        when: {
          type: 'played',
          seat: player,
          card: turnCard(state, player, from, rng),
          payout: rng.pick<Payout>(PAYOUTS),
        },
      };
  }
}

function looseWhat(state: State, seat: Seat, asker: Seat, rng: Rng): What {
  switch (rng.below(5)) {
    case 0:
      return { type: 'cash', amount: STEP * (1 + rng.below(MAX_PROMISED_CASH / STEP)) };
    case 1:
      return { type: 'random', count: 1 + rng.below(MAX_RANDOM) };
    case 2:
      return { type: 'card', card: sampleCard(state, seat, asker, rng) };
    case 3:
      return { type: 'property', property: rng.below(state.rules.propertyCount) };
    default:
      return { type: 'cash', amount: STEP * (1 + rng.below(10)) };
  }
}
