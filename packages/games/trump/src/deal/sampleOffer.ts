/** Random offers of every shape, sensible and odd alike; what comes out is always lawful. */

import type { Rng, Seat } from '@parlor/kit';
import { STARTING_CASH, STEP } from '../components.ts';
import { cardOfNote, handsOfNote, notesOf } from '../knowledge.ts';
import { isPayingKind, isTurnKind } from '../rules.ts';
import { handOf, membersOf, type State } from '../state.ts';
import type { Card, Move } from '../types.ts';
import {
  type Clause,
  FULL_SHARE,
  MAX_CLAUSES,
  MAX_PROMISED_CASH,
  MAX_RANDOM,
  MAX_TURNS,
  PAYOUTS,
  type Payout,
  type What,
  type When,
} from './clauses.ts';
import { checkTerms } from './terms.ts';

const TRIES = 12;

export function sampleOffer(state: State, seat: Seat, rng: Rng): Move {
  const to = (seat + 1 + rng.below(state.seats - 1)) % state.seats;
  return { type: 'offer', to, clauses: sampleTerms(state, seat, to, rng) };
}

export function sampleCounter(state: State, seat: Seat, rng: Rng): Move {
  return { type: 'counter', clauses: sampleTerms(state, seat, state.offer!.from, rng) };
}

/** Lawful terms between two seats. If nothing else comes out, a small promise always is. */
function sampleTerms(state: State, from: Seat, to: Seat, rng: Rng): readonly Clause[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const clauses = looseTerms(state, from, to, rng);
    if (checkTerms(state, from, to, clauses) === undefined) return clauses;
  }
  return [
    {
      type: 'give',
      from,
      what: { type: 'cash', amount: STEP },
      when: { type: 'turnEnd', seat: from, turn: 1 },
    },
  ];
}

/** Terms that may or may not be lawful, drawn from what the offerer can see. */
export function looseTerms(state: State, from: Seat, to: Seat, rng: Rng): readonly Clause[] {
  const start = rng.below(STARTS + 1);
  if (start < STARTS) return usualTerms(state, from, to, start, rng);
  const clauses: Clause[] = [];
  for (let count = 1 + rng.below(rng.below(MAX_CLAUSES) + 1); count > 0; count--) {
    clauses.push(looseClause(state, from, to, rng));
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

/** A property or a card of `seat`, as far as `asker` can tell. */
function goods(state: State, seat: Seat, asker: Seat, rng: Rng): What {
  const properties = membersOf(state.holdings[seat]!);
  if (properties.length > 0 && rng.below(2) === 0)
    return { type: 'property', property: rng.pick(properties) };
  return { type: 'card', card: sampleCard(state, seat, asker, rng) };
}

/** One of one's own cards; of another, one the asker has seen there or any card "if you have it". */
function sampleCard(state: State, seat: Seat, asker: Seat, rng: Rng): Card {
  const any = rng.below(state.rules.cardCount);
  if (seat === asker) return pickOr(handOf(state, seat), any, rng);
  return rng.below(2) === 0 ? any : pickOr(seenCards(state, asker, seat), any, rng);
}

const seenCards = (state: State, viewer: Seat, seat: Seat): Card[] =>
  notesOf(state, viewer)
    .filter((note) => handsOfNote(note) === 1 << seat)
    .map(cardOfNote);

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

/** Mostly a card that something can hang on. */
function turnCard(state: State, seat: Seat, asker: Seat, rng: Rng): Card {
  const { kind, cardCount } = state.rules;
  const known = seat === asker ? handOf(state, seat) : seenCards(state, asker, seat);
  const cards = known.filter((card) => isTurnKind(kind[card]!));
  const paying = cards.filter((card) => isPayingKind(kind[card]!));
  if (paying.length > 0 && rng.below(4) !== 0) return rng.pick(paying);
  return pickOr(cards, rng.below(cardCount), rng);
}

/** Soon, as a rule; now and then as late as can be. */
function sampleTurn(state: State, seat: Seat, rng: Rng): number {
  const first = seat === state.turn ? 0 : 1;
  return first + rng.below(rng.below(4) === 0 ? MAX_TURNS + 1 - first : 2);
}

const sampleShare = (rng: Rng): number => STEP * (1 + rng.below(FULL_SHARE / STEP));

const pickOr = <A>(items: readonly A[], otherwise: A, rng: Rng): A =>
  items.length > 0 ? rng.pick(items) : otherwise;
