/** P-4.3: Bankrupts in hand, and not one value card to settle any of them with. */

import type { Emit, Seat } from '@parlor/kit';
import { HAND_FILLED } from '../facts/cards.ts';
import { oneIs, ruleOut } from './guesses.ts';
import { loseOpenly, reveal, showAll } from './hands.ts';
import { BANKRUPT_SET, lowestOf, STEAL_SET, VALUE_SET } from './sets.ts';
import { BANKRUPT, remember, STUCK, type State } from './state.ts';
import { BANKRUPT_HIGHEST, BANKRUPT_LOWEST, type Bankrupt, type Event } from '../facts/types.ts';

type Tell = Emit<Event> | undefined;

/**
 * Asks whoever has a choice: to use a Steal or not, or, with a hand that is full of
 * both kinds of Bankrupt, which one goes. False if the turn is over.
 */
export function askStuck(state: State, emit: Tell): boolean {
  const seat = state.turn;
  const held = state.holds[seat]!;
  const isFull = state.sizes[seat]! >= HAND_FILLED;
  ruleOut(state, seat, VALUE_SET);
  if ((held & STEAL_SET) !== 0 || (isFull && held === BANKRUPT_SET)) {
    oneIs(state, seat, BANKRUPT_SET);
    // A hand that is not full is asked for the sake of a Steal only.
    if (!isFull) oneIs(state, seat, STEAL_SET);
    state.asked = STUCK;
    return true;
  }
  // Not being asked tells everyone that there is no Steal,
  ruleOut(state, seat, STEAL_SET);
  if (isFull) {
    // nor any of the other kind: all cards of the hand are alike.
    ruleOut(state, seat, BANKRUPT_SET & ~held);
    showAll(state, seat);
    discardBankrupt(state, seat, lowestOf(held), emit);
  } else passStuck(state, seat, emit);
  return false;
}

/** An answer tells everyone what the question did not. */
export const hasSteal = (state: State, seat: Seat): void => oneIs(state, seat, STEAL_SET);

export function hasOnlyBankrupts(state: State, seat: Seat): void {
  ruleOut(state, seat, STEAL_SET);
  reveal(state, seat, BANKRUPT_LOWEST);
  reveal(state, seat, BANKRUPT_HIGHEST);
}

/** The turn ends with nothing discarded. */
export function passStuck(state: State, seat: Seat, emit: Tell): void {
  remember(state, seat, BANKRUPT, 0);
  emit?.({ type: 'stuck', seat });
}

/** One Bankrupt goes alone, so that nobody is locked in. */
export function discardBankrupt(state: State, seat: Seat, card: number, emit: Tell): void {
  loseOpenly(state, seat, card);
  state.discard[state.discardSize++] = card;
  remember(state, seat, BANKRUPT, 0);
  emit?.({ type: 'discarded', seat, card: card as Bankrupt });
}
