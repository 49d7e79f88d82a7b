/** The die: moving, and everything else it is thrown for. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { DIE_FACES, DIE_PAYS, PROPERTY_SPACE_PAYS, T_FACE } from '../facts/components.ts';
import { othersHaveCards, takeRandomCard } from './state/hands.ts';
import { collect, fillBox } from './state/money.ts';
import { SPACE } from '../facts/rules.ts';
import {
  FILL,
  FOR_FIVE,
  FOR_MOVE,
  FOR_SPACE,
  leftOf,
  PUT_UP,
  type State,
  TAKE,
  TRADE,
} from './state/state.ts';
import { finishTurn } from './turn.ts';
import type { Die } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';

const { start: START, property: PROPERTY, money: MONEY, roll: ROLL, trade: TRADE_SPACE } = SPACE;

export const dieOf = (face: number): Die => (face === T_FACE ? 'T' : ((face + 1) as Die));

/** Throws for `purpose` until there is a number to use, or a T that takes a card. */
export function throwFor(state: State, purpose: number, rng: Rng, emit?: Emit<Event>): void {
  state.throwing = purpose;
  throwOn(state, rng, emit);
}

/** D-3.2: the T has taken its card; the throw goes on. */
export function takeCard(state: State, from: Seat, rng: Rng, emit?: Emit<Event>): void {
  takeRandomCard(state, state.turn, from, rng, emit);
  throwOn(state, rng, emit);
}

function throwOn(state: State, rng: Rng, emit?: Emit<Event>): void {
  if (state.throwing === FOR_FIVE) {
    throwFive(state, rng, emit);
    return;
  }
  for (;;) {
    const face = throwDie(state, rng, emit);
    if (face !== T_FACE) {
      useNumber(state, face + 1, rng, emit);
      return;
    }
    if (askForTake(state)) return;
  }
}

/** D-4.4: exactly five throws; only the Ts matter. */
function throwFive(state: State, rng: Rng, emit?: Emit<Event>): void {
  while (state.rollsLeft > 0) {
    state.rollsLeft--;
    if (throwDie(state, rng, emit) === T_FACE && askForTake(state)) return;
  }
  finishTurn(state, rng, emit);
}

function throwDie(state: State, rng: Rng, emit?: Emit<Event>): number {
  const face = rng.below(DIE_FACES);
  emit?.({ type: 'rolled', seat: state.turn, die: dieOf(face) });
  return face;
}

/** D-3.2: with nobody to take a card from, the T is just thrown again. */
function askForTake(state: State): boolean {
  if (!othersHaveCards(state, state.turn)) return false;
  state.phase = TAKE;
  state.asked = state.turn;
  return true;
}

function useNumber(state: State, number: number, rng: Rng, emit?: Emit<Event>): void {
  if (state.throwing === FOR_MOVE) {
    movePawn(state, number, rng, emit);
    return;
  }
  // D-3.8, D-4.1: the roll-again space and die-profit cards pay alike.
  const amount = number * DIE_PAYS;
  if (state.throwing !== FOR_SPACE) state.payout = amount;
  collect(state, state.turn, amount, emit);
  finishTurn(state, rng, emit);
}

function movePawn(state: State, steps: number, rng: Rng, emit?: Emit<Event>): void {
  const seat = state.turn;
  const spaces = state.rules.space.length;
  const to = (state.pawns[seat]! + steps) % spaces;
  state.pawns[seat] = to;
  emit?.({ type: 'moved', seat, space: to });
  landOn(state, to, rng, emit);
}

/** D-3.3: do what the space says. */
function landOn(state: State, at: number, rng: Rng, emit?: Emit<Event>): void {
  const seat = state.turn;
  switch (state.rules.space[at]) {
    case START:
      takeFromEveryone(state, seat, rng, emit);
      finishTurn(state, rng, emit);
      return;
    case PROPERTY:
      fillBox(state, seat, state.rules.spaceValue[at]!, PROPERTY_SPACE_PAYS, emit);
      finishTurn(state, rng, emit);
      return;
    case MONEY:
      ask(state, FILL);
      return;
    case ROLL:
      throwFor(state, FOR_SPACE, rng, emit);
      return;
    case TRADE_SPACE:
      // D-3.9: no property, no trade.
      if (state.holdings[seat] === 0) finishTurn(state, rng, emit);
      else ask(state, TRADE);
      return;
    default:
      // D-3.7: both kinds of sale; which properties can be chosen depends on the space.
      ask(state, PUT_UP);
  }
}

function ask(state: State, phase: number): void {
  state.phase = phase;
  state.asked = state.turn;
}

/** D-3.4 */
function takeFromEveryone(state: State, seat: Seat, rng: Rng, emit?: Emit<Event>): void {
  for (let step = 1; step < state.seats; step++) {
    const other = leftOf(state, seat, step);
    if (state.handSize[other] !== 0) takeRandomCard(state, seat, other, rng, emit);
  }
}
