/** Offers, counter-offers and their answers (D-6.2, D-6.3). */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { learnHeld } from '../knowledge.ts';
import { ANSWER, RELATED, type State } from '../state.ts';
import { finishTurn } from '../turn.ts';
import type { Card, Event, Offer } from '../types.ts';
import { cardsNamed, type Clause, hideAllCards, isNow, promiser, propertyOf } from './clauses.ts';
import { enterContract } from './schedule.ts';
import { cardUses } from './standing.ts';

export const MAX_COUNTERS = 3;

export function makeOffer(
  state: State,
  seat: Seat,
  to: Seat,
  clauses: readonly Clause[],
  emit?: Emit<Event>,
): void {
  state.dealsOpened[seat]!++;
  state.passes = 0;
  layOffer(state, { from: seat, to, clauses, counters: 0 }, emit);
}

/** The roles turn round: who was asked now asks. */
export function makeCounter(
  state: State,
  seat: Seat,
  clauses: readonly Clause[],
  emit?: Emit<Event>,
): void {
  const { from, counters } = state.offer!;
  layOffer(state, { from: seat, to: from, clauses, counters: counters + 1 }, emit);
}

function layOffer(state: State, offer: Offer, emit?: Emit<Event>): void {
  const { from, to, clauses } = offer;
  state.offer = offer;
  state.phase = ANSWER;
  state.asked = to;
  showNamedCards(state, clauses, from, to);
  emit?.(
    { type: 'offered', ...offer, clauses: hideAllCards(clauses) },
    { to: seatSet(from, to), event: { type: 'offered', ...offer } },
  );
}

/** D-7.5: what `seat` commits itself to tells the other party which cards it holds. */
function showNamedCards(state: State, clauses: readonly Clause[], seat: Seat, to: Seat): void {
  for (const [card, { out, comesIn, isPromised, isNamed }] of cardUses(clauses, seat)) {
    // What is used later must be in the hand already, unless it comes with the deal.
    const later = isPromised || isNamed ? 1 : 0;
    const copies = Math.max(out, out - comesIn + later);
    if (copies > 0) learnHeld(state, to, card, seat, copies);
  }
}

export function accept(state: State, seat: Seat, rng: Rng, emit?: Emit<Event>): void {
  const { from, clauses } = state.offer!;
  showNamedCards(state, clauses, seat, from);
  emit?.({ type: 'accepted', seat, from, contract: state.contractsMade + 1 });
  enterContract(state, rng, emit);
  const { turn } = state;
  state.partner = seat === turn ? from : seat;
  for (const clause of clauses) {
    const property = propertyOf(clause);
    if (property !== undefined && isNow(clause) && promiser(clause) !== turn) {
      state.gotProperties |= 1 << property;
    }
  }
  state.offer = null;
  // D-6.3: what came and what is named, each number once.
  const cards = new Set([...state.relatedCards, ...clauses.flatMap(cardsNamed)]);
  state.relatedCards = [...cards].sort((a, b) => a - b);
  // That there are such things is for all to see, so not asking tells nothing.
  if (state.relatedCards.length === 0 && state.gotProperties === 0) {
    endDeal(state, rng, emit);
  } else {
    state.phase = RELATED;
    state.asked = turn;
  }
}

/** D-6.2: a rejection ends the turn. */
export function reject(state: State, seat: Seat, rng: Rng, emit?: Emit<Event>): void {
  emit?.({ type: 'rejected', seat });
  state.offer = null;
  endDeal(state, rng, emit);
}

export function endDeal(state: State, rng: Rng, emit?: Emit<Event>): void {
  forgetDeal(state);
  finishTurn(state, rng, emit);
}

const NOTHING: readonly Card[] = [];

/** The related card has been chosen, or there is none. */
export function forgetDeal(state: State): void {
  state.relatedCards = NOTHING;
  state.gotProperties = 0;
  state.partner = 0;
}
