/** P-5: a Steal is discarded, and then takes one card after another. */

import { type Emit, type Rng, type Seat, seatSet } from '@parlor/kit';
import { cardAt, see, steal } from './hands.ts';
import { cardsIn } from './sets.ts';
import { CHOOSE, NOBODY, ROW, type State, TAKE } from './state.ts';
import { type Card, type Event, type Steal, stealPower } from '../facts/types.ts';

type Tell = Emit<Event> | undefined;

/** P-5.2: nobody's last card can be stolen. */
export const canBeRobbed = (state: State, thief: Seat, victim: Seat): boolean =>
  victim !== thief && state.sizes[victim]! > 1;

/** Asks whom to take a card from. False if there is nobody, or nothing more to take. */
function askTake(state: State, thief: Seat): boolean {
  state.stealFrom = NOBODY;
  if (state.stealLeft > 0) {
    for (let victim = 0; victim < state.seats; victim++) {
      if (!canBeRobbed(state, thief, victim)) continue;
      state.asked = TAKE;
      return true;
    }
    state.stealLeft = 0;
  }
  return false;
}

export function beginStealing(state: State, thief: Seat, card: Steal): boolean {
  state.stealLeft = stealPower(card);
  return askTake(state, thief);
}

/** Takes a card unseen or, with `openSteal`, looks at the hand first. False if the turn is over. */
export function takeFrom(state: State, thief: Seat, victim: Seat, rng: Rng, emit: Tell): boolean {
  if (state.table.options.openSteal) {
    lookAt(state, thief, victim, emit);
    return true;
  }
  const unseen = rng.below(state.sizes[victim]!);
  loseTo(state, thief, victim, cardAt(state, victim, unseen), emit);
  return askTake(state, thief);
}

/** P-5.3, `openSteal`: the thief sees the hand, then chooses. */
function lookAt(state: State, thief: Seat, victim: Seat, emit: Tell): void {
  state.stealFrom = victim;
  state.asked = CHOOSE;
  see(state, thief, victim);
  if (emit) {
    const hand = cardsIn(state.hands, victim * ROW);
    const seen: Event = { type: 'looked', seat: thief, victim, hand };
    emit({ type: 'looked', seat: thief, victim }, { to: seatSet(thief), event: seen });
  }
}

export function takeChosen(state: State, thief: Seat, card: Card, emit: Tell): boolean {
  loseTo(state, thief, state.stealFrom, card, emit);
  return askTake(state, thief);
}

/** The thief wants no more. */
export function stopStealing(state: State, thief: Seat, emit: Tell): void {
  const taken = stealPower(state.deedCards[thief]!) - state.stealLeft;
  state.stealLeft = 0;
  emit?.({ type: 'refrained', seat: thief, taken });
}

function loseTo(state: State, thief: Seat, victim: Seat, card: Card, emit: Tell): void {
  state.stealLeft--;
  steal(state, thief, victim, card);
  emit?.(
    { type: 'lost', seat: thief, victim },
    { to: seatSet(thief, victim), event: { type: 'lost', seat: thief, victim, card } },
  );
}
