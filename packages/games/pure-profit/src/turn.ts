/** The course of a turn: what is asked next, and what the rules do by themselves. */

import type { Emit, Rng } from '@parlor/kit';
import { HAND_FILLED } from './cards.ts';
import { afterLastSettling, afterNoSettling, afterSettling, oneIs, ruleOut } from './guesses.ts';
import { loseOpenly, reveal } from './hands.ts';
import { TURNS_PER_SEAT } from './options.ts';
import { endGame } from './scoring.ts';
import { BANKRUPT_SET, highestOf, lowestOf, VALUE_SET } from './sets.ts';
import {
  ACT,
  BANKRUPT,
  DRAW,
  pileSize,
  remember,
  SETTLE,
  type State,
  topDiscard,
} from './state.ts';
import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  type Bankrupt,
  type Event,
  GOAL,
  type Value,
} from './types.ts';

type Tell = Emit<Event> | undefined;

/** P-3.5: a reshuffle leaves the top card of the discard pile. */
export const canDrawFromPile = (state: State): boolean =>
  pileSize(state) > 0 || state.discardSize > 1;

/** P-3.2: only the top card, and only a value card. */
export function canTakeDiscard(state: State): boolean {
  const top = topDiscard(state);
  return top > 0 && top <= GOAL;
}

/** P-3.1: a hand is filled up to six, as long as there is something to draw. */
const mustDraw = (state: State): boolean =>
  state.sizes[state.turn]! < HAND_FILLED && (canDrawFromPile(state) || canTakeDiscard(state));

/** Goes on with the turn after a card was drawn. */
export function afterDraw(state: State, rng: Rng, emit: Tell): void {
  if (mustDraw(state)) return;
  if (!askWhenFilled(state, emit)) endTurn(state, rng, emit);
}

/** Goes on with the turn after one of both kinds of Bankrupt was chosen. */
export function afterChoice(state: State, bankrupt: Bankrupt, rng: Rng, emit: Tell): void {
  settle(state, bankrupt, emit);
  if (!settleOrAsk(state, emit)) endTurn(state, rng, emit);
}

/** Passes the turn on until somebody is asked or the match is over. */
export function endTurn(state: State, rng: Rng, emit: Tell): void {
  do {
    state.turns++;
    if (state.turns < TURNS_PER_SEAT * state.seats) {
      state.turn = (state.turn + 1) % state.seats;
    } else {
      // P-6.4
      emit?.({ type: 'stopped', turns: TURNS_PER_SEAT });
      if (!endGame(state, rng, emit)) return;
    }
  } while (!ask(state, emit));
}

/** P-6.2: a Bank is complete. */
export function winGame(state: State, rng: Rng, emit: Tell): void {
  state.turns++;
  if (endGame(state, rng, emit)) beginTurns(state, rng, emit);
}

/** The first turn after a deal. */
export function beginTurns(state: State, rng: Rng, emit: Tell): void {
  if (!ask(state, emit)) endTurn(state, rng, emit);
}

/** Opens a turn. False if it is over without a question. */
function ask(state: State, emit: Tell): boolean {
  state.settled = 0;
  if (mustDraw(state)) {
    state.asked = DRAW;
    return true;
  }
  return askWhenFilled(state, emit);
}

function askWhenFilled(state: State, emit: Tell): boolean {
  const seat = state.turn;
  state.unclear[seat] = 0;
  // P-3.3, P-4.1: a Bankrupt overrides all else.
  if ((state.holds[seat]! & BANKRUPT_SET) !== 0) return settleOrAsk(state, emit);
  if (state.sizes[seat] === 0) {
    remember(state, seat, BANKRUPT, 0);
    emit?.({ type: 'idle', seat });
    return false;
  }
  // Being asked tells everyone that there is no Bankrupt.
  ruleOut(state, seat, BANKRUPT_SET);
  state.asked = ACT;
  return true;
}

/** P-4.1, P-4.2: settles Bankrupts of one kind; of both kinds, the player says which is next. */
function settleOrAsk(state: State, emit: Tell): boolean {
  const seat = state.turn;
  for (;;) {
    const held = state.holds[seat]!;
    const bankrupts = held & BANKRUPT_SET;
    if (bankrupts === 0 || (held & VALUE_SET) === 0) break;
    if (bankrupts === BANKRUPT_SET) {
      // Being asked tells everyone what there is to choose from.
      reveal(state, seat, BANKRUPT_LOWEST);
      reveal(state, seat, BANKRUPT_HIGHEST);
      oneIs(state, seat, VALUE_SET);
      state.asked = SETTLE;
      return true;
    }
    // Not being asked tells everyone that there is none of the other kind.
    ruleOut(state, seat, BANKRUPT_SET & ~bankrupts);
    settle(state, lowestOf(bankrupts) as Bankrupt, emit);
  }
  remember(state, seat, BANKRUPT, 0);
  if (state.settled > 0) {
    afterLastSettling(state, seat);
  } else {
    // P-4.3: nothing at all could be settled.
    afterNoSettling(state, seat);
    emit?.({ type: 'stuck', seat });
  }
  return false;
}

/** P-4.1: the Bankrupt goes first, the value card it names on top of it. */
function settle(state: State, bankrupt: Bankrupt, emit: Tell): void {
  const seat = state.turn;
  const values = state.holds[seat]! & VALUE_SET;
  const value = bankrupt === BANKRUPT_LOWEST ? lowestOf(values) : highestOf(values);
  loseOpenly(state, seat, bankrupt);
  loseOpenly(state, seat, value);
  state.discard[state.discardSize++] = bankrupt;
  state.discard[state.discardSize++] = value;
  state.settled++;
  afterSettling(state, seat, bankrupt, value);
  emit?.({ type: 'settled', seat, bankrupt, value: value as Value });
}
