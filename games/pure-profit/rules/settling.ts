/** P-4.1, P-4.2: Bankrupts take their value cards along, and the pairs go to the discard pile. */

import type { Emit } from '@parlor/kit';
import { afterLastSettling, afterSettling, oneIs, ruleOut } from './guesses.ts';
import { loseOpenly, reveal } from './hands.ts';
import { addPair, areAllEqual, removePair } from './pairs.ts';
import { BANKRUPT_SET, highestOf, lowestOf, VALUE_SET } from './sets.ts';
import { BANKRUPT, LAY, remember, SETTLE, type State } from './state.ts';
import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  type Bankrupt,
  type Event,
  type Value,
} from '../facts/types.ts';

type Tell = Emit<Event> | undefined;

/**
 * Makes pairs of Bankrupts of one kind; of both kinds, the player says which takes its
 * card next. When no Bankrupt or no value card is left, the pairs are laid. False
 * if the turn is over without a question.
 */
export function pairOrAsk(state: State, emit: Tell): boolean {
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
    makePair(state, lowestOf(bankrupts) as Bankrupt, emit);
  }
  afterLastSettling(state, seat);
  return layOrAsk(state, emit);
}

/** The Bankrupt takes its value card among those not yet paired; both leave the hand. */
export function makePair(state: State, bankrupt: Bankrupt, emit: Tell): void {
  const seat = state.turn;
  const values = state.holds[seat]! & VALUE_SET;
  const value = bankrupt === BANKRUPT_LOWEST ? lowestOf(values) : highestOf(values);
  loseOpenly(state, seat, bankrupt);
  loseOpenly(state, seat, value);
  addPair(state, bankrupt, value);
  afterSettling(state, seat, bankrupt, value);
  emit?.({ type: 'paired', seat, bankrupt, value: value as Value });
}

/** Lays pairs that are all equal; of others, the player says which is next. */
export function layOrAsk(state: State, emit: Tell): boolean {
  while (state.pairCount > 0) {
    if (!areAllEqual(state)) {
      state.asked = LAY;
      return true;
    }
    layPair(state, 0, emit);
  }
  remember(state, state.turn, BANKRUPT, 0);
  return false;
}

/** The Bankrupt goes first, the value card on top of it. */
export function layPair(state: State, pair: number, emit: Tell): void {
  const seat = state.turn;
  const bankrupt = state.pairs[2 * pair]! as Bankrupt;
  const value = state.pairs[2 * pair + 1]! as Value;
  const pairs = state.settled + state.pairCount;
  removePair(state, pair);
  state.discard[state.discardSize++] = bankrupt;
  state.discard[state.discardSize++] = value;
  state.settled++;
  emit?.({ type: 'settled', seat, bankrupt, value, pairs });
}
