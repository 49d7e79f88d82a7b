/** Offers, counter-offers and their answers (D-6.2, D-6.3). */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { learnHeld } from './state/knowledge.ts';
import { AFTER_DEAL, ANSWER, RELATED, type State } from './state/state.ts';
import { finishTurn } from './turn.ts';
import type { Card, Contract, Move, Offer } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';
import type { Due } from '../facts/views.ts';
import { endContract, enter } from './deal/books.ts';
import { type Clause, isNow, type Parties, takerOf } from '../facts/clauses.ts';
import { cardsNamed, hideAllCards } from '../facts/deal/naming.ts';
import { carryOutAll } from './deal/schedule.ts';
import { propertiesGot } from './deal/sheet.ts';
import { setOf } from './deal/sound.ts';
import { type CardUse, cardUses, namesSomething } from './deal/standing.ts';
import { partiesOf } from './deal/terms.ts';

export const MAX_COUNTERS = 3;

type OfferMove = Extract<Move, { type: 'offer' }>;
type CounterMove = Extract<Move, { type: 'counter' }>;

export function makeOffer(
  state: State,
  seat: Seat,
  { to, and, ends, clauses }: OfferMove,
  emit?: Emit<Event>,
): void {
  state.dealsOpened[seat]!++;
  state.passes = 0;
  layOffer(state, offerOf({ from: seat, to, and, ends, clauses, counters: 0 }), emit);
}

/** The roles turn round: who was asked now asks. */
export function makeCounter(
  state: State,
  seat: Seat,
  { ends, clauses }: CounterMove,
  emit?: Emit<Event>,
): void {
  const { from, counters } = state.offer!;
  const to = from;
  const and = undefined;
  layOffer(state, offerOf({ from: seat, to, and, ends, clauses, counters: counters + 1 }), emit);
}

type Said = Pick<Offer, 'from' | 'to' | 'clauses' | 'counters'> & {
  readonly and: readonly Seat[] | undefined;
  readonly ends: number | undefined;
};

/** Without what it does not say. */
function offerOf({ from, to, and, ends, clauses, counters }: Said): Offer {
  if (and === undefined && ends === undefined) return { from, to, clauses, counters };
  const several = and ? { and, accepted: [] } : {};
  return { from, to, ...several, ...endsOf(ends), clauses, counters };
}

const endsOf = (ends: number | undefined): { ends?: number } =>
  ends === undefined ? {} : { ends };

function layOffer(state: State, offer: Offer, emit?: Emit<Event>): void {
  const { from, to, and, ends, clauses, counters } = offer;
  const parties = partiesOf(offer);
  state.offer = offer;
  state.phase = ANSWER;
  state.asked = to;
  showNamedCards(state, clauses, from, parties);
  if (!emit) return;
  const several = and ? { and } : {};
  const told = { from, to, ...several, ...endsOf(ends), clauses, counters };
  emit(
    { type: 'offered', ...told, clauses: hideAllCards(clauses) },
    { to: seatSet(...parties), event: { type: 'offered', ...told } },
  );
}

/** D-7.5: what `seat` commits itself to tells the other parties which cards it holds. */
function showNamedCards(
  state: State,
  clauses: readonly Clause[],
  seat: Seat,
  parties: Parties,
): void {
  if (!clauses.some(namesSomething)) return;
  for (const [card, use] of cardUses(clauses, seat, parties)) {
    for (const to of parties) {
      if (to === seat) continue;
      const copies = copiesShown(use, mayComeTo(state, seat, card, to));
      if (copies > 0) learnHeld(state, to, card, seat, copies);
    }
  }
}

/** May a contract in force, as `viewer` reads it, still bring `card` to `seat`? */
const mayComeTo = (state: State, seat: Seat, card: Card, viewer: Seat): boolean =>
  state.contracts.some(({ seats, open }) =>
    open.some(({ clause }) => {
      if (clause.type !== 'give' || clause.what.type !== 'card') return false;
      if (takerOf(clause, clause.from, seats) !== seat) return false;
      return clause.what.card === card || !seats.includes(viewer);
    }),
  );

/** What is used later must be in the hand already, unless it comes with the deal. */
function copiesShown(use: CardUse, mayCome: boolean): number {
  const { out, comesIn, isShown, isPrice } = use;
  const isUsedLater = isPrice || ((use.isPromised || use.isNamed) && !use.comesLater && !mayCome);
  return Math.max(out, isShown ? 1 : 0, out - comesIn + (isUsedLater ? 1 : 0));
}

export function accept(state: State, seat: Seat, rng: Rng, emit?: Emit<Event>): void {
  const offer = state.offer!;
  const { from, and, clauses } = offer;
  const parties = partiesOf(offer);
  showNamedCards(state, clauses, seat, parties);
  const accepted = [...(offer.accepted ?? []), seat];
  const next = and?.[accepted.length - 1];
  if (next !== undefined) {
    state.offer = { ...offer, accepted };
    state.asked = next;
    emit?.({ type: 'agreed', seat, from });
    return;
  }
  emit?.({ type: 'accepted', seat, from, contract: state.contractsMade + 1 });
  state.offer = null;
  makeContract(state, parties, offer, rng, emit);
}

/** Puts an accepted offer in force: random cards first (D-7.8), then shows, then everything else that is for now. */
function makeContract(
  state: State,
  parties: Parties,
  { ends, clauses }: Offer,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  if (ends !== undefined) endContract(state, ends, emit);
  const contract = enter(state, parties, clauses);
  relateTo(state, parties, clauses);
  if (carryOutAll(state, dueNow(contract, clauses), AFTER_DEAL, rng, emit))
    goOnAfterDeal(state, rng, emit);
}

const STAGES = ['random', 'show', 'rest'] as const;

function dueNow({ number }: Contract, clauses: readonly Clause[]): readonly Due[] {
  const due: Due[] = [];
  for (const stage of STAGES) {
    for (const [index, clause] of clauses.entries()) {
      if (isNow(clause) && stageOf(clause) === stage)
        due.push({ contract: number, index, how: 'happens' });
    }
  }
  return due;
}

function stageOf(clause: Clause): (typeof STAGES)[number] {
  if (clause.type === 'show') return 'show';
  return clause.type === 'give' && clause.what.type === 'random' ? 'random' : 'rest';
}

/** D-6.3: what the deal names, and the properties it brings to the player on turn; cards that come are added as they do. */
export function relateTo(state: State, parties: Parties, clauses: readonly Clause[]): void {
  const { turn } = state;
  const others = parties.filter((seat) => seat !== turn);
  state.partner = others[0]!;
  state.partners = setOf(others);
  state.gotProperties = propertiesGot({ parties, clauses }, turn);
  const cards = clauses.flatMap(cardsNamed);
  state.relatedCards = cards.length === 0 ? NOTHING : [...new Set(cards)].sort((a, b) => a - b);
}

/** All that was for now has happened. */
export function goOnAfterDeal(state: State, rng: Rng, emit?: Emit<Event>): void {
  // That there are such things is for all to see, so not asking tells nothing.
  if (state.relatedCards.length === 0 && state.gotProperties === 0) {
    endDeal(state, rng, emit);
  } else {
    state.phase = RELATED;
    state.asked = state.turn;
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
  state.partners = 0;
}
