/** T-3.1: cards change hands for money, and gaps are filled. */

import type { Emit, Seat } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { gainCard } from './boards.ts';
import { cardName, priceOf } from '../facts/box.ts';
import { payBank } from './money.ts';
import { forget } from './possible.ts';
import { type BuyStep, poolCost } from './prospect.ts';
import type { State } from './state.ts';
import { type Card, colourOf, EMPTY, type Event, PLACES } from '../facts/types.ts';

type Told = Emit<Event> | undefined;

/** The place of the Pool a card lies in, or `PLACES` if it lies elsewhere. */
export function poolPlace(state: State, card: Card): number {
  let place = 0;
  while (place < PLACES && state.pool[place] !== card) place++;
  return place;
}

/** The place of a seat's stack a card lies in, or `PLACES` if it lies elsewhere. */
export function stackPlace(state: State, seat: Seat, card: Card): number {
  let place = 0;
  while (place < PLACES && state.stacks[PLACES * seat + place] !== card) place++;
  return place;
}

export function buyFromStack(state: State, seat: Seat, place: number, emit: Told): void {
  const card = state.stacks[PLACES * seat + place]!;
  const paid = priceOf(state.box, card);
  payBank(state, seat, paid);
  gainCard(state, seat, card);
  forget(state, seat, place, colourOf(card));
  emit?.({
    type: 'bought',
    seat,
    card,
    name: cardName(state.box, card),
    from: 'stack',
    place,
    paid,
  });
  const next = drawCard(state);
  state.stacks[PLACES * seat + place] = next;
  state.since[PLACES * seat + place] = next === EMPTY ? 0 : state.turns + 1;
  if (next !== EMPTY && emit) tellDraw(state, seat, place, emit);
  discardForTwo(state, emit);
}

export function buyFromPool(
  state: State,
  seat: Seat,
  place: number,
  step: BuyStep,
  emit: Told,
): void {
  takeFromPool(state, seat, place, poolCost(state, step, state.pool[place]!), emit);
  discardForTwo(state, emit);
}

/** A Pool card is paid for, at its price or at the winning bid. */
export function takeFromPool(
  state: State,
  seat: Seat,
  place: number,
  paid: number,
  emit: Told,
): void {
  const card = state.pool[place]!;
  payBank(state, seat, paid);
  gainCard(state, seat, card);
  emit?.({
    type: 'bought',
    seat,
    card,
    name: cardName(state.box, card),
    from: 'pool',
    place,
    paid,
  });
  const next = drawCard(state);
  state.pool[place] = next;
  if (next !== EMPTY)
    emit?.({ type: 'refilled', place, card: next, name: cardName(state.box, next) });
}

/** Only the owner of a stack sees what comes into it. */
export function tellDraw(state: State, seat: Seat, place: number, emit: Emit<Event>): void {
  const card = state.stacks[PLACES * seat + place]!;
  const name = cardName(state.box, card);
  emit(
    { type: 'drew', seat, place, card: null, name: null },
    { to: seatSet(seat), event: { type: 'drew', seat, place, card, name } },
  );
}

/** The top card of the draw pile, while it lasts. */
export function drawCard(state: State): Card | typeof EMPTY {
  return state.drawNext < state.drawEnd ? state.draw[state.drawNext++]! : EMPTY;
}

/** T-7.1: after each purchase of two players the next card goes out unseen. */
function discardForTwo(state: State, emit: Told): void {
  if (state.seats !== 2 || state.drawNext === state.drawEnd) return;
  state.discards[state.discarded++] = state.draw[state.drawNext++]!;
  emit?.({ type: 'discarded', draw: state.drawEnd - state.drawNext });
}
