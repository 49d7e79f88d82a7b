/** The course of a turn: what is asked next, and what the rules do by themselves. */

import type { Emit, Rng } from '@parlor/kit';
import { HAND_FILLED } from '../facts/cards.ts';
import { canReshuffle } from './deal.ts';
import { ruleOut } from './guesses.ts';
import { TURNS_PER_SEAT } from '../facts/options.ts';
import { endGame } from './scoring.ts';
import { BANKRUPT_SET, VALUE_SET } from './sets.ts';
import { pairOrAsk } from './settling.ts';
import { ACT, BANKRUPT, DRAW, pileSize, remember, type State, topDiscard } from './state.ts';
import { askStuck } from './stuck.ts';
import { type Event, GOAL } from '../facts/types.ts';

type Tell = Emit<Event> | undefined;

/** P-3.5: an empty draw pile is made anew of the discard pile, if that has cards for it. */
export const canDrawFromPile = (state: State): boolean =>
  pileSize(state) > 0 || canReshuffle(state);

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
  const held = state.holds[seat]!;
  state.unclear[seat] = 0;
  // P-3.3, P-4.1: a Bankrupt overrides all else.
  if ((held & BANKRUPT_SET) !== 0) {
    return (held & VALUE_SET) !== 0 ? pairOrAsk(state, emit) : askStuck(state, emit);
  }
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
