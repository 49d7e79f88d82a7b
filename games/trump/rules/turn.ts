/** Turns begin and end; Part 1 gives way to Part 2; the game ends. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { hasTimedClauses, lapseAll } from './deal/books.ts';
import { dueAtTurnEnd, dueOnPlay } from './deal/fallingDue.ts';
import { carryOutAll } from './deal/schedule.ts';
import { drawCard } from './state/hands.ts';
import { NO_CARD } from '../facts/rules.ts';
import { finalMoney } from './scoring.ts';
import {
  AFTER_CARD,
  AFTER_TURN,
  leftOf,
  NO_AIM,
  OVER,
  PUT_UP,
  pileSize,
  type State,
  TURN,
  unowned,
} from './state/state.ts';
import type { Event } from '../facts/events.ts';

/** D-3.1: in Part 1 a turn begins with a draw, which the engine makes. */
export function beginTurn(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.turn = seat;
  state.asked = seat;
  state.phase = TURN;
  emit?.({ type: 'turnBegan', seat });
  if (state.part === 1) drawCard(state, seat, emit);
}

/** Whatever the player on turn did is done: a played card has had its effect, and the turn ends. */
export function finishTurn(state: State, rng: Rng, emit?: Emit<Event>): void {
  if (state.playing !== NO_CARD) {
    if (state.contracts.length !== 0) {
      const due = dueOnPlay(state, state.playing, 'after');
      if (!carryOutAll(state, due, AFTER_CARD, rng, emit)) return;
    }
    layAside(state);
  }
  endTurn(state, rng, emit);
}

/** The card that was played, and all that hung on it, is done with. */
export function layAside(state: State): void {
  state.playing = NO_CARD;
  state.payout = 0;
  state.aim = NO_AIM;
}

export function endTurn(state: State, rng: Rng, emit?: Emit<Event>): void {
  if (state.part === 2) endDealingTurn(state, rng, emit);
  else endBuyingTurn(state, emit);
}

function endBuyingTurn(state: State, emit?: Emit<Event>): void {
  const left = unowned(state);
  if (left === 0) beginPartTwo(state, emit);
  else if (pileSize(state) === 0) beginClosingSales(state, left);
  else beginTurn(state, leftOf(state, state.turn), emit);
}

/** D-3.11: who drew the last card is Broker for everything that is left. */
function beginClosingSales(state: State, left: number): void {
  state.closingRound = 1;
  state.closing = left;
  state.phase = PUT_UP;
  state.asked = state.turn;
}

/** A closing sale is over: the next property, one more time those that nobody opened for, or Part 2. */
export function continueClosingSales(state: State, emit?: Emit<Event>): void {
  if (state.closing === 0 && state.again !== 0) {
    state.closingRound = 2;
    state.closing = state.again;
    state.again = 0;
  }
  if (state.closing === 0) {
    state.closingRound = 0;
    beginPartTwo(state, emit);
  } else {
    state.phase = PUT_UP;
    state.asked = state.turn;
  }
}

/** D-3.10: with the player to the left. */
function beginPartTwo(state: State, emit?: Emit<Event>): void {
  const seat = leftOf(state, state.turn);
  state.part = 2;
  emit?.({ type: 'partBegan', part: 2, seat });
  beginTurn(state, seat, emit);
}

function endDealingTurn(state: State, rng: Rng, emit?: Emit<Event>): void {
  const seat = state.turn;
  state.turnsEnded[seat]!++;
  if (state.contracts.length !== 0) {
    if (!carryOutAll(state, dueAtTurnEnd(state, seat), AFTER_TURN, rng, emit)) return;
  }
  passOn(state, emit);
}

/** The game is over, or the next seat is on turn. */
export function passOn(state: State, emit?: Emit<Event>): void {
  // D-6.4: passing goes on until everything that has a date has come due.
  if (state.passes >= state.seats && !hasTimedClauses(state)) finishGame(state, emit);
  else beginTurn(state, leftOf(state, state.turn), emit);
}

function finishGame(state: State, emit?: Emit<Event>): void {
  lapseAll(state, emit);
  state.phase = OVER;
  emit?.({ type: 'finished', totals: finalMoney(state) });
}
