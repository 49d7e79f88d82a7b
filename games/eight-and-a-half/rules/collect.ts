/** The pile goes to somebody who could not help it. */

import type { Emit, Seat } from '@parlor/kit';
import { KINDS } from '../facts/cards.ts';
import { addToHand, isHandPublic } from './hands.ts';
import { clearPile } from './setup.ts';
import { CARD_BITS, type State } from './state.ts';
import type { Event, Why } from '../facts/types.ts';

/** E-3.6, E-6.3: aside, or into the hand of whoever plays from the table. */
export function collect(state: State, seat: Seat, why: Why, emit: Emit<Event> | undefined): void {
  const toHand = isHandPublic(state, seat);
  if (emit) tellCollected(state, seat, why, emit);
  for (let index = 0; index < state.pileSize; index++) {
    const card = state.pile[index]! & CARD_BITS;
    if (toHand) {
      addToHand(state, seat, card);
    } else {
      state.aside[seat * KINDS + card]!++;
    }
  }
  if (!toHand) state.asideSize[seat]! += state.pileSize;
  clearPile(state);
}

function tellCollected(state: State, seat: Seat, why: Why, emit: Emit<Event>): void {
  emit({
    type: 'collected',
    seat,
    why,
    to: isHandPublic(state, seat) ? 'hand' : 'aside',
    cards: Array.from(state.pile.subarray(0, state.pileSize), (cell) => cell & CARD_BITS),
  });
}
